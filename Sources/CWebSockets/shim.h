#pragma once
#include <libwebsockets.h>
#include <malloc.h>

// Macros that Swift does not see as constants.
static const int matchcut_lws_pre = LWS_PRE;

// Large memory goes back to the system as soon as it is let go of. By default the C library comes
// to keep it, and pictures that live for a take leave holes among those that live for long.
static inline void matchcut_return_large_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 256 * 1024);
  mallopt(M_TRIM_THRESHOLD, 8 * 1024 * 1024);
}
