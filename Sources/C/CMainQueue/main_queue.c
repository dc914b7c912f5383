// The thread's origin, and work.
#include "internal.h"

#include <string.h>

static __thread void *origin;

void *mq_origin(void) { return origin; }
void mq_set_origin(void *value) {
  origin = value;
  mq_forget_readings();
}

int mq_background_count;
void mq_count_background(int change) {
  __atomic_fetch_add(&mq_background_count, change, __ATOMIC_RELAXED);
}

void mq_run_block(void *block) { ((mq_block *)block)->invoke(block); }
static void release_block(void *block) { _Block_release(block); }

static void *kept_queue(void *queue) { return queue == (void *)&_dispatch_main_q ? 0 : queue; }

mq_work mq_block_work(void *queue, void *block) {
  return (mq_work){.run = mq_run_block,
                   .release = release_block,
                   .context = _Block_copy(block),
                   .queue = kept_queue(queue)};
}

/// Whether this is the function through which the Swift runtime runs its jobs.
static bool runs_jobs(void (*function)(void *)) {
  static void *known;
  if ((void *)function == __atomic_load_n(&known, __ATOMIC_RELAXED)) return true;
  Dl_info info;
  if (!dladdr((void *)function, &info) || !info.dli_fname) return false;
  if (!strstr(info.dli_fname, "libswift_Concurrency")) return false;
  __atomic_store_n(&known, (void *)function, __ATOMIC_RELAXED);
  return true;
}

extern uint64_t swift_task_getJobTaskId(void *job);
extern __attribute__((swiftcall)) void *swift_task_getCurrent(void);

mq_work mq_function_work(void *queue, void *context, void (*function)(void *)) {
  mq_work work = {.run = function, .context = context, .queue = kept_queue(queue)};
  work.is_job = runs_jobs(function);
  if (work.is_job) {
    work.task = swift_task_getJobTaskId(context);
    work.readings = mq_current_readings();
  }
  return work;
}

uint64_t mq_current_task(void) {
  void *task = swift_task_getCurrent();
  return task ? swift_task_getJobTaskId(task) : 0;
}
