// Handles work that is a member of a group, waits for a group, or is one of many iterations.
#include "internal.h"

#include <stdlib.h>

typedef void *queue_t;
typedef void *group_t;

extern queue_t dispatch_queue_create(const char *label, void *attributes);
extern void dispatch_sync_f(queue_t queue, void *context, void (*function)(void *));
extern void dispatch_group_enter(group_t group);
extern void dispatch_group_leave(group_t group);
extern void dispatch_group_notify_f(group_t group, queue_t queue, void *context,
                                    void (*function)(void *));
extern void dispatch_apply_f(size_t count, queue_t queue, void *context,
                             void (*function)(void *, size_t));
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

static bool takes(queue_t queue) {
  return mq_taker && mq_taker->belongs(queue == (queue_t)&_dispatch_main_q);
}

// MARK: members

/// A block that leaves its group when it has run or been discarded.
typedef struct {
  mq_block *block;
  group_t group;
} mq_member;

static void leave(mq_member *member) {
  if (!member->group) return;
  dispatch_group_leave(member->group);
  dispatch_release(member->group);
  member->group = 0;
}

static void run_member(void *context) {
  mq_member *member = context;
  member->block->invoke(member->block);
  leave(member);
}

static void release_member(void *context) {
  mq_member *member = context;
  leave(member);
  _Block_release(member->block);
  free(member);
}

void dispatch_group_async(group_t group, queue_t queue, void *block) {
  mq_member *member = takes(queue) ? malloc(sizeof(mq_member)) : 0;
  if (!member) {
    MQ_REAL(dispatch_group_async)(group, queue, block);
    return;
  }
  mq_work work = mq_block_work(queue, block);
  *member = (mq_member){.block = work.context, .group = group};
  work.context = member;
  work.run = run_member;
  work.release = release_member;
  dispatch_retain(group);
  dispatch_group_enter(group);
  if (mq_taker->submit(work)) return;
  release_member(member);
  MQ_REAL(dispatch_group_async)(group, queue, block);
}

// MARK: promises

/// The queue on which groups and blocks submit their notifications. They are submitted within the
/// call that ends the wait, so that a later flush includes them.
static queue_t promises(void) {
  static queue_t queue;
  queue_t found = __atomic_load_n(&queue, __ATOMIC_ACQUIRE);
  if (found) return found;
  queue_t made = dispatch_queue_create("matchcut.promises", 0);
  if (__atomic_compare_exchange_n(&queue, &found, made, false, __ATOMIC_ACQ_REL,
                                  __ATOMIC_ACQUIRE))
    return made;
  dispatch_release(made);
  return found;
}

static void nothing(void *context) { (void)context; }

void mq_flush_promises(void) { dispatch_sync_f(promises(), 0, nothing); }

static void keep(void *promise) { mq_taker->keep_promise(promise); }

/// `dispatch_block_notify` calls this function, so it is also called for notifications of work
/// items.
void dispatch_group_notify(group_t group, queue_t queue, void *block) {
  if (!takes(queue)) {
    MQ_REAL(dispatch_group_notify)(group, queue, block);
    return;
  }
  void *promise = mq_taker->promise(mq_block_work(queue, block));
  dispatch_group_notify_f(group, promises(), promise, keep);
}

// MARK: iterations

/// The header of a block with an index parameter.
typedef struct {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *, size_t);
} mq_index_block;

typedef struct {
  mq_index_block *block;
  void *iterations;
} mq_apply;

static void iterate(void *context, size_t index) {
  mq_apply *apply = context;
  void *iteration = mq_taker->begin_iteration(apply->iterations, index);
  apply->block->invoke(apply->block, index);
  mq_taker->end_iteration(iteration);
}

void dispatch_apply(size_t count, queue_t queue, void *block) {
  if (!mq_taker || !mq_origin()) {
    MQ_REAL(dispatch_apply)(count, queue, block);
    return;
  }
  mq_apply apply = {.block = block, .iterations = mq_taker->begin_iterations()};
  dispatch_apply_f(count, queue, &apply, iterate);
  mq_taker->end_iterations(apply.iterations);
}
