#pragma once
#include <stdint.h>

/// The environment variable that contains the folder of a supervised run.
#define MATCHCUT_RUN_VARIABLE "MATCHCUT_RUN"

/// How far a supervised process has got. The process that supervises it reads the values while the
/// process runs, and after it has died.
struct matchcut_run_state {
  /// The number of runs that have begun.
  int64_t runs;
  /// A raw value of `RunLog.Phase`.
  int64_t phase;
  /// The ticks of the present run that have begun and that have ended.
  int64_t begun_ticks, ended_ticks;
  /// The number of runs whose output has been shown.
  int64_t shown_runs;
};

/// The state of this process. It is shared if the process is supervised.
struct matchcut_run_state *_Nonnull matchcut_run_state(void);
/// The folder of the supervised run; null if this process is not supervised.
const char *_Nullable matchcut_run_folder(void);
/// The file descriptors for results and for messages. In a supervised process, the standard streams
/// contain only the output of the app.
int matchcut_results(void);
int matchcut_messages(void);
/// Makes a supervised process write the functions that its main thread is executing.
int matchcut_interrupt(int process);

/// Passes a launch and its ownership to the program's host. Returns the exit code, or -1 if the
/// program does not have a host.
int matchcut_run_app(void *_Nonnull launch);
