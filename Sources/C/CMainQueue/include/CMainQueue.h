#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A device has its own main queue, run loop and clock. The functions of this module have the names
// of libdispatch's and Core Foundation's, and the dynamic linker finds a program's own functions
// first. They pass calls that belong to a device to the installed receiver, and all others to the
// library.

/// The times that a thread last read from the real clocks, in nanoseconds; 0 if it has not read a
/// clock.
typedef struct {
  int64_t wall, uptime, continuous;
} mq_readings;

/// Work that was submitted to Dispatch or to the run loop.
typedef struct {
  /// Runs the work. Call it once.
  void (*_Nonnull run)(void *_Nullable context);
  /// Releases the captured objects, whether the work has run or not; null if there are none.
  void (*_Nullable release)(void *_Nullable context);
  void *_Nullable context;
  /// The queue; null for the main queue.
  void *_Nullable queue;
  /// The id of the work's Swift task; 0 for other work.
  uint64_t task;
  /// Whether the work is a job of the Swift concurrency runtime.
  bool is_job;
  /// The times that the task has read from the clocks. The task needs them if it requests a delay
  /// on another thread.
  mq_readings readings;
  /// Whether the work is a barrier of a concurrent queue.
  bool is_barrier;
} mq_work;

/// A Dispatch timer source that belongs to a device.
typedef struct mq_source mq_source;

/// Handles calls that belong to a device. A function with a Bool result returns true if it handles
/// the call and its work.
typedef struct {
  /// Whether the calling thread's work belongs to a device. `main` is true if the new work is for
  /// the main queue.
  bool (*_Nonnull belongs)(bool main);
  bool (*_Nonnull submit)(mq_work work);
  bool (*_Nonnull submit_after)(int64_t nanoseconds, mq_work work);
  /// Returns after the work has run.
  bool (*_Nonnull run_on_main)(mq_work work);
  /// Reserves the position of work that waits for a group or block. `keep_promise` later submits
  /// the work.
  void *_Nonnull (*_Nonnull promise)(mq_work work);
  void (*_Nonnull keep_promise)(void *_Nonnull promise);
  /// Begins the iterations of a `dispatch_apply`. The positions of the iterations are in the order
  /// of their indices.
  void *_Nonnull (*_Nonnull begin_iterations)(void);
  void *_Nonnull (*_Nonnull begin_iteration)(void *_Nonnull iterations, uint64_t index);
  void (*_Nonnull end_iteration)(void *_Nonnull iteration);
  void (*_Nonnull end_iterations)(void *_Nonnull iterations);
  /// A Core Foundation timer, and the Foundation object that it calls.
  bool (*_Nonnull add_timer)(void *_Nonnull timer, void *_Nonnull object, double seconds,
                             double interval, bool is_main_loop);
  /// Runs the main run loop for this number of seconds.
  bool (*_Nonnull run_loop)(double seconds);
  /// Runs one tick of the device while XCTest waits.
  bool (*_Nonnull run_test_turn)(void);
  /// Sets the delay and the interval of a source's handler. With an interval of 0, the handler runs
  /// once; with a negative delay, it never runs.
  void (*_Nonnull set_source)(mq_source *_Nonnull source, int64_t nanoseconds, int64_t interval);
  /// Called on a thread that is not the main thread, where Swift checks that code of the main actor
  /// runs on the main thread. Returns true if the code may run all the same.
  bool (*_Nonnull permits_main_actor)(void);
  /// Returns after this number of nanoseconds on the device's clock.
  bool (*_Nonnull sleep)(int64_t nanoseconds);
} mq_receiver;

/// Installs the receiver. Call it once, before any device runs.
void mq_install(const mq_receiver *_Nonnull receiver);

/// Whether the dynamic linker finds this module's functions before those of the libraries.
bool mq_replaces_dispatch(void);

/// The origin that the receiver has set for the calling thread; null for threads without an origin.
void *_Nullable mq_origin(void);
void mq_set_origin(void *_Nullable origin);

/// The number of pieces of a device's work that are running on other threads.
extern int mq_background_count;
void mq_count_background(int change);

/// Whether the calling thread is known to be the main thread.
extern __thread bool mq_is_known_main;
void mq_know_main_thread(void);
/// Whether the calling thread may be another thread than the main thread.
static inline bool mq_may_be_elsewhere(void) {
  return !mq_is_known_main || __atomic_load_n(&mq_background_count, __ATOMIC_RELAXED) > 0;
}

