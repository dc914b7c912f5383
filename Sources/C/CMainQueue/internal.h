#pragma once
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>

#include "CMainQueue.h"

/// The installed receiver; null before installation.
extern const mq_receiver *_Atomic mq_taker;

/// The library's own function with this name.
void *mq_library(const char *name);

/// Calls the library's own function, which is looked up once. If the thread sanitizer has a
/// function in front of the library's, the call goes to the sanitizer's function.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define MQ_SANITIZED 1
#endif
#endif
#define MQ_REAL(name)                                                                              \
  ({                                                                                               \
    static void *found;                                                                            \
    void *function = __atomic_load_n(&found, __ATOMIC_RELAXED);                                    \
    if (!function) {                                                                               \
      function = mq_library(#name);                                                                \
      __atomic_store_n(&found, function, __ATOMIC_RELAXED);                                        \
    }                                                                                              \
    (__typeof__(&name))function;                                                                   \
  })

/// The header of every block (Clang's block ABI).
typedef struct {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *);
} mq_block;

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern char _dispatch_main_q;

void mq_run_block(void *block);
/// Wraps and retains a block as work.
mq_work mq_block_work(void *queue, void *block);
/// Wraps a function as work. If it is a Swift job, its task is stored too.
mq_work mq_function_work(void *queue, void *context, void (*function)(void *));

/// The time, in nanoseconds, that the thread last read from a clock since its work began. If it has
/// not read the clock, the result is the current time and is not exact.
int64_t mq_now(clockid_t clock, bool *is_exact);
mq_readings mq_current_readings(void);
void mq_forget_readings(void);
/// Adds time to the clocks that the thread reads, until its work ends.
void mq_skip(int64_t nanoseconds);

/// The library to which a caller belongs. Functions of this library and of Foundation may be between
/// a call and its caller.
typedef enum { mq_between, mq_xctest, mq_other } mq_caller;
mq_caller mq_caller_at(const void *address);
/// Whether the path's last part begins with `name`.
bool mq_is_library(const char *path, const char *name);
/// Whether XCTest made the call, directly or through Foundation.
bool mq_is_called_by_xctest(void);

/// The functions of a program that runs tests.
typedef struct {
  /// Reads the tests' clock. Returns false if the caller is not XCTest.
  bool (*read_clock)(struct timespec *time);
  /// Starts a step of a test's own task. Returns false if the work is not such a step.
  bool (*start_job)(mq_work work);
} mq_test_host;

/// Null in a program that does not run tests.
extern const mq_test_host *_Atomic mq_tester;
