#pragma once
#include <stdbool.h>

/// Called when an object is deallocated: `will` before its deinitialiser, and `did` once its memory
/// is free, with the value that `will` returned. Both run on the thread that released the object
/// last.
typedef struct {
  void *_Nullable (*_Nonnull will)(const void *_Nonnull object);
  void (*_Nonnull did)(void *_Nonnull answer);
} object_end_handler;

/// Calls `handler`, which must be the same in each call, when an object of exactly the class of
/// `object` is deallocated. Returns false if the class has a layout that this file does not know.
bool object_end_watch(const void *_Nonnull object, object_end_handler handler);
