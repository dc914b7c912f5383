// The installed receiver, the program that hosts tests, and the library's own functions. The other
// files call this one, and it calls none of them.
#include "internal.h"

#include <string.h>

const mq_receiver *_Atomic mq_taker;
static mq_receiver installed;

void mq_install(const mq_receiver *receiver) {
  if (mq_taker) return;
  installed = *receiver;
  mq_taker = &installed;
}

const mq_test_host *_Atomic mq_tester;

bool mq_hosts_tests(void) { return mq_tester; }

/// Whether the function that the dynamic linker finds by this name is one of this module's.
static bool is_found_here(const char *name) {
  Dl_info found, own;
  void *function = dlsym(RTLD_DEFAULT, name);
  return function && dladdr(function, &found) && dladdr((void *)mq_install, &own) &&
         found.dli_fbase == own.dli_fbase;
}

bool mq_replaces_dispatch(void) {
#ifdef MQ_SANITIZED
  // The sanitizer's functions are found first, and they call those of this module.
  return true;
#else
  return is_found_here("dispatch_async") && is_found_here("dispatch_after") &&
         is_found_here("CFRunLoopRunInMode") && is_found_here("clock_gettime");
#endif
}

void *mq_library(const char *name) {
#ifdef MQ_SANITIZED
  char sanitized[64] = "___interceptor_";
  strncat(sanitized, name, sizeof sanitized - strlen(sanitized) - 1);
  void *interceptor = dlsym(RTLD_DEFAULT, sanitized);
  if (interceptor) return interceptor;
#endif
  return dlsym(RTLD_NEXT, name);
}
