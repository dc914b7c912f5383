// Finds out which library or function has made a call.
#include "internal.h"

#include <execinfo.h>
#include <string.h>

bool mq_is_library(const char *path, const char *name) {
  const char *file = path ? strrchr(path, '/') : 0;
  file = file ? file + 1 : path;
  return file && !strncmp(file, name, strlen(name));
}

/// The library to which an address belongs. Functions of this library and of Foundation may be
/// between a call and its caller.
mq_caller mq_caller_at(const void *address) {
  static Dl_info own;
  if (!own.dli_fbase) dladdr((void *)mq_is_called_by_xctest, &own);
  Dl_info info;
  if (!dladdr(address, &info)) return mq_other;
  if (info.dli_fbase == own.dli_fbase || mq_is_library(info.dli_fname, "libFoundation") ||
      mq_is_library(info.dli_fname, "lib_Foundation"))
    return mq_between;
  return mq_is_library(info.dli_fname, "libXCTest") ? mq_xctest : mq_other;
}

/// Whether XCTest made the call, directly or through Foundation. The nearest caller that belongs
/// neither to this library nor to Foundation decides, because XCTest is also among the callers of
/// every test.
bool mq_is_called_by_xctest(void) {
  void *frames[16];
  int count = backtrace(frames, 16);
  for (int index = 0; index < count; index++) {
    mq_caller caller = mq_caller_at(frames[index]);
    if (caller != mq_between) return caller == mq_xctest;
  }
  return false;
}

bool mq_is_called_by(const char *name) {
  void *frames[24];
  int count = backtrace(frames, 24);
  for (int index = 0; index < count; index++) {
    Dl_info info;
    if (!dladdr(frames[index], &info)) continue;
    if (info.dli_fname && strstr(info.dli_fname, name)) return true;
    if (info.dli_sname && strstr(info.dli_sname, name)) return true;
  }
  return false;
}
