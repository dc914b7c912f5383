/// An object that supports associated objects. All classes of CoreGraphics, QuartzCore and UIKit
/// conform to this protocol.
package protocol Attachable: AnyObject {
  var associatedObjects: Attachments { get set }
}

/// The associated objects of one object, stored by key. Associated objects are released when the
/// object with which they are associated is deallocated.
package struct Attachments {
  /// How the object owns a value.
  package enum Policy: Sendable {
    case kept
    /// The value is not retained. The value can be read only while another object retains it.
    case known
    /// The value is copied if its type supports copying.
    case copied
  }

  private enum Held {
    case kept(Any)
    case known(() -> AnyObject?)
  }
  private var held: [UnsafeRawPointer: Held] = [:]

  package init() {}

  package subscript(key: UnsafeRawPointer) -> Any? {
    switch held[key] {
    case .kept(let value): value
    case .known(let find): find()
    case nil: nil
    }
  }

  package mutating func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: Policy) {
    guard let value else {
      held[key] = nil
      return
    }
    switch policy {
    case .known:
      let object = value as AnyObject
      held[key] = .known { [weak object] in object }
    case .copied: held[key] = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .kept: held[key] = .kept(value)
    }
  }
}
