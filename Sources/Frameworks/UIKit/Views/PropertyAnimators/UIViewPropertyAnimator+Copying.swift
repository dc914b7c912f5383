extension UIViewPropertyAnimator: NSCopying {
  /// An inactive animator that has the same duration, timing and settings, but no blocks.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var made: UIViewPropertyAnimator?
    MainActor.assumeIsolated {
      let copy = UIViewPropertyAnimator(duration: duration, timingParameters: provider)
      copy.isUserInteractionEnabled = isUserInteractionEnabled
      copy.isInterruptible = isInterruptible
      made = copy
    }
    return made ?? self
  }
}
