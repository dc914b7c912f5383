#pragma once
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <sys/syscall.h>
#include <unistd.h>

// A new file that exists only in memory, until it is closed; -1 if the system has no memory.
static inline int matchcut_memory_file(void) {
  return (int)syscall(SYS_memfd_create, "font", 1u);  // closed in child programs
}
