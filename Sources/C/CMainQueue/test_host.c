// Makes the test library's waits and the tests' own tasks follow the device, in programs that run
// tests. The files below call it only through `mq_tester`.
#include "internal.h"

#include <execinfo.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int64_t _Atomic base;
static int64_t _Atomic advanced;
static const mq_test_host host;

void mq_host_tests(void) {
  struct timespec time;
  // The number is a whole number of seconds, so that the sum of the clock's time and a timeout is
  // rounded equally in every run.
  if (!mq_tester && !MQ_REAL(clock_gettime)(CLOCK_REALTIME, &time))
    base = (int64_t)time.tv_sec * 1000000000;
  mq_tester = &host;
}

// MARK: the clock

/// Does the same as `mq_is_called_by_xctest`, but follows frame pointers, because a backtrace ends
/// at some functions of Foundation that read the clock.
static bool xctest_reads_clock(void) {
  const ptrdiff_t largest_frame = 1 << 16;
  void **frame = __builtin_frame_address(0);
  for (int index = 0; index < 12; index++) {
    mq_caller caller = mq_caller_at(frame[1]);
    if (caller != mq_between) return caller == mq_xctest;
    void **next = *frame;
    if (next <= frame || (char *)next - (char *)frame > largest_frame) return false;
    frame = next;
  }
  return false;
}

static bool read_clock(struct timespec *time) {
  if (!xctest_reads_clock()) return false;
  int64_t now = base + advanced;
  time->tv_sec = now / 1000000000;
  time->tv_nsec = now % 1000000000;
  return true;
}

void mq_set_test_clock(int64_t nanoseconds) { advanced = nanoseconds; }

// MARK: jobs

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
/// The steps of the tests' tasks that have been submitted and have not returned.
static int jobs_on_main, jobs_elsewhere;
static uint64_t jobs_done;
/// The value of `jobs_done` at the end of the last tick. A step that ended between two ticks counts
/// too, because real time determines whether it ends before a tick or during it.
static uint64_t jobs_seen;

typedef struct {
  void (*run)(void *);
  void *context;
  bool is_on_main;
} mq_job;

static void run_job(void *pointer) {
  mq_job job = *(mq_job *)pointer;
  free(pointer);
  job.run(job.context);
  pthread_mutex_lock(&lock);
  if (job.is_on_main)
    jobs_on_main--;
  else
    jobs_elsewhere--;
  jobs_done++;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
}

static void thread_resumes_task(void);

bool mq_start_test_job(mq_work work) {
  mq_job *job = mq_tester && work.is_job ? malloc(sizeof(mq_job)) : 0;
  if (!job) return false;
  *job = (mq_job){.run = work.run, .context = work.context, .is_on_main = !work.queue};
  pthread_mutex_lock(&lock);
  if (job->is_on_main)
    jobs_on_main++;
  else
    jobs_elsewhere++;
  thread_resumes_task();
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
  mq_async(work.queue, false, job, run_job);
  return true;
}

static const mq_test_host host = {.read_clock = read_clock, .start_job = mq_start_test_job};

static struct timespec after(double seconds) {
  struct timespec time;
  MQ_REAL(clock_gettime)(CLOCK_REALTIME, &time);
  int64_t end = (int64_t)time.tv_sec * 1000000000 + time.tv_nsec + (int64_t)(seconds * 1e9);
  return (struct timespec){.tv_sec = end / 1000000000, .tv_nsec = end % 1000000000};
}

bool mq_run_test_jobs(double timeout) {
  mq_run_main_queue();
  pthread_mutex_lock(&lock);
  struct timespec end = after(timeout);
  while (jobs_on_main == 0 && jobs_elsewhere > 0 &&
         !pthread_cond_timedwait(&changed, &lock, &end))
    continue;
  // A step on the main queue runs in the next tick.
  bool has_run = jobs_done != jobs_seen || jobs_on_main > 0;
  jobs_seen = jobs_done;
  pthread_mutex_unlock(&lock);
  return has_run;
}

