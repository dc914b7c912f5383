#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A device has a main queue, a run loop and a clock of its own. The functions of this module have
// the names of libdispatch's and Core Foundation's, and the dynamic linker finds a program's own
// functions first. They hand the calls that belong to a device to the installed receiver, and
// every other call on to the library.

/// What a thread read from the real clocks last, in nanoseconds; 0: nothing.
typedef struct {
  int64_t wall, uptime, continuous;
} mq_readings;

/// Work that was given to Dispatch or to the run loop.
typedef struct {
  /// Runs the work; once.
  void (*_Nonnull run)(void *_Nullable context);
  /// Releases what the work holds, run or not; null when it holds nothing.
  void (*_Nullable release)(void *_Nullable context);
  void *_Nullable context;
  /// Its queue; null for the main queue.
  void *_Nullable queue;
  /// The number of the Swift task that it is a part of; 0 for other work.
  uint64_t task;
  /// True where it belongs to the Swift concurrency runtime.
  bool is_job;
  /// What a task has read from the clocks: it may ask for a delay on another thread.
  mq_readings readings;
  /// True where a concurrent queue runs nothing beside it.
  bool is_barrier;
} mq_work;

/// A timer source of Dispatch's that belongs to a device.
typedef struct mq_source mq_source;

/// Takes the calls. A function that returns a Bool returns true when it took the call over, and
/// with it the work.
typedef struct {
  /// Whether what the calling thread does belongs to a device; `main`: for the main queue.
  bool (*_Nonnull belongs)(bool main);
  bool (*_Nonnull submit)(mq_work work);
  bool (*_Nonnull submit_after)(int64_t nanoseconds, mq_work work);
  /// Returns when the work has been run.
  bool (*_Nonnull run_on_main)(mq_work work);
  /// Keeps the place of work that waits for a group or a block, for `keep_promise`.
  void *_Nonnull (*_Nonnull promise)(mq_work work);
  void (*_Nonnull keep_promise)(void *_Nonnull promise);
  /// Begins the iterations of a `dispatch_apply`, whose places follow their indices.
  void *_Nonnull (*_Nonnull begin_iterations)(void);
  void *_Nonnull (*_Nonnull begin_iteration)(void *_Nonnull iterations, uint64_t index);
  void (*_Nonnull end_iteration)(void *_Nonnull iteration);
  void (*_Nonnull end_iterations)(void *_Nonnull iterations);
  /// A Core Foundation timer with the Foundation object that it calls.
  bool (*_Nonnull add_timer)(void *_Nonnull timer, void *_Nonnull object, double seconds,
                             double interval, bool is_main_loop);
  /// Runs the main run loop for so many seconds.
  bool (*_Nonnull run_loop)(double seconds);
  /// Sets when a source's handler runs, and how often from then on; 0: once. Negative: never.
  void (*_Nonnull set_source)(mq_source *_Nonnull source, int64_t nanoseconds, int64_t interval);
} mq_receiver;

/// Sets who takes the calls; once, before any device runs.
void mq_install(const mq_receiver *_Nonnull receiver);

/// What the calling thread works for, a value of the receiver's; null on other threads.
void *_Nullable mq_origin(void);
void mq_set_origin(void *_Nullable origin);

/// Runs work with what was read from the clocks before it.
void mq_run(mq_work work);

/// Runs `function` on a queue of Dispatch's, whoever calls; null is the process's main queue.
void mq_async(void *_Nullable queue, bool is_barrier, void *_Nullable context,
              void (*_Nonnull function)(void *_Nullable));

/// Returns when every promise that is due has been kept.
void mq_flush_promises(void);

/// A queue's label.
const char *_Nonnull mq_label(void *_Nonnull queue);
void mq_retain_queue(void *_Nonnull queue);
void mq_release_queue(void *_Nonnull queue);

/// The number of the Swift task that the calling thread runs; 0 when it runs none.
uint64_t mq_current_task(void);

/// Whether a function or a library with this in its name called, a few calls up.
bool mq_is_called_by(const char *_Nonnull name);

bool mq_timer_is_valid(void *_Nonnull timer);
void mq_timer_retain(void *_Nonnull timer);
void mq_timer_release(void *_Nonnull timer);

typedef enum { mq_source_active, mq_source_suspended, mq_source_over } mq_source_state;
mq_source_state mq_source_get_state(mq_source *_Nonnull source);
/// The source's handler, as work that the caller releases.
mq_work mq_source_handler(mq_source *_Nonnull source);
void mq_source_release(mq_source *_Nonnull source);

/// Bytes left on the calling thread's stack; SIZE_MAX where the system does not tell.
size_t mq_stack_left(void);
/// The stack's size in bytes, once `mq_stack_left` has been called.
size_t mq_stack_size(void);
