// UIKit starts an app and knows neither page nor command line. The module that does defines this
// symbol; it is weak, so that programs without that module (tests above all) link as well. The
// reference also keeps the linker from dropping the definition.
#include "CAppHost.h"

extern int matchcut_host_app(void *launch) __attribute__((weak));

int matchcut_run_app(void *launch) {
  return matchcut_host_app ? matchcut_host_app(launch) : -1;
}
