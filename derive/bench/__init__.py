"""The speed of generated functions, side by side with what a user could take instead, in one process.

peaks(...)              operations a second of the machine, by dtype and threads
measured(cases, ...)    plain data: times of every candidate, ratios of medians with their spread, parts of the peaks
memory_rows(rows, ...)  plain data: peak and workspace of a call, each in a process of its own (`Fresh`)
grown(cases, ...)       plain data: time and memory at doubling lengths, and the exponents
A `Limit` ends them early and keeps what was not measured.  The tables and files of it are written by `derive bench`.
"""
