// Detects when an object of any class is deallocated, which is when Objective-C would release its
// associated objects.
//
// Swift deallocates an object through a function whose address is in the class's metadata, two
// words before the address to which references point (the Swift project's document on type metadata
// calls it the destructor). For watched classes that word is replaced by a function that calls the
// original one. Swift does not guarantee this layout, so the caller verifies it with its own class.
#include "CDeviceRuntime.h"

#include <pthread.h>
#include <stdlib.h>

typedef __attribute__((swiftcall)) void (*destructor)(__attribute__((swift_context)) void *);

enum { destructor_place = -2, kind_place = 0, class_kind = 0 };

typedef struct {
  const void *class;
  destructor original;
} watched_class;

// The watched classes, sorted by address for a fast search.
static watched_class *watched;
static size_t count, capacity;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static object_end_handler handler;

// The index of a class, or the index at which it would be inserted.
static size_t place(const void *class) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if ((const char *)watched[middle].class < (const char *)class) low = middle + 1;
    else high = middle;
  }
  return low;
}

static destructor original(const void *class) {
  pthread_rwlock_rdlock(&lock);
  size_t i = place(class);
  destructor found = i < count && watched[i].class == class ? watched[i].original : 0;
  pthread_rwlock_unlock(&lock);
  return found;
}

static __attribute__((swiftcall)) void end(__attribute__((swift_context)) void *object) {
  destructor destroy = original(*(const void **)object);
  void *answer = handler.will(object);
  destroy(object);
  if (answer) handler.did(answer);
}

static bool add(void **class) {
  if (class[destructor_place] == (void *)end) return true;
  if (count == capacity) {
    size_t more = capacity ? capacity * 2 : 64;
    watched_class *list = realloc(watched, more * sizeof *list);
    if (!list) return false;
    watched = list;
    capacity = more;
  }
  size_t i = place(class);
  for (size_t j = count; j > i; j--) watched[j] = watched[j - 1];
  watched[i] = (watched_class){class, (destructor)class[destructor_place]};
  count++;
  __atomic_store_n(&class[destructor_place], (void *)end, __ATOMIC_RELEASE);
  return true;
}

bool object_end_watch(const void *object, object_end_handler new_handler) {
  void **class = *(void ***)object;
  if ((size_t)class[kind_place] != class_kind || !class[destructor_place]) return false;
  if (__atomic_load_n(&class[destructor_place], __ATOMIC_ACQUIRE) == (void *)end) return true;
  pthread_rwlock_wrlock(&lock);
  handler = new_handler;
  bool is_watched = add(class);
  pthread_rwlock_unlock(&lock);
  return is_watched;
}
