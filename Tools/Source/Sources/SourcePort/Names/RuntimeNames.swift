/// Names of the Objective-C runtime that `Porter` knows.
enum RuntimeNames {
  /// Functions that change the implementation of a method at run time.
  static let exchange: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_addMethod",
    "class_replaceMethod",
  ]
  /// Functions that return nil in Matchcut, because class methods cannot be exchanged.
  static let classMethods: Set<String> = ["class_getClassMethod"]
  /// Functions that change classes in other ways.
  static let changes: Set<String> = [
    "object_setClass", "objc_allocateClassPair", "objc_registerClassPair", "class_addProtocol",
    "class_addIvar", "objc_msgSend",
  ]
  /// Functions that return instance variables and other members that no member table of a class
  /// contains.
  static let reflection: Set<String> = [
    "class_copyIvarList", "class_getInstanceVariable", "object_getIvar", "object_setIvar",
    "protocol_getMethodDescription", "protocol_copyMethodDescriptionList", "objc_copyClassList",
    "objc_getClassList", "property_getAttributes",
  ]
  /// Types that forward messages to other objects.
  static let forwarding: Set<String> = [
    "NSInvocation", "NSMethodSignature", "NSProxy",
  ]
  /// The full names of methods that forward messages.
  static let forwardingMethods: Set<String> = [
    "forwardInvocation(_:)", "methodSignature(for:)",
    "methodSignatureForSelector(_:)", "resolveInstanceMethod(_:)", "resolveClassMethod(_:)",
    "doesNotRecognizeSelector(_:)", "perform(_:)", "perform(_:with:)",
    "perform(_:with:with:)",
  ]
  /// Functions that find a class by its name. These functions work for ported classes and for
  /// UIKit's classes.
  static let lookUps: Set<String> = [
    "objc_getClass", "objc_lookUpClass", "NSSelectorFromString",
    "NSProtocolFromString",
  ]
  /// Functions that have another name in Matchcut.
  static let renamed: [String: String] = ["NSClassFromString": "ExposedClass.named"]
  /// Members that Matchcut's UIKit can access on an object of any class.
  static let dynamicMembers: Set<String> = [
    "boolValue", "bounds", "center", "cgAffineTransformValue", "cgPointValue", "cgRectValue",
    "cgSizeValue", "cgVectorValue", "count", "directionalEdgeInsetsValue", "doubleValue",
    "floatValue", "frame", "int64Value", "intValue", "integerValue", "isEqual", "length",
    "perform", "performSelector", "setValue", "stringValue", "uiEdgeInsetsValue", "uiOffsetValue",
    "value",
  ]
  /// Functions whose calls are rewritten where they cast an implementation or a block.
  static let casts: Set<String> = ["unsafeBitCast", "imp_implementationWithBlock"]
  static let all = exchange.union(classMethods).union(changes).union(reflection).union(forwarding)
    .union(lookUps).union(renamed.keys).union(casts)
}
