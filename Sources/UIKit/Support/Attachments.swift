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

/// An object that other code can give properties to.
package protocol Attachable: AnyObject {
  var attachments: Attachments { get set }
}

/// What is attached to one object, by key. It goes when the object goes.
package struct Attachments {
  private enum Held {
    case kept(Any)
    case known(() -> AnyObject?)
  }
  private var held: [UnsafeRawPointer: Held] = [:]

  package init() {}

  fileprivate subscript(key: UnsafeRawPointer) -> Any? {
    switch held[key] {
    case .kept(let value): value
    case .known(let find): find()
    case nil: nil
    }
  }

  fileprivate mutating func set(
    _ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
  ) {
    guard let value else {
      held[key] = nil
      return
    }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      let object = value as AnyObject
      held[key] = .known { [weak object] in object }
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      held[key] = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      held[key] = .kept(value)
    }
  }
}

/// What was attached to `object` under `key`; nil where nothing was.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any Attachable)?.attachments[key]
}

/// Attaches `value` to `object` under `key`, in place of what was there; nil detaches.
///
/// On Linux responders, gesture recognizers and presentation controllers carry attachments.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let object = object as? any Attachable else {
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "objc_setAssociatedObject: an object of class \(type(of: object)) carries no associated "
        + "objects on Linux; responders, gesture recognizers and presentation controllers do.")
  }
  object.attachments.set(value, for: key, policy)
}

/// Detaches everything from `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  (object as? any Attachable)?.attachments = Attachments()
}
