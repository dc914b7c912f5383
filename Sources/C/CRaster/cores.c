// The number of useful threads.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "craster.h"

#if defined(__linux__)
#include <sched.h>

int32_t cr_cores(void) {
  cpu_set_t set;
  return sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 0;
}
#else
int32_t cr_cores(void) { return 0; }
#endif
