// Replacements for the C library's allocation functions. They count each call and pass it on to the
// C library.
#include "allocations.h"
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static atomic_int counts;
static atomic_long calls, bytes;

static void count(size_t size) {
  if (!atomic_load_explicit(&counts, memory_order_relaxed)) return;
  atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&bytes, (long)size, memory_order_relaxed);
}

void al_begin(void) {
  atomic_store(&calls, 0);
  atomic_store(&bytes, 0);
  atomic_store(&counts, 1);
}

al_count al_end(void) {
  atomic_store(&counts, 0);
  return (al_count){atomic_load(&calls), atomic_load(&bytes)};
}

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count(size);
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count(size);
  void *memory = __libc_memalign(alignment, size);
  if (!memory) return ENOMEM;
  *result = memory;
  return 0;
}
