// The state of the process's threads.
#include "internal.h"

#include <dirent.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

__thread bool mq_is_known_main;
void mq_know_main_thread(void) { mq_is_known_main = true; }

int mq_thread_id(void) {
  static __thread int thread;
  if (!thread) thread = (int)syscall(SYS_gettid);
  return thread;
}

// MARK: the end of a thread

typedef struct {
  void *context;
  void (*end)(void *);
} mq_adoption;

static pthread_key_t adoption;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void end(void *value) {
  mq_adoption *adopted = value;
  adopted->end(adopted->context);
  free(adopted);
}

static void make_key(void) { pthread_key_create(&adoption, end); }

bool mq_at_thread_end(void *context, void (*function)(void *)) {
  pthread_once(&once, make_key);
  mq_adoption *adopted = malloc(sizeof(mq_adoption));
  if (!adopted) return false;
  *adopted = (mq_adoption){.context = context, .end = function};
  if (!pthread_setspecific(adoption, adopted)) return true;
  free(adopted);
  return false;
}

// MARK: threads that wait

enum { most_threads = 512 };

/// A thread that waits, and how often it has been scheduled.
typedef struct {
  int thread;
  long switches;
} mq_waiter;

static bool read_file(const char *thread, const char *name, char *text, size_t size) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%s/%s", thread, name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, text, size - 1);
  close(file);
  text[count > 0 ? count : 0] = 0;
  return count > 0;
}

/// What a thread that does not run waits for.
static mq_wait wait_of(const char *thread) {
  char text[256];
  long number;
  unsigned long arguments[4];
  if (!read_file(thread, "syscall", text, sizeof text)) return mq_waits;
  int found = sscanf(text, "%ld %lx %lx %lx %lx", &number, &arguments[0], &arguments[1],
                     &arguments[2], &arguments[3]);
  if (found < 5) return mq_waits;
  if (number == SYS_nanosleep || number == SYS_clock_nanosleep) return mq_waits_for_time;
  if (number != SYS_futex) return mq_waits;
  int command = arguments[1] & FUTEX_CMD_MASK;
  if (command != FUTEX_WAIT && command != FUTEX_WAIT_BITSET && command != FUTEX_LOCK_PI)
    return mq_waits;
  return arguments[3] ? mq_waits_for_time : mq_waits_for_threads;
}

/// Lists all other threads, and stores what those in `threads` wait for. Returns -1 if a thread
/// runs, or if one of `threads` does not exist.
static int list(const int *threads, int count, mq_waiter *waiters, mq_wait *wait) {
  DIR *folder = opendir("/proc/self/task");
  if (!folder) return -1;
  int own = mq_thread_id(), found = 0, expected = 0;
  bool all_wait = true;
  struct dirent *entry;
  *wait = mq_waits_for_threads;
  while (all_wait && (entry = readdir(folder))) {
    int thread = atoi(entry->d_name);
    if (!thread || thread == own) continue;
    char text[4096];
    const char *state, *switches;
    all_wait = found < most_threads && read_file(entry->d_name, "status", text, sizeof text) &&
               (state = strstr(text, "\nState:\t")) && strchr("SZ", state[strlen("\nState:\t")]) &&
               (switches = strstr(text, "\nvoluntary_ctxt_switches:"));
    if (!all_wait) break;
    waiters[found++] = (mq_waiter){.thread = thread,
                                   .switches = atol(strchr(switches + 1, ':') + 1)};
    for (int index = 0; index < count; index++) {
      if (threads[index] != thread) continue;
      expected++;
      mq_wait its = wait_of(entry->d_name);
      if (its < *wait) *wait = its;
    }
  }
  closedir(folder);
  return all_wait && expected == count ? found : -1;
}

mq_wait mq_other_threads(const int *threads, int count) {
  static mq_waiter before[most_threads], after[most_threads];
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  if (pthread_mutex_trylock(&lock)) return mq_runs;
  mq_wait wait = mq_runs, first;
  int found = list(threads, count, before, &first);
  // If no thread has been scheduled between the two lists, all threads waited at the same time.
  if (found < 0 || list(threads, count, after, &wait) != found || wait != first ||
      memcmp(before, after, found * sizeof(mq_waiter)))
    wait = mq_runs;
  pthread_mutex_unlock(&lock);
  return wait;
}
