#pragma once

/// Makes an object of a class that descends from Foundation's NSObject with the class's own
/// init(); the caller owns it. Null only where there is no such initialiser.
void *_Nullable matchcut_new_object(const void *_Nonnull type);

/// Hands a launch, which it takes over, to the program's host; answers the exit code, or -1
/// where nothing in the program hosts apps.
int matchcut_run_app(void *_Nonnull launch);
