// Reads the return addresses of the running functions. Swift and clang keep frame pointers on the
// platforms that this project supports: each function's frame begins with the address of its
// caller's frame and the return address.
#define _GNU_SOURCE
#include "CDeviceRuntime.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <sys/auxv.h>
#include <unistd.h>

// Swift marks the frame of an async function with this bit of the frame pointer.
static const uintptr_t async_mark = (uintptr_t)1 << 60;

// The end of the calling thread's stack; 0 if it is unknown.
static uintptr_t stack_end(void) {
  static _Thread_local uintptr_t end;
  static _Thread_local bool is_known;
  if (is_known) return end;
  is_known = true;
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes)) return 0;
  void *start;
  size_t size;
  if (!pthread_attr_getstack(&attributes, &start, &size)) end = (uintptr_t)start + size;
  pthread_attr_destroy(&attributes);
  return end;
}

int call_stack_read(uintptr_t *addresses, int most, uintptr_t outermost) {
  uintptr_t end = stack_end();
  if (outermost && outermost < end) end = outermost;
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  int count = 0;
  // A function without a frame pointer may leave any value in the register, so each frame must be
  // farther out than the one before it.
  while (count < most && frame + 2 * sizeof(uintptr_t) <= end && frame % sizeof(uintptr_t) == 0) {
    const uintptr_t *words = (const uintptr_t *)frame;
    if (!words[1]) break;
    // A return address is behind its call, which may be in another line.
    addresses[count++] = words[1] - 1;
    const uintptr_t next = words[0] & ~async_mark;
    if (next <= frame) break;
    frame = next;
  }
  return count;
}

// The loader gives the program the name with which it was started, which may not be a path.
static const char *program_path(void) {
  static char path[PATH_MAX];
  if (!*path && readlink("/proc/self/exe", path, sizeof path - 1) < 0) path[0] = 0;
  return path;
}

static const void *program_base(void) {
  static Dl_info info;
  if (!info.dli_fbase) dladdr((const void *)getauxval(AT_PHDR), &info);
  return info.dli_fbase;
}

uintptr_t call_stack_place(void) { return (uintptr_t)__builtin_frame_address(0); }

const char *call_stack_object(uintptr_t address, uintptr_t *offset) {
  Dl_info info;
  if (!dladdr((const void *)address, &info) || !info.dli_fname) return 0;
  *offset = address - (uintptr_t)info.dli_fbase;
  return info.dli_fbase == program_base() ? program_path() : info.dli_fname;
}
