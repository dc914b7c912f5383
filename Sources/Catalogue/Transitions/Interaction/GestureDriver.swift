import UIKit

/// Lets a recognizer begin a transition, drive it, and finish or cancel it.
@MainActor
class GestureDriver: NSObject, UIGestureRecognizerDelegate {
  /// The functions that a gesture calls.
  struct Starter {
    /// Whether there is a page to go to.
    let canBegin: () -> Bool
    /// Requests the transition. Returns false if the transition did not begin.
    let begin: (GestureInteractionController) -> Bool
    /// Whether a transition is already running.
    let isBusy: () -> Bool
    /// Whether the transition may finish. If the transition must not finish, the page moves only a
    /// little and returns.
    var mayFinish: () -> Bool = { true }
    /// Returns how far, in points, the page moves when it slides off screen over an edge. If the
    /// closure returns nil, the size of the view is used.
    var travel: (Edge) -> CGFloat? = { _ in nil }
  }

  var interaction: Interaction { didSet { drive?.geometry.interaction = interaction } }
  let starter: Starter
  /// The functions for the opposite direction, for gestures that may reverse the transition.
  var reversal: Starter?
  var onMoment: ((TransitionMoment) -> Void)?

  let recognizer: UIGestureRecognizer
  /// The interaction that is in progress; nil if there is none.
  private var drive: ActiveInteraction?
  var isDriving: Bool { drive != nil }
  /// The scroll view under the touch, which scrolls until its content reaches the edge.
  private weak var scrollView: UIScrollView?

  init(_ interaction: Interaction, starter: Starter) {
    self.interaction = interaction
    self.starter = starter
    recognizer =
      switch interaction.gesture {
      case .pan: UIPanGestureRecognizer()
      case .edgePan: UIScreenEdgePanGestureRecognizer()
      case .pinch: UIPinchGestureRecognizer()
      }
    super.init()
    (recognizer as? UIPanGestureRecognizer)?.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("handle:", GestureDriver.handle))
  }

  func add(to view: UIView) { view.addGestureRecognizer(recognizer) }

  func remove() { recognizer.view?.removeGestureRecognizer(recognizer) }

  // MARK: Geometry

  private var view: UIView { recognizer.view ?? UIView() }

  private func geometry(for starter: Starter) -> GestureGeometry {
    GestureGeometry(interaction: interaction, travel: starter.travel, recognizer: recognizer)
  }
  private var geometry: GestureGeometry { geometry(for: starter) }
  private var edge: Edge? { geometry.edge }

  // MARK: UIGestureRecognizerDelegate

  /// Sets the recognizer's edge when a touch lands, because the layout direction may have changed
  /// since the previous touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    switch edge?.opposite {
    case .left: (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = .left
    case .right: (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = .right
    case .top: (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = .top
    case .bottom: (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = .bottom
    case nil: break
    }
    scrollView = touch.view.flatMap { scroller(around: $0) }
    return true
  }

  /// The innermost scroll view that scrolls in the gesture's direction.
  func scroller(around view: UIView) -> UIScrollView? {
    guard case .pan(let edge) = interaction.gesture else { return nil }
    let found = sequence(first: view, next: \.superview).first { view in
      guard let scroll = view as? UIScrollView, scroll.isScrollEnabled else { return false }
      let insets = scroll.adjustedContentInset
      return edge.isHorizontal
        ? scroll.alwaysBounceHorizontal
          || scroll.contentSize.width + insets.left + insets.right > scroll.bounds.width
        : scroll.alwaysBounceVertical
          || scroll.contentSize.height + insets.top + insets.bottom > scroll.bounds.height
    }
    return found as? UIScrollView
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard drive == nil, !starter.isBusy(), starter.canBegin() || reversal?.canBegin() == true else {
      return false
    }
    if scrollView != nil, !interaction.takesOverScrolling { return false }
    guard case .pan = interaction.gesture, let pan = recognizer as? UIPanGestureRecognizer,
      let edge
    else { return true }
    let velocity = pan.velocity(in: view)
    let across = edge.isHorizontal ? abs(velocity.y) : abs(velocity.x)
    // Over a scroll view, the driver also tracks touches that move the other way, because the
    // content may scroll first.
    let along = geometry.along(velocity)
    let forward = scrollView == nil ? along : abs(along)
    return forward > across
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    scrollView.map { $0.panGestureRecognizer === otherGestureRecognizer } ?? false
  }

  /// Other pan recognizers wait until the swipe from the screen edge fails.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    recognizer is UIScreenEdgePanGestureRecognizer
      && otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }

  // MARK: The gesture

  #if canImport(ObjectiveC)
    @objc
  #endif
  func handle(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed:
      if drive == nil { beginIfReady() }
      follow()
    case .ended: release(isCancelled: false)
    case .cancelled, .failed: release(isCancelled: true)
    default: break
    }
  }

  /// Begins the interaction. Over a scroll view, waits until the content has reached its edge.
  private func beginIfReady() {
    guard !starter.isBusy() else { return }
    var origin: CGFloat = 0
    if let scrollView, let edge {
      guard geometry.velocity > 0, scrollView.isAtEnd(towards: edge) else { return }
      origin = geometry.translation
      // Disabling the scroll view's own recognizer cancels its pan.
      scrollView.panGestureRecognizer.isEnabled = false
      scrollView.panGestureRecognizer.isEnabled = true
      self.scrollView = nil
    }
    let side: CGFloat = geometry.translation - origin < 0 && reversal != nil ? -1 : 1
    let starter = side < 0 ? reversal ?? self.starter : self.starter
    guard starter.canBegin() else { return }
    let interactor = GestureInteractionController()
    guard starter.begin(interactor) else { return }
    drive = ActiveInteraction(
      interactor, in: geometry(for: starter), side: side, from: (0, origin),
      mayFinish: starter.mayFinish,
      onMoment: onMoment)
  }

  func follow() {
    guard let drive else { return }
    if drive.progress < 0, interaction.reverses, reversal != nil {
      self.drive = nil
      return drive.interactor.cancel()
    }
    self.drive?.follow()
  }

  func release(isCancelled: Bool) {
    scrollView = nil
    let drive = drive
    self.drive = nil
    drive?.release(isCancelled: isCancelled)
  }
}

extension UIScrollView {
  /// Whether the content is at its end, so that a touch that moves towards `edge` does not scroll
  /// it.
  fileprivate func isAtEnd(towards edge: Edge) -> Bool {
    let insets = adjustedContentInset
    return switch edge {
    case .bottom: contentOffset.y <= -insets.top + 0.5
    case .top: contentOffset.y + bounds.height >= contentSize.height + insets.bottom - 0.5
    case .right: contentOffset.x <= -insets.left + 0.5
    case .left: contentOffset.x + bounds.width >= contentSize.width + insets.right - 0.5
    }
  }
}
