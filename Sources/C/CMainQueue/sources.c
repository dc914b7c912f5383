// Manages Dispatch timer sources in place of the real sources, which are never scheduled.
#include "internal.h"

#include <pthread.h>
#include <stdlib.h>

typedef void *source_t;

struct mq_source {
  source_t source;
  void *queue;
  /// The handler, which is a block, or a function that receives the source's context.
  void *handler;
  void (*function)(void *);
  /// The number of references of the owner and of schedules. It is counted here, because the real
  /// source's reference count is not accessible.
  int owners, holders;
  int suspensions;
  bool is_cancelled;
  mq_source *next;
};

extern char _dispatch_source_type_timer;
extern void dispatch_source_cancel(source_t source);
extern void *dispatch_get_context(void *object);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static mq_source *sources;
/// This is read without the lock, because most programs do not have such a source.
static int count;

/// The source's entry; null if the source does not belong to a device. Call with the lock held.
static mq_source *entry(source_t source) {
  for (mq_source *each = sources; each; each = each->next)
    if (each->source == source) return each;
  return 0;
}

static bool is_empty(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED) == 0; }

static void release_block(void *block) {
  if (block) _Block_release(block);
}

/// Frees an entry without references by its owner or a schedule. Call with the lock held.
static void free_if_unused(mq_source *unused) {
  if (unused->owners > 0 || unused->holders > 0) return;
  for (mq_source **link = &sources; *link; link = &(*link)->next) {
    if (*link != unused) continue;
    *link = unused->next;
    break;
  }
  __atomic_sub_fetch(&count, 1, __ATOMIC_RELAXED);
  // The handler's captured objects may be views, which must be deallocated on the main queue.
  if (unused->handler) mq_async(0, false, unused->handler, release_block);
  if (unused->queue) mq_release_queue(unused->queue);
  free(unused);
}

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  source_t source = MQ_REAL(dispatch_source_create)(type, handle, mask, queue);
  if (type != (void *)&_dispatch_source_type_timer || !source || !mq_taker) return source;
  if (!mq_taker->belongs(queue == (void *)&_dispatch_main_q)) return source;
  mq_source *made = calloc(1, sizeof(mq_source));
  if (!made) return source;
  made->source = source;
  made->queue = queue == (void *)&_dispatch_main_q ? 0 : queue;
  if (made->queue) mq_retain_queue(made->queue);
  made->owners = 1;
  made->suspensions = 1;
  pthread_mutex_lock(&lock);
  made->next = sources;
  sources = made;
  __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
  pthread_mutex_unlock(&lock);
  return source;
}

extern int64_t mq_distance(uint64_t when);

void dispatch_source_set_timer(source_t source, uint64_t start, uint64_t interval,
                               uint64_t leeway) {
  mq_source *found = 0;
  if (!is_empty()) {
    pthread_mutex_lock(&lock);
    found = entry(source);
    if (found) found->holders++;
    pthread_mutex_unlock(&lock);
  }
  if (!found) {
    MQ_REAL(dispatch_source_set_timer)(source, start, interval, leeway);
    return;
  }
  int64_t distance = mq_distance(start);
  mq_taker->set_source(found, distance == INT64_MAX ? -1 : distance,
                       interval >= INT64_MAX ? 0 : (int64_t)interval);
}

/// Sets an entry's handler and returns the previous block; false if the source does not belong to a
/// device.
static bool set_handler(source_t source, void *block, void (*function)(void *), void **before) {
  if (is_empty()) return false;
  pthread_mutex_lock(&lock);
  mq_source *found = entry(source);
  if (found) {
    *before = found->handler;
    found->handler = block ? _Block_copy(block) : 0;
    found->function = function;
  }
  pthread_mutex_unlock(&lock);
  return found;
}

void dispatch_source_set_event_handler(source_t source, void *block) {
  void *before = 0;
  if (set_handler(source, block, 0, &before))
    release_block(before);
  else
    MQ_REAL(dispatch_source_set_event_handler)(source, block);
}

// A Task.sleep with a tolerance uses this function.
void dispatch_source_set_event_handler_f(source_t source, void (*function)(void *)) {
  void *before = 0;
  if (set_handler(source, 0, function, &before))
    release_block(before);
  else
    MQ_REAL(dispatch_source_set_event_handler_f)(source, function);
}

/// Changes an entry's counts.
static void add(source_t source, int owners, int suspensions) {
  pthread_mutex_lock(&lock);
  mq_source *found = entry(source);
  if (found) {
    found->owners += owners;
    found->suspensions += suspensions;
    if (found->suspensions < 0) found->suspensions = 0;
    if (found->owners <= 0) {
      found->source = 0;
      found->is_cancelled = true;
      free_if_unused(found);
    }
  }
  pthread_mutex_unlock(&lock);
}

void dispatch_resume(void *object) {
  if (!is_empty()) add(object, 0, -1);
  MQ_REAL(dispatch_resume)(object);
}

void dispatch_activate(void *object) {
  if (!is_empty()) add(object, 0, -1);
  MQ_REAL(dispatch_activate)(object);
}

void dispatch_suspend(void *object) {
  if (!is_empty()) add(object, 0, 1);
  MQ_REAL(dispatch_suspend)(object);
}

void dispatch_retain(void *object) {
  if (!is_empty()) add(object, 1, 0);
  MQ_REAL(dispatch_retain)(object);
}

void dispatch_release(void *object) {
  if (!is_empty()) add(object, -1, 0);
  MQ_REAL(dispatch_release)(object);
}

void dispatch_source_cancel(source_t source) {
  if (!is_empty()) {
    pthread_mutex_lock(&lock);
    mq_source *found = entry(source);
    if (found) found->is_cancelled = true;
    pthread_mutex_unlock(&lock);
  }
  MQ_REAL(dispatch_source_cancel)(source);
}

mq_source_state mq_source_get_state(mq_source *source) {
  pthread_mutex_lock(&lock);
  mq_source_state state = source->is_cancelled     ? mq_source_over
                          : source->suspensions > 0 ? mq_source_suspended
                                                    : mq_source_active;
  pthread_mutex_unlock(&lock);
  return state;
}

static void run_handler(void *block) {
  if (block) ((mq_block *)block)->invoke(block);
}

mq_work mq_source_handler(mq_source *source) {
  pthread_mutex_lock(&lock);
  mq_work work = {.queue = source->queue};
  if (source->function) {
    work.run = source->function;
    work.context = dispatch_get_context(source->source);
  } else {
    work.run = run_handler;
    work.release = release_block;
    work.context = source->handler ? _Block_copy(source->handler) : 0;
  }
  pthread_mutex_unlock(&lock);
  return work;
}

void mq_source_release(mq_source *source) {
  pthread_mutex_lock(&lock);
  source->holders--;
  free_if_unused(source);
  pthread_mutex_unlock(&lock);
}
