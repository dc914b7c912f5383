/// An object that other code can give properties to: every class that CoreGraphics, QuartzCore and
/// UIKit vend.
package protocol Attachable: AnyObject {
  var associatedObjects: Attachments { get set }
}

/// What is attached to one object, by key. It goes when the object goes.
package struct Attachments {
  /// How a value is held.
  package enum Way: Sendable {
    case kept
    /// Not retained; read back only while somebody else keeps it.
    case known
    /// A value that can be copied is.
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

  package mutating func set(_ value: Any?, for key: UnsafeRawPointer, _ way: Way) {
    guard let value else {
      held[key] = nil
      return
    }
    switch way {
    case .known:
      let object = value as AnyObject
      held[key] = .known { [weak object] in object }
    case .copied: held[key] = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .kept: held[key] = .kept(value)
    }
  }
}
