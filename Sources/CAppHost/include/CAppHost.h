#pragma once

/// Creates an object of a subclass of Foundation's NSObject with the class's init(); the caller
/// owns it. Returns null if the class has no such initializer.
void *_Nullable matchcut_new_object(const void *_Nonnull type);

/// Passes a launch, including its ownership, to the program's host; returns the exit code, or -1 if
/// the program has no host.
int matchcut_run_app(void *_Nonnull launch);
