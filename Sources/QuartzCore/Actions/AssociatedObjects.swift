/// How an object keeps what is attached to it. Only the raw values are Objective-C's.
// The name is Objective-C's.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained; read back only while somebody else keeps it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A value that can be copied is.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// What was attached to `object` under `key`; nil where nothing was.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any Attachable)?.associatedObjects[key]
}

/// Attaches `value` to `object` under `key`, in place of what was there; nil detaches.
///
/// On Linux the objects that CoreGraphics, QuartzCore and UIKit vend carry attachments, and those of
/// their subclasses.
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

/// Detaches everything from `object`.
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
