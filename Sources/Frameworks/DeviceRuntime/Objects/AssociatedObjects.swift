/// The ownership of an associated object. The raw values are the same as in Objective-C, but the
/// behaviour differs.
// The type has its Objective-C name.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is not retained. The value can be read only while another reference keeps it alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The value is copied if it can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The object that is associated with `object` under `key`; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  if let object = object as? any Attachable { return object.associatedObjects[key] }
  return reference(object).flatMap { ObjectAttachments.value(of: $0, key) }
}

/// Associates `value` with `object` under `key`, replacing the previous value; nil removes it.
///
/// Associations end when the object is deallocated. Values that are not objects cannot have
/// associations.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  if let object = object as? any Attachable {
    object.associatedObjects.set(value, for: key, policy.ownership)
  } else if let object = reference(object) {
    ObjectAttachments.set(value, of: object, key, policy.ownership)
  }
}

/// Removes all associations of `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  if let object = object as? any Attachable {
    object.associatedObjects = Attachments()
  } else if let object = reference(object) {
    ObjectAttachments.removeAll(of: object)
  }
}

/// The object itself; nil for values that are not objects, which `as AnyObject` would box.
private func reference(_ value: Any) -> AnyObject? {
  type(of: value) is AnyClass ? value as AnyObject : nil
}

extension objc_AssociationPolicy {
  fileprivate var ownership: Attachments.Policy {
    switch self {
    case .OBJC_ASSOCIATION_ASSIGN: .known
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: .copied
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .kept
    }
  }
}
