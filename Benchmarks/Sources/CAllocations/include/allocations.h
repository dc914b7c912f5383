// Counts what a process asks of the heap.
#pragma once

/// What was asked for between a beginning and an end, by all threads.
typedef struct { long calls, bytes; } al_count;

void al_begin(void);
al_count al_end(void);
