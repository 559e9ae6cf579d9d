"""What generated Triton kernels compile to for GPUs that need not be there, and what the cost model predicts."""
