// Handles sleeps, which last as long on the device's clock as the caller asks for.
#include "internal.h"

#include <errno.h>
#include <unistd.h>

static const int64_t second = 1000000000;

/// Whether a library calls that sleeps for a moment if its threads compete for a lock. How often it
/// does depends on the threads' speed.
static bool competes(const void *caller) {
  Dl_info info;
  return dladdr(caller, &info) && (mq_is_library(info.dli_fname, "libdispatch") ||
                                   mq_is_library(info.dli_fname, "libswift"));
}

/// Sleeps on the device's clock. Returns false if the calling thread has to sleep in real time.
static bool sleeps(int64_t nanoseconds, const void *caller) {
  if (nanoseconds <= 0 || !mq_taker || !mq_origin() || competes(caller)) return false;
  struct timespec before = {0}, after = {0};
  MQ_REAL(clock_gettime)(CLOCK_MONOTONIC, &before);
  if (!mq_taker->sleep(nanoseconds)) return false;
  MQ_REAL(clock_gettime)(CLOCK_MONOTONIC, &after);
  int64_t passed = (after.tv_sec - before.tv_sec) * second + after.tv_nsec - before.tv_nsec;
  // Foundation reads the clock after a sleep, and sleeps again if the time has not passed.
  if (passed < nanoseconds) mq_skip(nanoseconds - passed);
  return true;
}

/// The length of a time in nanoseconds; 0 if it is not valid.
static int64_t length(const struct timespec *time) {
  if (!time || time->tv_sec < 0 || time->tv_nsec < 0 || time->tv_nsec >= second) return 0;
  if (time->tv_sec >= INT64_MAX / second) return INT64_MAX;
  return (int64_t)time->tv_sec * second + time->tv_nsec;
}

unsigned int sleep(unsigned int seconds) {
  return sleeps(seconds * second, __builtin_return_address(0)) ? 0 : MQ_REAL(sleep)(seconds);
}

int usleep(useconds_t microseconds) {
  return sleeps((int64_t)microseconds * 1000, __builtin_return_address(0))
             ? 0
             : MQ_REAL(usleep)(microseconds);
}

int nanosleep(const struct timespec *time, struct timespec *rest) {
  if (!sleeps(length(time), __builtin_return_address(0))) return MQ_REAL(nanosleep)(time, rest);
  if (rest) *rest = (struct timespec){0};
  return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time,
                    struct timespec *rest) {
  int64_t nanoseconds = length(time);
  struct timespec now;
  if (nanoseconds && flags & TIMER_ABSTIME && !clock_gettime(clock, &now))
    nanoseconds -= length(&now);
  if (!sleeps(nanoseconds, __builtin_return_address(0)))
    return MQ_REAL(clock_nanosleep)(clock, flags, time, rest);
  if (rest && !(flags & TIMER_ABSTIME)) *rest = (struct timespec){0};
  return 0;
}
