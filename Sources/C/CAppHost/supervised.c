// The part of a supervised run that must not depend on Swift: redirection of the app's output before
// the app's first statement, counters in shared memory, and stack traces from signal handlers.
#define _GNU_SOURCE
#include "CAppHost.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

enum { most_frames = 256 };

static struct matchcut_run_state unshared;
static struct matchcut_run_state *state = &unshared;
static char folder[PATH_MAX];
static int results = STDOUT_FILENO, messages = STDERR_FILENO, stack_file = -1;
static void *frames[most_frames];
static char alternate_stack[1 << 16];

struct matchcut_run_state *matchcut_run_state(void) { return state; }
const char *matchcut_run_folder(void) { return *folder ? folder : 0; }
int matchcut_results(void) { return results; }
int matchcut_messages(void) { return messages; }

int matchcut_interrupt(int process) {
  // The number of a process is also the number of its main thread.
  return (int)syscall(SYS_tgkill, process, process, SIGUSR1);
}

static int open_in_folder(const char *name, int flags) {
  char path[PATH_MAX + 16];
  if (snprintf(path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path) return -1;
  return open(path, flags | O_CLOEXEC, 0600);
}

static uintptr_t program_counter(void *context) {
  ucontext_t *machine = context;
#if defined(__x86_64__)
  return (uintptr_t)machine->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  return (uintptr_t)machine->uc_mcontext.pc;
#else
  (void)machine;
  return 0;
#endif
}

/// Writes one line for each function that the thread is executing, innermost first: the offset in
/// the object file, and the file's path.
static void write_stack(void *context) {
  int count = backtrace(frames, most_frames), first = 0;
  uintptr_t counter = program_counter(context);
  for (int index = 0; index < count; index++) {
    if ((uintptr_t)frames[index] == counter) first = index;
  }
  for (int index = first; index < count; index++) {
    Dl_info info;
    if (!dladdr(frames[index], &info) || !info.dli_fname) continue;
    // A return address is behind its call, which may be in another line.
    size_t offset = (char *)frames[index] - (char *)info.dli_fbase - (index > first);
    dprintf(stack_file, "%zx %s\n", offset, info.dli_fname);
  }
}

static void report_death(int number, siginfo_t *info, void *context) {
  (void)info;
  write_stack(context);
  // The instruction is executed again, which now ends the process.
  signal(number, SIG_DFL);
  if (number == SIGABRT || number == SIGVTALRM) raise(number);
}

static void report_position(int number, siginfo_t *info, void *context) {
  (void)number, (void)info;
  write_stack(context);
}

static void handle(int number, void (*handler)(int, siginfo_t *, void *)) {
  struct sigaction action = {.sa_sigaction = handler,
                             .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART};
  sigaction(number, &action, 0);
}

__attribute__((constructor)) static void begin_supervised(void) {
  const char *path = getenv(MATCHCUT_RUN_VARIABLE);
  if (!path || !*path || strlen(path) >= sizeof folder) return;
  strcpy(folder, path);
  // Programs that this process starts are not part of the run.
  unsetenv(MATCHCUT_RUN_VARIABLE);
  prctl(PR_SET_PDEATHSIG, SIGTERM);

  int shared = open_in_folder("state", O_RDWR);
  if (shared >= 0) {
    void *page = mmap(0, sizeof *state, PROT_READ | PROT_WRITE, MAP_SHARED, shared, 0);
    if (page != MAP_FAILED) state = page;
    close(shared);
  }
  stack_file = open_in_folder("stack", O_WRONLY | O_APPEND);
  int output = open_in_folder("output", O_WRONLY | O_APPEND);
  if (output >= 0) {
    // A closed standard output stays closed.
    int kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    results = kept;
    messages = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    dup2(output, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
    close(output);
    setvbuf(stdout, 0, _IOLBF, 0);
  }
  // The first call loads a library, which a signal handler must not do.
  backtrace(frames, 1);
  stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
  sigaltstack(&stack, 0);
  for (const int *number = (const int[]){SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT,
                                          SIGVTALRM, 0};
       *number; number++) {
    handle(*number, report_death);
  }
  handle(SIGUSR1, report_position);
}
