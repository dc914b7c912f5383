/// Names of the Objective-C runtime that the porter knows.
enum RuntimeNames {
  /// Functions that exchange the methods of a class at run time.
  static let swizzling: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "method_getImplementation",
    "class_addMethod", "class_replaceMethod", "class_getInstanceMethod", "class_getClassMethod",
    "class_getMethodImplementation", "imp_implementationWithBlock", "object_setClass",
    "objc_allocateClassPair", "objc_registerClassPair", "class_addProtocol", "class_addIvar",
    "objc_msgSend",
  ]
  /// Functions that return the members of a class.
  static let reflection: Set<String> = [
    "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList", "class_getProperty",
    "class_getInstanceVariable", "object_getIvar", "object_setIvar",
    "protocol_getMethodDescription",
    "protocol_copyMethodDescriptionList", "objc_copyClassList", "objc_getClassList",
    "method_getName", "method_getTypeEncoding", "property_getName", "property_getAttributes",
  ]
  /// Types that forward messages to other objects.
  static let forwarding: Set<String> = [
    "NSInvocation", "NSMethodSignature", "NSProxy",
  ]
  /// The full names of methods that forward messages.
  static let forwardingMethods: Set<String> = [
    "forwardingTarget(for:)", "forwardInvocation(_:)", "methodSignature(for:)",
    "methodSignatureForSelector(_:)", "resolveInstanceMethod(_:)", "resolveClassMethod(_:)",
    "doesNotRecognizeSelector(_:)", "responds(to:)", "perform(_:)", "perform(_:with:)",
    "perform(_:with:with:)",
  ]
  /// Functions that find a class by its name. They work for ported classes and for UIKit's classes.
  static let lookUps: Set<String> = [
    "objc_getClass", "objc_lookUpClass", "NSSelectorFromString",
    "NSProtocolFromString",
  ]
  /// Functions that have another name in Matchcut.
  static let renamed: [String: String] = ["NSClassFromString": "ExposedClass.named"]
  /// Members that UIKit finds in an object of any class.
  static let dynamicMembers: Set<String> = [
    "boolValue", "bounds", "center", "cgAffineTransformValue", "cgPointValue", "cgRectValue",
    "cgSizeValue", "cgVectorValue", "count", "directionalEdgeInsetsValue", "doubleValue",
    "floatValue", "frame", "int64Value", "intValue", "integerValue", "isEqual", "length",
    "perform", "stringValue", "uiEdgeInsetsValue", "uiOffsetValue",
  ]
  static let all = swizzling.union(reflection).union(forwarding).union(lookUps).union(
    renamed.keys)
}
