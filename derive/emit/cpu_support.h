// What printed C++ kernels stand on: vectors, element functions, loads and stores, products, memory, threads.
// Nothing here knows a formula. One dtype a compile: DERIVE_FLOAT (the default), DERIVE_DOUBLE, DERIVE_BFLOAT16 or
// DERIVE_HALF. Kernels belong inside `namespace derive`: names such as exp would be ambiguous beside those of <cmath>.
// Compile with -std=c++17 -Wno-psabi (vectors are passed in inlined functions only) and -fopenmp for threads.
#pragma once

#include "cpu/types.h"
#include "cpu/machine.h"
#include "cpu/masks.h"
#include "cpu/elements.h"
#include "cpu/integers.h"
#include "cpu/storage.h"
#include "cpu/loads.h"
#include "cpu/stores.h"
#include "cpu/rows.h"
#include "cpu/products.h"
#include "cpu/operands.h"
#include "cpu/few.h"
#include "cpu/memory.h"