/// Whether there are steps that the next tick must run or count. The caller must hold the lock.
static bool has_jobs(void) {
  return jobs_on_main + jobs_elsewhere > 0 || jobs_done != jobs_seen;
}

bool mq_await_test_jobs(double seconds) {
  mq_run_main_queue();
  pthread_mutex_lock(&lock);
  struct timespec end = after(seconds);
  while (!has_jobs() && !pthread_cond_timedwait(&changed, &lock, &end)) continue;
  bool has = has_jobs();
  pthread_mutex_unlock(&lock);
  return has;
}

// MARK: threads that wait

/// XCTest's `fulfillment(of:)` waits on its own thread. Each tick of the device wakes these
/// threads, and ends when all of them wait again.
static int threads, waiting_threads, starting_threads;
static uint64_t turns;
static __thread bool is_waiting_thread;

void mq_wait_for_turn(void) {
  const double longest = 0.1;
  pthread_mutex_lock(&lock);
  if (!is_waiting_thread) {
    is_waiting_thread = true;
    threads++;
    if (starting_threads > 0) starting_threads--;
  }
  waiting_threads++;
  pthread_cond_broadcast(&changed);
  uint64_t before = turns;
  struct timespec end = after(longest);
  while (turns == before && !pthread_cond_timedwait(&changed, &lock, &end)) continue;
  if (turns == before) waiting_threads--;
  pthread_mutex_unlock(&lock);
}

/// Records that the thread no longer waits. The caller must hold the lock.
static void thread_resumes_task(void) {
  if (!is_waiting_thread) return;
  is_waiting_thread = false;
  threads--;
}

static bool all_wait(void) { return starting_threads == 0 && waiting_threads >= threads; }

void mq_end_turn(double timeout) {
  pthread_mutex_lock(&lock);
  if (threads + starting_threads > 0) {
    struct timespec end = after(timeout);
    while (starting_threads > 0 && !pthread_cond_timedwait(&changed, &lock, &end)) continue;
    turns++;
    waiting_threads = 0;
    pthread_cond_broadcast(&changed);
    while (!all_wait() && !pthread_cond_timedwait(&changed, &lock, &end)) continue;
    // A thread that has not begun to wait at this point does not count.
    starting_threads = 0;
  }
  pthread_mutex_unlock(&lock);
}

pthread_t _CFThreadCreate(pthread_attr_t attributes, void *(*start)(void *), void *context) {
  if (mq_tester && mq_is_called_by_xctest()) {
    pthread_mutex_lock(&lock);
    starting_threads++;
    pthread_mutex_unlock(&lock);
  }
  return MQ_REAL(_CFThreadCreate)(attributes, start, context);
}

// MARK: the main thread

enum { most_frames = 64 };
static pthread_t main_thread;
static void *frames[most_frames];
static int _Atomic frame_count;

static void collect_frames(int signal) {
  (void)signal;
  frame_count = backtrace(frames, most_frames);
}

void mq_watch_main_thread(void) {
  main_thread = pthread_self();
  // The first call loads a library, which a signal handler must not do.
  backtrace(frames, 1);
  struct sigaction action = {.sa_handler = collect_frames, .sa_flags = SA_RESTART};
  sigaction(SIGUSR2, &action, 0);
}

extern char *swift_demangle(const char *name, size_t length, char *output, size_t *size,
                            uint32_t flags);

int mq_main_thread_functions(char **names, int most) {
  frame_count = 0;
  if (!main_thread || pthread_kill(main_thread, SIGUSR2)) return 0;
  for (int wait = 0; wait < 100 && !frame_count; wait++) usleep(10000);
  int found = 0;
  for (int index = 0; index < frame_count && found < most; index++) {
    Dl_info info;
    if (!dladdr(frames[index], &info) || !info.dli_sname) continue;
    if (mq_is_library(info.dli_fname, "libXCTest")) break;
    char *name = swift_demangle(info.dli_sname, strlen(info.dli_sname), 0, 0, 0);
    if (!name && *info.dli_sname != '_') name = strdup(info.dli_sname);
    if (name) names[found++] = name;
  }
  return found;
}
