// The real clocks, and the last time that each thread has read from each of them.
//
// A deadline is a real time, which code computes by reading a clock and adding a duration. Because
// the read time is known, the device can use exactly this duration, even if the thread is delayed.
#include "internal.h"

/// The times that the thread has read since its work began.
static __thread mq_readings readings;

/// The time that the thread has slept on the device's clock but not in real time, since its work
/// began.
static __thread int64_t skipped;

void mq_skip(int64_t nanoseconds) {
  if (__builtin_add_overflow(skipped, nanoseconds, &skipped)) skipped = INT64_MAX / 2;
}

/// Adds the skipped time to a time that has just been read. The date stays the real one.
static void add_skipped(clockid_t clock, struct timespec *time) {
  if (!skipped || (clock != CLOCK_MONOTONIC && clock != CLOCK_BOOTTIME)) return;
  time->tv_sec += skipped / 1000000000;
  time->tv_nsec += skipped % 1000000000;
  if (time->tv_nsec < 1000000000) return;
  time->tv_sec++;
  time->tv_nsec -= 1000000000;
}

static int64_t *reading(clockid_t clock) {
  switch (clock) {
  case CLOCK_REALTIME: return &readings.wall;
  case CLOCK_MONOTONIC: return &readings.uptime;
  case CLOCK_BOOTTIME: return &readings.continuous;
  default: return 0;
  }
}

static int64_t nanoseconds(struct timespec time) {
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int failed = 0;
  if (clock != CLOCK_REALTIME || !mq_tester || !mq_tester->read_clock(time))
    failed = MQ_REAL(clock_gettime)(clock, time);
  if (!failed) add_skipped(clock, time);
  int64_t *last = reading(clock);
  if (!failed && last) *last = nanoseconds(*time);
  return failed;
}

int64_t mq_now(clockid_t clock, bool *is_exact) {
  int64_t *last = reading(clock);
  *is_exact = last && *last;
  if (*is_exact) return *last;
  struct timespec time;
  if (MQ_REAL(clock_gettime)(clock, &time)) return 0;
  add_skipped(clock, &time);
  return nanoseconds(time);
}

mq_readings mq_current_readings(void) { return readings; }
void mq_forget_readings(void) { readings = (mq_readings){0}; }

void mq_run(mq_work work) {
  readings = work.readings;
  work.run(work.context);
  skipped = 0;
}
