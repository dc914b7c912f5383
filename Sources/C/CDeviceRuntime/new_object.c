// Creates app delegates and scene delegates from their classes, as the Objective-C runtime does. In
// Swift, `T.init()` can only call an initializer that is `required`, and NSObject's initializer is
// not. It is nevertheless a method of the class, which the Swift runtime finds by its descriptor.
// If one of these symbols is missing, programs cannot be linked. `NewObject` verifies the
// call with its own classes before the first use.
#include "CDeviceRuntime.h"

// `NSObject.init()` as a method, and the class that introduces it.
extern const char init_method[] __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char first_class[] __asm__("$s10Foundation8NSObjectCMn");
extern const void *swift_lookUpClassMethod(
    const void *type, const void *method, const void *first_class);

typedef __attribute__((swiftcall)) void *(*Initialiser)(
    __attribute__((swift_context)) const void *type);

void *matchcut_new_object(const void *type) {
  Initialiser make = (Initialiser)swift_lookUpClassMethod(type, init_method, first_class);
  return make ? make(type) : 0;
}
