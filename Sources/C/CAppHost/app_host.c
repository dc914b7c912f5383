// UIKit starts an app but does not depend on the browser page or the command line. The module that
// provides them defines this symbol. The symbol is weak, so that programs without that module
// (mainly tests) can be linked too. Because of this reference, the linker does not drop the
// definition.
#include "CAppHost.h"

extern int matchcut_host_app(void *launch) __attribute__((weak));

int matchcut_run_app(void *launch) {
  return matchcut_host_app ? matchcut_host_app(launch) : -1;
}
