extension UIView {
  /// How a view's tint colour is adjusted. The raw values are those in Apple's header `UIView.h`.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode is the same as the superview's.
    case automatic
    case normal
    /// The tint colour is shown as a grey, for example in the views behind an alert.
    case dimmed
  }

  var shownTintMode: TintAdjustmentMode {
    var here: UIView? = self
    while let view = here {
      if view.ownTintMode != .automatic { return view.ownTintMode }
      here = view.parentView
    }
    return .normal
  }

  /// The colour that `tintColor` returns.
  var shownTint: UIColor {
    if ownTint == nil, let parentView {
      // The superview's tint colour is already adjusted to the superview's mode, so it is used only
      // if this view has the same mode.
      let isSame = ownTintMode == .automatic || parentView.shownTintMode == ownTintMode
      if isSame { return parentView.tintColor }
    }
    return shownTintMode == .dimmed ? plainTint.dimmed : plainTint
  }

  /// The tint colour before `tintAdjustmentMode` is applied.
  private var plainTint: UIColor { ownTint ?? parentView?.plainTint ?? .systemBlue }

  /// Notifies the view and all descendants that inherit its tint adjustment mode.
  func tellTintModeChanged() {
    tintColorDidChange()
    for view in views where view.ownTintMode == .automatic { view.tellTintModeChanged() }
  }

  /// Notifies the view and all descendants that inherit its tint colour.
  func tellTintChanged() {
    tintColorDidChange()
    for view in views where view.ownTint == nil { view.tellTintChanged() }
  }

  // MARK: Dynamic colours

  /// Sets the background colour, resolved with the view's traits, on the layer.
  func showBackgroundColor() {
    let isDynamic = ownBackground?.isDynamic == true
    let color = isDynamic ? ownBackground?.resolvedColor(with: currentTraits) : ownBackground
    shownBackground = color?.cgColor
    layer.backgroundColor = shownBackground
  }

  /// Updates colours after a change of the traits on which they depend. Unverified: that UIKit
  /// calls `tintColorDidChange` when the traits change.
  func colorsChanged() {
    if ownBackground?.isDynamic == true, shownBackground === layer.backgroundColor {
      showBackgroundColor()
    }
    if DrawingClasses.draws(self) { setNeedsDisplay() }
    setNeedsLayout()
    if tintColor.isDynamic { asCurrent { tintColorDidChange() } }
  }
}

extension UIColor {
  /// The factor that multiplies the opacity of a tint colour when it is dimmed (unverified).
  private static let dimmedAlpha: CGFloat = 0.8

  /// The grey that has the colour's luminance (unverified, because UIKit's formula is not
  /// documented). The result for a dynamic colour is also a dynamic colour.
  var dimmed: UIColor {
    isDynamic ? UIColor { self.resolvedColor(with: $0).dimmed } : grey
  }

  private var grey: UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    // The factors of the colour components are the weights of luma in ITU-R BT.601.
    return UIColor(
      white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * Self.dimmedAlpha)
  }
}
