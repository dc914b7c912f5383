/// How an associated object is kept. The names are Objective-C's; only weak and strong differ here.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps `value` with `object`, under the address `key`; nil takes it away.
///
/// Responders alone can be given values here; for another object nothing is kept, and a warning
/// says so.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let holder = object as? any AssociationHolder else {
    return UIKitLog.warn(
      "objc_setAssociatedObject: \(type(of: object)) is no responder; on Linux only views, "
        + "controllers and other responders can be given associated objects.")
  }
  switch policy {
  case .OBJC_ASSOCIATION_ASSIGN:
    holder.associations[key] = value.map { WeakAssociation(object: $0 as AnyObject) }
  default:
    holder.associations[key] = value
  }
}

/// What `objc_setAssociatedObject` gave `object` under `key`; nil when nothing, or when it was not
/// kept alive and has gone.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let value = (object as? any AssociationHolder)?.associations[key]
  guard let weak = value as? WeakAssociation else { return value }
  return weak.object
}

/// An object that can be given values under keys; adopted by responders.
@MainActor
protocol AssociationHolder: AnyObject {
  var associations: [UnsafeRawPointer: Any] { get set }
}

private struct WeakAssociation {
  weak var object: AnyObject?
}
