/// The view of the keyboard, which moves on and off screen. The panel contains the keyboard and,
/// above it, the accessory view.
@MainActor
final class KeyboardPanel: UIView {
  let keys = KeyboardKeys()
  private(set) var main: UIView?
  private(set) var accessory: UIView?
  /// The owner of the accessory view, or the first responder. Events that the input views do not
  /// handle are sent to this responder.
  weak var inputOwner: UIResponder?

  override var next: UIResponder? { inputOwner ?? super.next }

  /// Shows the views of `inputs`, or removes all views.
  func hold(_ inputs: KeyboardInputs?, floats: Bool = false) {
    layer.cornerRadius = floats ? KeyboardDefaults.floatingRadius : 0
    clipsToBounds = floats
    inputOwner = inputs?.accessoryOwner ?? inputs?.responder
    if let inputs, inputs.isSystem { keys.look = floats ? inputs.look.floating : inputs.look }
    main = replace(main, with: inputs.flatMap { $0.isSystem ? keys : $0.customView })
    accessory = replace(accessory, with: inputs?.accessory)
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, with new: UIView?) -> UIView? {
    guard old !== new else { return new }
    if let old, old.superview === self {
      giveBackHeight(to: old)
      old.removeFromSuperview()
    }
    if let new { addSubview(new) }
    return new
  }

  /// The height of the accessory view on a screen of this width, in points.
  func accessoryHeight(width: CGFloat) -> CGFloat {
    accessory.map { height(of: $0, width: width) } ?? 0
  }

  /// The height of the keyboard without the accessory view. A view that replaces the keyboard is
  /// lengthened by the bottom safe area (facts L.3.3).
  func mainHeight(screen: UIScreen) -> CGFloat {
    guard let main else { return 0 }
    guard main === keys else {
      return height(of: main, width: screen.bounds.width) + screen.safeArea.bottom
    }
    return screen.device.keyboardHeight(onScreen: screen.bounds.size)
  }

  /// The height that an input view has by itself.
  private func height(of view: UIView, width: CGFloat) -> CGFloat {
    let sizesItself = (view as? UIInputView)?.allowsSelfSizing ?? false
    if sizesItself || !view.translatesAutoresizingMaskIntoConstraints {
      let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
      return view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let natural = view.intrinsicContentSize.height
    let isFlexible = view.autoresizingMask.contains(.flexibleHeight)
    if natural != UIView.noIntrinsicMetric, isFlexible || ownHeight(of: view) <= 0 {
      return natural
    }
    return ownHeight(of: view)
  }

  /// The height with which the app created the view. The panel gives a view that replaces the
  /// keyboard a larger height.
  private func ownHeight(of view: UIView) -> CGFloat {
    if let known = ownHeights[ObjectIdentifier(view)], view.superview === self,
      view.frame.height == known.given
    {
      return known.own
    }
    return view.frame.height
  }
  private var ownHeights: [ObjectIdentifier: (own: CGFloat, given: CGFloat)] = [:]

  /// Restores the height that the app gave to a view, because the view is being removed from the
  /// panel.
  private func giveBackHeight(to view: UIView) {
    let own = ownHeight(of: view)
    ownHeights[ObjectIdentifier(view)] = nil
    if own != view.frame.height { view.frame.size.height = own }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let above = accessoryHeight(width: bounds.width)
    place(accessory, CGRect(x: 0, y: 0, width: bounds.width, height: above))
    place(
      main, CGRect(x: 0, y: above, width: bounds.width, height: max(0, bounds.height - above)))
  }

  private func place(_ view: UIView?, _ frame: CGRect) {
    guard let view, view.frame != frame || !view.translatesAutoresizingMaskIntoConstraints else {
      return
    }
    if view !== keys {
      ownHeights[ObjectIdentifier(view)] = (ownHeight(of: view), frame.height)
    }
    guard view.translatesAutoresizingMaskIntoConstraints else {
      return placeWithoutMask(view, frame)
    }
    view.frame = frame
  }

  /// Places a view that does not use its autoresizing mask.
  private func placeWithoutMask(_ view: UIView, _ frame: CGRect) {
    view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

/// The window of the keyboard, in front of all windows of the app.
@MainActor
final class KeyboardWindow: UIWindow {
  let panel = KeyboardPanel()
  /// Called after the window has laid out its subviews.
  var onLayout: (() -> Void)?

  override var isSystemWindow: Bool { true }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(panel)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  /// Touches outside the keyboard are delivered to the app's windows.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
