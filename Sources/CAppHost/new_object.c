// App and scene delegates are made from their class alone, as the Objective-C runtime does it. In
// Swift that needs a `required` initialiser, and NSObject's is none, so that `T.init()` does not
// compile. It is a method of the class all the same: the Swift runtime finds it by its descriptor.
// Programs do not link where one of these symbols is missing; that the call does what it should,
// UIKit's NewObject checks with classes of its own before it makes the first object.
#include "CAppHost.h"

// `NSObject.init()` as a method, and the class that has it first.
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
