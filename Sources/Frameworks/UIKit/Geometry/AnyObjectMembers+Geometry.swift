@_spi(Ported) import DeviceRuntime

// Members of an `AnyObject` that contains a structure, boxed either in an `NSValue` or by Swift.
@_spi(Ported)
extension AnyObjectMembers {
  public var cgAffineTransformValue: CGAffineTransform! { boxed(\.cgAffineTransformValue) }
  public var cgVectorValue: CGVector! { boxed(\.cgVectorValue) }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets! {
    boxed(\.directionalEdgeInsetsValue)
  }
  public var uiEdgeInsetsValue: UIEdgeInsets! { boxed(\.uiEdgeInsetsValue) }
  public var uiOffsetValue: UIOffset! { boxed(\.uiOffsetValue) }

  private func boxed<Value>(_ value: KeyPath<NSValue, Value>) -> Value? {
    object as? Value ?? (object as? NSValue)?[keyPath: value]
  }
}
