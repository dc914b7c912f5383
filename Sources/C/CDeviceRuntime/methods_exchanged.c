// The flag that says whether methods have been exchanged.
#include "CDeviceRuntime.h"

bool methods_exchanged = false;

void methods_set_exchanged(void) { methods_exchanged = true; }
