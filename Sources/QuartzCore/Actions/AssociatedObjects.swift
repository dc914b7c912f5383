/// The ownership of an associated object. Only the raw values match Objective-C's.
// The name is Objective-C's.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained; readable only while another reference keeps it alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied if the value can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The object associated with `object` under `key`; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any Attachable)?.associatedObjects[key]
}

/// Associates `value` with `object` under `key`, replacing a previous one; nil removes it.
///
/// On Linux, objects of CoreGraphics, QuartzCore and UIKit classes and their subclasses support
/// associations.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let object = object as? any Attachable else {
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "objc_setAssociatedObject: an object of class \(type(of: object)) carries no associated "
        + "objects on Linux; those of classes of CoreGraphics, QuartzCore and UIKit do.")
  }
  object.associatedObjects.set(value, for: key, policy.way)
}

/// Removes all associations of `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  (object as? any Attachable)?.associatedObjects = Attachments()
}

extension objc_AssociationPolicy {
  fileprivate var way: Attachments.Way {
    switch self {
    case .OBJC_ASSOCIATION_ASSIGN: .known
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: .copied
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .kept
    }
  }
}
