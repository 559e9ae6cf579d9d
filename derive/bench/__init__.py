"""The speed of generated functions, side by side with what a user could take instead, in one process.

measured(cases, ...)    plain data: times of every candidate, ratios of medians with their spread
The tables and files of it are written by `derive bench`.
"""
