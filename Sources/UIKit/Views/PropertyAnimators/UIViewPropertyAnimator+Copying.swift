extension UIViewPropertyAnimator: NSCopying {
  /// An animator of the same duration, pace and switches, without blocks, inactive.
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
