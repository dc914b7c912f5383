/// Names of the Objective-C runtime that the porter knows.
enum RuntimeNames {
  /// Exchange a class's methods while the program runs.
  static let swizzling: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "method_getImplementation",
    "class_addMethod", "class_replaceMethod", "class_getInstanceMethod", "class_getClassMethod",
    "class_getMethodImplementation", "imp_implementationWithBlock", "object_setClass",
    "objc_allocateClassPair", "objc_registerClassPair", "class_addProtocol", "class_addIvar",
    "objc_msgSend",
  ]
  /// Ask a class for what it consists of.
  static let reflection: Set<String> = [
    "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList", "class_getProperty",
    "class_getInstanceVariable", "object_getIvar", "object_setIvar",
    "protocol_getMethodDescription",
    "protocol_copyMethodDescriptionList", "objc_copyClassList", "objc_getClassList",
    "method_getName", "method_getTypeEncoding", "property_getName", "property_getAttributes",
  ]
  /// Pass messages on to other objects.
  static let forwarding: Set<String> = [
    "NSInvocation", "NSMethodSignature", "NSProxy",
  ]
  /// Methods that pass messages on, by their full names.
  static let forwardingMethods: Set<String> = [
    "forwardingTarget(for:)", "forwardInvocation(_:)", "methodSignature(for:)",
    "methodSignatureForSelector(_:)", "resolveInstanceMethod(_:)", "resolveClassMethod(_:)",
    "doesNotRecognizeSelector(_:)", "responds(to:)", "perform(_:)", "perform(_:with:)",
    "perform(_:with:with:)",
  ]
  /// Find a class by its name: works for ported classes and UIKit's.
  static let lookUps: Set<String> = [
    "objc_getClass", "objc_lookUpClass", "NSSelectorFromString",
    "NSProtocolFromString",
  ]
  /// Functions that are called by another name here.
  static let renamed: [String: String] = ["NSClassFromString": "ExposedClass.named"]
  /// Members that UIKit finds in an object of any class.
  static let dynamicMembers: Set<String> = [
    "boolValue", "bounds", "center", "cgPointValue", "cgRectValue", "cgSizeValue", "count",
    "doubleValue", "floatValue", "frame", "int64Value", "intValue", "integerValue", "length",
    "perform", "stringValue",
  ]
  static let all = swizzling.union(reflection).union(forwarding).union(lookUps).union(
    renamed.keys)
}
