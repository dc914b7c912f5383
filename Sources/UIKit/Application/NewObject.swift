import CAppHost

/// Objects made from their class alone.
@MainActor
enum NewObject {
  /// An object with the class's own `init()`; nil for a class that is no `NSObject`.
  static func of(_ type: AnyClass) -> NSObject? {
    guard let type = type as? NSObject.Type,
      let object = matchcut_new_object(unsafeBitCast(type, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
  }
}
