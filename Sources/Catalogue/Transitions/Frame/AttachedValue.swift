import UIKit

/// A value that is associated with a UIKit object. The value is released when the UIKit object is
/// deallocated.
@MainActor
struct AttachedValue<Value> {
  private final class Key {}
  private let key = Key()

  func value(of object: AnyObject) -> Value? {
    objc_getAssociatedObject(object, pointer) as? Value
  }

  func set(_ value: Value?, of object: AnyObject) {
    objc_setAssociatedObject(object, pointer, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The address of the key. The address is unique as long as the key exists, and keys are never
  /// deallocated.
  private var pointer: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque())
  }
}
