import UIKit

/// A value that the library keeps with one of UIKit's objects; it goes with the object.
@MainActor
struct Attached<Value> {
  private final class Key {}
  private let key = Key()

  func value(of object: AnyObject) -> Value? {
    objc_getAssociatedObject(object, pointer) as? Value
  }

  func set(_ value: Value?, of object: AnyObject) {
    objc_setAssociatedObject(object, pointer, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The key's own address: nobody else has it while it lives, and it lives for ever.
  private var pointer: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque())
  }
}
