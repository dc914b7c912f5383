#pragma once

/// Creates an object of a subclass of Foundation's NSObject by calling the class's init(). The
/// caller owns the object. Returns null if the class has no such initializer.
void *_Nullable matchcut_new_object(const void *_Nonnull type);

/// Passes a launch and its ownership to the program's host. Returns the exit code, or -1 if the
/// program does not have a host.
int matchcut_run_app(void *_Nonnull launch);