/// Calls `end` when the calling thread ends. Returns false if that is not possible. Call it once a
/// thread.
bool mq_at_thread_end(void *_Nonnull context, void (*_Nonnull end)(void *_Nonnull));

/// The system's number of the calling thread.
int mq_thread_id(void);

/// What threads do.
typedef enum {
  /// At least one thread runs, or the state of the threads is not known.
  mq_runs,
  /// All threads wait.
  mq_waits,
  /// All threads wait, and those in question wait for another thread or for a time.
  mq_waits_for_time,
  /// All threads wait, and those in question wait for another thread without a time limit.
  mq_waits_for_threads,
} mq_wait;
/// What all other threads of the process do. Those in `threads` are the ones in question.
mq_wait mq_other_threads(const int *_Nonnull threads, int count);

/// Runs work. Within it, the clock times that are stored in the work count as read by the thread.
void mq_run(mq_work work);

/// Runs `function` on a Dispatch queue and bypasses the receiver. If the queue is null, the
/// process's main queue is used.
void mq_async(void *_Nullable queue, bool is_barrier, void *_Nullable context,
              void (*_Nonnull function)(void *_Nullable));

/// Runs `function` on a thread of its own instead of on a global queue, whose threads may all be
/// blocked. Returns false if the queue is not one of Dispatch's global queues.
bool mq_async_beside(void *_Nonnull queue, void *_Nullable context,
                     void (*_Nonnull function)(void *_Nullable));

/// Returns when every due promise has been submitted.
void mq_flush_promises(void);

/// Whether the queue runs one piece of work at a time.
bool mq_is_serial(void *_Nonnull queue);
/// A queue's label.
const char *_Nonnull mq_label(void *_Nonnull queue);
/// The label of the queue that runs the caller.
const char *_Nonnull mq_current_label(void);
void mq_retain_queue(void *_Nonnull queue);
void mq_release_queue(void *_Nonnull queue);

/// The id of the calling thread's Swift task; 0 if there is none.
uint64_t mq_current_task(void);

/// Whether one of the nearest callers is a function, or is in a library, whose name contains
/// `name`.
bool mq_is_called_by(const char *_Nonnull name);

bool mq_timer_is_valid(void *_Nonnull timer);
void mq_timer_retain(void *_Nonnull timer);
void mq_timer_release(void *_Nonnull timer);

typedef enum { mq_source_active, mq_source_suspended, mq_source_over } mq_source_state;
mq_source_state mq_source_get_state(mq_source *_Nonnull source);
/// The source's handler as work, which the caller must release.
mq_work mq_source_handler(mq_source *_Nonnull source);
void mq_source_release(mq_source *_Nonnull source);

// MARK: programs that run tests

/// After this call, XCTest's waits and clock and the tests' own tasks follow the device.
void mq_host_tests(void);
bool mq_hosts_tests(void);
/// Sets the clock that XCTest reads. The time is relative to the start of the clock.
void mq_set_test_clock(int64_t nanoseconds);
/// Runs the work on the process's main queue.
void mq_run_main_queue(void);
/// Starts a step of a test's own task on the step's queue. Returns false if the work is not such a
/// step.
bool mq_start_test_job(mq_work work);
/// Runs the steps of the tests' own tasks, or waits until they have run. Waits for at most
/// `timeout` real seconds. Returns true if there were any steps.
bool mq_run_test_jobs(double timeout);
/// Runs the main queue, then waits for a step of a test's own task, for at most this number of real
/// seconds. Returns true if there is such a step.
bool mq_await_test_jobs(double seconds);
/// Waits for the device's next tick. Call it on a thread other than the main thread.
void mq_wait_for_turn(void);
/// Wakes the threads that wait for a tick, and returns when all of them wait again.
void mq_end_turn(double timeout);
/// Prepares `mq_main_thread_functions`; call on the main thread.
void mq_watch_main_thread(void);
/// Writes the names of the Swift functions that the main thread is executing, innermost first. The
/// caller must free the names. Call it on another thread.
int mq_main_thread_functions(char *_Nullable *_Nonnull names, int most);

/// The number of bytes left on the calling thread's stack; INT64_MAX if the caller runs on another
/// stack, such as that of a coroutine, whose size is unknown.
int64_t mq_stack_left(void);
/// The stack's size in bytes. It is valid after a call of `mq_stack_left`.
size_t mq_stack_size(void);
