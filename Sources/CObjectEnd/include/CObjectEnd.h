#pragma once
#include <stdbool.h>

/// Called when an object ends: `will` before its deinitialiser, with an answer that `did` gets once
/// its memory is free. Both on the thread that let go of the object last.
typedef struct {
  void *_Nullable (*_Nonnull will)(const void *_Nonnull object);
  void (*_Nonnull did)(void *_Nonnull answer);
} object_end_handler;

/// Tells `handler`, which is the same in each call, of the end of all objects of exactly the class
/// of `object`. False where the class is laid out in another way than this file knows.
bool object_end_watch(const void *_Nonnull object, object_end_handler handler);
