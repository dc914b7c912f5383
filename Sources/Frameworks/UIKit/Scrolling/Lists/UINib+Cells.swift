extension UINib {
  /// Creates the nib's view for a list. Raises an exception unless the nib contains exactly one
  /// object, which must be a `View`.
  func made<View: UIView>(_ identifier: String) -> View {
    let objects = instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects.first as? View else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a \(View.self) instance")
    }
    return view
  }
}
