/// Hides and shows a navigation controller's bars by gestures, by the keyboard and by rotation, as
/// its four `hidesBars…` properties specify. The `hidesBars…` properties are those of
/// `UINavigationController.h` since iOS 8.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  /// The reason why the bars are hidden.
  enum Cause {
    case swipe, tap, compactHeight, keyboard
  }

  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private weak var navigation: UINavigationController?
  /// The reason why the bars are hidden; nil if they are visible or if the app has hidden them.
  private var cause: Cause?
  /// Whether the toolbar was hidden together with the navigation bar. If it is true, both bars are
  /// shown together again.
  private var hasHiddenToolbar = false
  private var keyboardObserver: (any NSObjectProtocol)?

  /// The vertical distance of a swipe that hides or shows the bars, in points (unverified).
  static let swipeDistance: CGFloat = 20

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    for recognizer in [swipe, tap] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
      recognizer.isEnabled = false
    }
    swipe.addTarget(self, action: Selector("swiped:", BarHiding.swiped))
    tap.addTarget(self, action: Selector("tapped:", BarHiding.tapped))
    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: UIScreen.main, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.keyboardAppears() }
    }
  }

  isolated deinit {
    if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
  }

  /// Adds the recognizers to the view, if it is loaded, and enables those that are needed.
  func update() {
    guard let navigation else { return }
    swipe.isEnabled = navigation.hidesBarsOnSwipe
    tap.isEnabled =
      navigation.hidesBarsOnTap || navigation.hidesBarsWhenVerticallyCompact
      || navigation.hidesBarsWhenKeyboardAppears
    for recognizer in [swipe, tap] { navigation.viewIfLoaded?.addGestureRecognizer(recognizer) }
    heightChanged()
  }

  // MARK: Causes

  /// Hides the bars when the vertical size class has become compact, and shows them again when it
  /// is no longer compact.
  func heightChanged() {
    guard let navigation, navigation.hidesBarsWhenVerticallyCompact,
      navigation.viewIfLoaded?.window != nil
    else { return }
    let isCompact = navigation.traitCollection.verticalSizeClass == .compact
    if isCompact { hide(.compactHeight) } else if cause == .compactHeight { show() }
  }

  private func keyboardAppears() {
    guard let navigation, navigation.hidesBarsWhenKeyboardAppears,
      navigation.viewIfLoaded?.window != nil
    else { return }
    hide(.keyboard)
  }

  func swiped(_ recognizer: UIPanGestureRecognizer) {
    guard let navigation, recognizer.state == .changed || recognizer.state == .ended else { return }
    let move = recognizer.translation(in: navigation.view)
    guard abs(move.y) >= Self.swipeDistance, abs(move.y) > abs(move.x) else { return }
    if move.y < 0 { hide(.swipe) } else { show() }
    recognizer.setTranslation(.zero, in: navigation.view)
  }

  func tapped(_ recognizer: UITapGestureRecognizer) {
    guard let navigation else { return }
    if navigation.isNavigationBarHidden {
      if shows(at: recognizer.location(in: navigation.view)) { show() }
    } else if navigation.hidesBarsOnTap {
      hide(.tap)
    }
  }

  /// Whether a tap at `point` shows the bars again. If the bars are hidden because of a compact
  /// height, only a tap in the bars' area shows them.
  private func shows(at point: CGPoint) -> Bool {
    guard let navigation else { return false }
    switch cause {
    case .keyboard: return true
    case .compactHeight where !navigation.hidesBarsOnTap:
      let safeArea = navigation.view.safeAreaInsets
      let bottom = navigation.view.bounds.height - safeArea.bottom - UIToolbar.height
      return point.y < safeArea.top + navigation.navigationBar.frame.height
        || hasHiddenToolbar && point.y > bottom
    case .swipe, .tap, .compactHeight, nil: return navigation.hidesBarsOnTap
    }
  }

  // MARK: Bars

  private func hide(_ cause: Cause) {
    guard let navigation, !navigation.isNavigationBarHidden else { return }
    self.cause = cause
    hasHiddenToolbar = !navigation.isToolbarHidden && hasToolbarItems
    navigation.setNavigationBarHidden(true, animated: true)
    if hasHiddenToolbar { navigation.setToolbarHidden(true, animated: true) }
  }

  private func show() {
    guard let navigation, navigation.isNavigationBarHidden else { return }
    cause = nil
    navigation.setNavigationBarHidden(false, animated: true)
    if hasHiddenToolbar, hasToolbarItems { navigation.setToolbarHidden(false, animated: true) }
    hasHiddenToolbar = false
  }

  /// Whether the toolbar has items. A toolbar without items is neither hidden nor shown.
  private var hasToolbarItems: Bool {
    navigation?.topViewController?.toolbarItems?.isEmpty == false
  }

  // MARK: UIGestureRecognizerDelegate

  /// Lets the content scroll during a swipe.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }

  /// Ignores touches that controls and bars handle.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    var here = touch.view
    while let view = here, view !== navigation?.viewIfLoaded {
      if view is UIControl || view is UINavigationBar || view is UIToolbar { return false }
      here = view.superview
    }
    return true
  }
}
