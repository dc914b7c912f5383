#pragma once
#include <stdbool.h>
#include <stdint.h>

/// The functions that are called when an object is deallocated. `will` is called before its
/// deinitialiser. `did` is called when its memory is free, with the value that `will` returned.
/// Both run on the thread that released the object last.
typedef struct {
  void *_Nullable (*_Nonnull will)(const void *_Nonnull object);
  void (*_Nonnull did)(void *_Nonnull answer);
} object_end_handler;

/// Watches the class of `object`. When an instance of exactly this class is deallocated, `handler`
/// is called. Every call must pass the same `handler`. Returns false if the class has a layout that
/// this file does not know.
bool object_end_watch(const void *_Nonnull object, object_end_handler handler);

/// Whether methods have been exchanged. Read it with `methods_are_exchanged`.
extern bool methods_exchanged;

/// Whether a method of any class may have another implementation than its own. Each method that can
/// be exchanged asks this first, so the answer costs one load and one branch.
static inline bool methods_are_exchanged(void) { return __builtin_expect(methods_exchanged, 0); }

/// Sets the flag. It is never cleared.
void methods_set_exchanged(void);

/// Creates an object of a subclass of Foundation's NSObject by calling the class's init(). The
/// caller owns the object. Returns null if the class has no such initializer.
void *_Nullable matchcut_new_object(const void *_Nonnull type);

/// Writes the addresses of the calls that are running, innermost first, and returns their number.
/// Frames behind a function without a frame pointer may be missing. Calls that began before
/// `call_stack_place` returned `outermost` are left out; 0 includes all calls.
int call_stack_read(uintptr_t *_Nonnull addresses, int most, uintptr_t outermost);

/// A number for the place of the caller's frame on the stack.
uintptr_t call_stack_place(void);

/// The path of the object file that contains an address, and the address's offset in that file;
/// null if no object file contains it.
const char *_Nullable call_stack_object(uintptr_t address, uintptr_t *_Nonnull offset);
