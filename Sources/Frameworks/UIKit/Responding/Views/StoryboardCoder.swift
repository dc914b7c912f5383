/// The coder that is passed to `init(coder:)` of objects in storyboards and nibs.
///
/// The coder contains only the values that must be set while an object is being created. All other
/// values of the storyboard are set after the object has been created.
final class StoryboardCoder: NSCoder {
  /// The values that `init(coder:)` reads, with their names as keys.
  let values: [String: Any]

  init(_ values: [String: Any] = [:]) {
    self.values = values
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}

extension NSCoder {
  /// A value that a storyboard or nib passes to `init(coder:)`; nil for other coders.
  func designed<Value>(_ name: String) -> Value? {
    (self as? StoryboardCoder)?.values[name] as? Value
  }
}
