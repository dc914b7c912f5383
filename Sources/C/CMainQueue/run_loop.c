// Handles timers, blocks and runs of Core Foundation's run loop.
#include "internal.h"

#include <math.h>

typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  void *(*describe)(const void *);
} timer_context;

extern void *CFRunLoopGetMain(void);
extern double CFRunLoopTimerGetNextFireDate(void *timer);
extern double CFRunLoopTimerGetInterval(void *timer);
extern void CFRunLoopTimerGetContext(void *timer, timer_context *context);
extern unsigned char CFRunLoopTimerIsValid(void *timer);
extern void *CFRetain(void *object);
extern void CFRelease(void *object);

/// The number of seconds from now to a date. It is rounded to a microsecond if this thread has
/// computed the date from the current time, and otherwise to a millisecond.
static double seconds_until(double date) {
  const double seconds_of_1970_to_2001 = 978307200;
  bool is_exact;
  double now = mq_now(CLOCK_REALTIME, &is_exact) / 1e9 - seconds_of_1970_to_2001;
  double unit = is_exact ? 1e6 : 1e3;
  return round((date - now) * unit) / unit;
}

void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  if (mq_taker && mq_taker->belongs(true)) {
    timer_context context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    double seconds = seconds_until(CFRunLoopTimerGetNextFireDate(timer));
    if (context.info && mq_taker->add_timer(timer, context.info, seconds,
                                            CFRunLoopTimerGetInterval(timer),
                                            loop == CFRunLoopGetMain()))
      return;
  }
  MQ_REAL(CFRunLoopAddTimer)(loop, timer, mode);
}

bool mq_timer_is_valid(void *timer) { return CFRunLoopTimerIsValid(timer); }
void mq_timer_retain(void *timer) { CFRetain(timer); }
void mq_timer_release(void *timer) { CFRelease(timer); }

void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
  if (mq_taker && loop == CFRunLoopGetMain() && mq_taker->belongs(true)) {
    mq_work work = mq_block_work(&_dispatch_main_q, block);
    if (mq_taker->submit(work)) return;
    work.release(work.context);
  }
  MQ_REAL(CFRunLoopPerformBlock)(loop, mode, block);
}

// `RunLoop.run(until:)` repeats runs of the loop until the real date is reached. On a device one
// run is enough, so the loop then reports that it is finished.
static __thread bool ran_until;

enum { finished = 1, timed_out = 3 };

/// Whether the next run is that of the process's own loop, which `mq_run_main_queue` requests.
static __thread bool next_is_own;

/// The result of a run that the device has handled; 0 if the device has not handled it.
static int result_on_device(double seconds) {
  bool is_own = next_is_own;
  next_is_own = false;
  if (is_own || !mq_taker || !mq_taker->belongs(true)) return 0;
  if (mq_is_called_by_xctest())
    return mq_hosts_tests() && mq_taker->run_test_turn() ? timed_out : 0;
  if (!mq_taker->run_loop(seconds)) return 0;
  ran_until = mq_is_called_by("RunLoopC3run5until");
  return finished;
}

int CFRunLoopRunInMode(void *mode, double seconds, unsigned char returns_after_one) {
  int result = result_on_device(seconds);
  return result ? result : MQ_REAL(CFRunLoopRunInMode)(mode, seconds, returns_after_one);
}

int CFRunLoopRunSpecific(void *loop, void *mode, double seconds, unsigned char returns_after_one) {
  int result = result_on_device(seconds);
  return result ? result : MQ_REAL(CFRunLoopRunSpecific)(loop, mode, seconds, returns_after_one);
}

extern void *const kCFRunLoopDefaultMode;

void mq_run_main_queue(void) {
  // Core Foundation's function calls CFRunLoopRunSpecific, which is the one above.
  next_is_own = true;
  MQ_REAL(CFRunLoopRunInMode)(kCFRunLoopDefaultMode, 0, true);
  next_is_own = false;
}

/// Whether a run would have nothing to wait for. On a device, time can always advance, so this is
/// true only after the single run of `RunLoop.run(until:)`.
unsigned char _CFRunLoopFinished(void *loop, void *mode) {
  bool has_run = ran_until;
  ran_until = false;
  if (has_run) return true;
  if (mq_taker && mq_taker->belongs(true) && (mq_hosts_tests() || !mq_is_called_by_xctest()))
    return false;
  return MQ_REAL(_CFRunLoopFinished)(loop, mode);
}
