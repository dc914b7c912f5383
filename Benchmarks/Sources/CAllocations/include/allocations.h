// Counts a process's heap allocations.
#pragma once

/// The allocations of all threads between `al_begin` and `al_end`.
typedef struct { long calls, bytes; } al_count;

void al_begin(void);
al_count al_end(void);
