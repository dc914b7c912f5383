// The stack of the calling thread.
#include "internal.h"

#include <pthread.h>

/// The lowest address of the stack, and its size.
static __thread const char *end;
static __thread size_t size;

static void look(void) {
  pthread_attr_t attributes;
  void *lowest = 0;
  if (pthread_getattr_np(pthread_self(), &attributes)) return;
  if (!pthread_attr_getstack(&attributes, &lowest, &size)) end = lowest;
  pthread_attr_destroy(&attributes);
}

int64_t mq_stack_left(void) {
  if (!end) look();
  const char *here = __builtin_frame_address(0);
  return end && here > end && here <= end + size ? here - end : INT64_MAX;
}

size_t mq_stack_size(void) { return size; }
