/// The guide of the part of a view that the keyboard covers.
///
/// While the keyboard is off screen, the guide is the area below the view's safe area. Constraints
/// that refer to the guide are animated with the keyboard (facts L.4).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide, KeyboardFollower {
  /// Whether the guide also follows a keyboard that is not attached to the bottom edge; false by
  /// default.
  open var followsUndockedKeyboard = false { didSet { keyboardAreaChanged() } }

  /// Whether the guide covers the area below the safe area while the keyboard is off screen; true
  /// by default. If this property is false, the guide's height is 0 while the keyboard is off
  /// screen.
  open var usesBottomSafeArea = true { didSet { keyboardAreaChanged() } }

  /// The distance above the keyboard, in points, at which a drag begins to dismiss it; 0 by default.
  /// Negative values count as 0.
  open var keyboardDismissPadding: CGFloat = 0

  package var dismissPadding: CGFloat {
    owningView?.window == nil ? 0 : max(0, keyboardDismissPadding)
  }

  package func keyboardAreaWillChange() { owningView?.window?.layoutIfNeeded() }

  package func keyboardAreaChanged() {
    guard let owningView else { return }
    track(area, in: owningView)
    owningView.setNeedsLayout()
    // Inside the keyboard's animation, the layout must run immediately, so that the new frames are
    // animated with the keyboard.
    if AnimationScope.current != nil { owningView.window?.layoutIfNeeded() }
  }

  /// The frame in the owning view's bounds.
  func frame(in view: UIView) -> CGRect {
    let bounds = view.bounds
    let area = KeyboardArea.current
    if !area.isDocked, followsUndockedKeyboard, let frame = area.frame(in: view) { return frame }
    let below = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let height = max(below, area.overlap(with: view))
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  private var area: CGRect? { owningView.flatMap { KeyboardArea.current.frame(in: $0) } }
}

extension UIView {
  /// The guide of the area that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let part = ensuredLayoutPart
    if let guide = part.systemGuide(.keyboard) as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = SystemGuide.keyboard.rawValue
    guide.owningView = self
    guide.currentFrame = { [weak self, weak guide] in
      guard let self, let guide else { return .zero }
      return guide.frame(in: self)
    }
    part.keep(guide, as: .keyboard)
    KeyboardArea.current.add(guide)
    return guide
  }
}
