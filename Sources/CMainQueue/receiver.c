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

void *mq_library(const char *name) {
#ifdef MQ_SANITIZED
  char sanitized[64] = "___interceptor_";
  strncat(sanitized, name, sizeof sanitized - strlen(sanitized) - 1);
  void *interceptor = dlsym(RTLD_DEFAULT, sanitized);
  if (interceptor) return interceptor;
#endif
  return dlsym(RTLD_NEXT, name);
}
