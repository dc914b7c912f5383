// UIKit starts an app without reference to the page or the command line. The module that provides
// them defines this symbol; it is weak, so that programs without that module (mainly tests) also
// link. The reference keeps the linker from dropping the definition.
#include "CAppHost.h"

extern int matchcut_host_app(void *launch) __attribute__((weak));

int matchcut_run_app(void *launch) {
  return matchcut_host_app ? matchcut_host_app(launch) : -1;
}
