#pragma once
#include <libwebsockets.h>
#include <malloc.h>

// Macros that Swift does not import as constants.
static const int matchcut_lws_pre = LWS_PRE;

// Returns freed large memory to the system immediately. By default the C library eventually keeps
// it, and short-lived pictures leave holes between long-lived ones.
static inline void matchcut_return_large_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 256 * 1024);
  mallopt(M_TRIM_THRESHOLD, 8 * 1024 * 1024);
}
