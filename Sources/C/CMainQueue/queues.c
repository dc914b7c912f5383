// Handles immediate and delayed submissions to Dispatch queues.
#include "internal.h"

#include <string.h>
#include <time.h>

typedef void *queue_t;
typedef void (*function_t)(void *);

extern const char *dispatch_queue_get_label(queue_t queue);
extern void dispatch_async_f(queue_t queue, void *context, function_t function);
extern void dispatch_barrier_async_f(queue_t queue, void *context, function_t function);
extern queue_t dispatch_get_global_queue(intptr_t quality, uintptr_t flags);
extern queue_t dispatch_queue_create(const char *label, void *attributes);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

static bool is_main(queue_t queue) { return queue == (queue_t)&_dispatch_main_q; }

/// Whether a call for this queue belongs to a device.
static bool takes(queue_t queue) { return mq_taker && mq_taker->belongs(is_main(queue)); }

// MARK: now

void dispatch_async(queue_t queue, void *block) {
  if (takes(queue)) {
    mq_work work = mq_block_work(queue, block);
    if (mq_taker->submit(work)) return;
    work.release(work.context);
  }
  MQ_REAL(dispatch_async)(queue, block);
}

void dispatch_async_f(queue_t queue, void *context, function_t function) {
  if (mq_taker) {
    mq_work work = mq_function_work(queue, context, function);
    if (mq_taker->submit(work) || (mq_tester && mq_tester->start_job(work))) return;
  }
  MQ_REAL(dispatch_async_f)(queue, context, function);
}

void dispatch_barrier_async(queue_t queue, void *block) {
  if (takes(queue)) {
    mq_work work = mq_block_work(queue, block);
    work.is_barrier = true;
    if (mq_taker->submit(work)) return;
    work.release(work.context);
  }
  MQ_REAL(dispatch_barrier_async)(queue, block);
}

static bool runs_on_main(queue_t queue, void *block) {
  if (!is_main(queue) || !takes(queue)) return false;
  // The block is not copied, because the caller waits for it and Swift traps if such a block
  // escapes.
  return mq_taker->run_on_main((mq_work){.run = mq_run_block, .context = block});
}

void dispatch_sync(queue_t queue, void *block) {
  if (!runs_on_main(queue, block)) MQ_REAL(dispatch_sync)(queue, block);
}

void dispatch_barrier_sync(queue_t queue, void *block) {
  if (!runs_on_main(queue, block)) MQ_REAL(dispatch_barrier_sync)(queue, block);
}

void mq_async(void *queue, bool is_barrier, void *context, function_t function) {
  if (!queue) queue = &_dispatch_main_q;
  if (is_barrier)
    dispatch_barrier_async_f(queue, context, function);
  else
    MQ_REAL(dispatch_async_f)(queue, context, function);
}

// Each of these queues has a limited number of threads. Its twin has a new thread for each function
// that it runs.
bool mq_async_beside(void *queue, void *context, function_t function) {
  static const int qualities[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05};
  const unsigned long overcommit = 2;
  for (size_t index = 0; index < sizeof qualities / sizeof *qualities; index++) {
    if (queue != dispatch_get_global_queue(qualities[index], 0)) continue;
    MQ_REAL(dispatch_async_f)(dispatch_get_global_queue(qualities[index], overcommit), context,
                              function);
    return true;
  }
  return false;
}

/// Queues of one kind have the same pointer at their beginning, as all objects of Dispatch.
bool mq_is_serial(void *queue) {
  static void *kind;
  void *known = __atomic_load_n(&kind, __ATOMIC_ACQUIRE);
  if (!known) {
    queue_t made = dispatch_queue_create("matchcut.serial", 0);
    known = *(void **)made;
    __atomic_store_n(&kind, known, __ATOMIC_RELEASE);
    MQ_REAL(dispatch_release)(made);
  }
  return *(void **)queue == known;
}

const char *mq_label(void *queue) {
  const char *label = dispatch_queue_get_label(queue);
  return label ? label : "";
}

const char *mq_current_label(void) {
  const char *label = dispatch_queue_get_label(0);
  return label ? label : "";
}

void mq_retain_queue(void *queue) { MQ_REAL(dispatch_retain)(queue); }
void mq_release_queue(void *queue) { MQ_REAL(dispatch_release)(queue); }

// MARK: checks

/// Whether the Swift concurrency runtime makes a call.
static bool is_runtime(void *address) {
  Dl_info info;
  return dladdr(address, &info) && info.dli_fname && strstr(info.dli_fname, "swift_Concurrency");
}

// The Swift runtime calls this function, which otherwise ends the program, if code of the main actor
// runs on another thread. An app's own `dispatchPrecondition` is passed to the library.
void dispatch_assert_queue(queue_t queue) {
  if (is_main(queue) && mq_taker && is_runtime(__builtin_return_address(0)) &&
      mq_taker->permits_main_actor())
    return;
  MQ_REAL(dispatch_assert_queue)(queue);
}

// MARK: later

/// The number of nanoseconds from now to a deadline. It is exact if this thread has read the clock
/// to compute the deadline, as in all code with `.now() + seconds` and in every `Task.sleep`.
/// Otherwise it is rounded to a millisecond, so that it does not depend on thread scheduling.
static int64_t distance(uint64_t when) {
  const uint64_t is_not_uptime = 1ull << 63, is_wall = 1ull << 62;
  const int64_t millisecond = 1000000;
  if (when == ~0ull) return INT64_MAX;
  bool is_uptime = !(when & is_not_uptime), is_continuous = !is_uptime && !(when & is_wall);
  // A wall time is stored with a negative sign, so its two highest bits are set.
  int64_t deadline = is_uptime       ? (int64_t)when
                     : is_continuous ? (int64_t)(when & ~is_not_uptime)
                                     : -(int64_t)when;
  clockid_t clock = is_uptime ? CLOCK_MONOTONIC : is_continuous ? CLOCK_BOOTTIME : CLOCK_REALTIME;
  bool is_exact;
  int64_t difference = deadline - mq_now(clock, &is_exact);
  if (difference <= 0) return 0;
  if (is_exact) return difference;
  return (difference + millisecond / 2) / millisecond * millisecond;
}

void dispatch_after(uint64_t when, queue_t queue, void *block) {
  if (takes(queue)) {
    mq_work work = mq_block_work(queue, block);
    if (mq_taker->submit_after(distance(when), work)) return;
    work.release(work.context);
  }
  MQ_REAL(dispatch_after)(when, queue, block);
}

void dispatch_after_f(uint64_t when, queue_t queue, void *context, function_t function) {
  if (takes(queue) || (mq_taker && mq_hosts_tests())) {
    mq_work work = mq_function_work(queue, context, function);
    if (mq_taker->submit_after(distance(when), work)) return;
  }
  MQ_REAL(dispatch_after_f)(when, queue, context, function);
}

int64_t mq_distance(uint64_t when) { return distance(when); }

