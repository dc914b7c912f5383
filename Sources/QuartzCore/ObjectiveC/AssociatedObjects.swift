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
  if let object = object as? any Attachable { return object.associatedObjects[key] }
  return reference(object).flatMap { ObjectAttachments.value(of: $0, key) }
}

/// Attaches `value` to `object` under `key`, in place of what was there; nil detaches. What is
/// attached goes with the object. A value that is no object carries none.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  if let object = object as? any Attachable {
    object.associatedObjects.set(value, for: key, policy.way)
  } else if let object = reference(object) {
    ObjectAttachments.set(value, of: object, key, policy.way)
  }
}

/// Detaches everything from `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  if let object = object as? any Attachable {
    object.associatedObjects = Attachments()
  } else if let object = reference(object) {
    ObjectAttachments.removeAll(of: object)
  }
}

/// The object itself; nil for values that are none, which `as AnyObject` would box.
private func reference(_ value: Any) -> AnyObject? {
  type(of: value) is AnyClass ? value as AnyObject : nil
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
