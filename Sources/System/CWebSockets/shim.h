#pragma once
#include <libwebsockets.h>
#include <malloc.h>

// Macros that Swift does not import as constants.
static const int matchcut_lws_pre = LWS_PRE;

// Makes large blocks of memory return to the system as soon as they are freed. By default the C
// library may keep them, and short-lived pictures would leave gaps between long-lived ones.
static inline void matchcut_return_large_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 256 * 1024);
  mallopt(M_TRIM_THRESHOLD, 8 * 1024 * 1024);
}
