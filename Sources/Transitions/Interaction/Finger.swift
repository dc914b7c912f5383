import UIKit

/// One gesture's recognizer, and what becomes of it: begins a transition, drives it, and lets it
/// go.
@MainActor
final class Finger: NSObject, UIGestureRecognizerDelegate {
  /// What a finger may do.
  struct Job {
    /// Whether there is something to go to.
    let canBegin: () -> Bool
    /// Asks for the transition; false when nothing came of it.
    let begin: (FingerInteractor) -> Bool
    /// Whether a transition runs already.
    let isBusy: () -> Bool
    /// Whether it may be finished; otherwise the page gives way a little and comes back.
    var mayFinish: () -> Bool = { true }
    /// How far the page goes over an edge, in points; nil where it is all of the view.
    var way: (Edge) -> CGFloat? = { _ in nil }
  }

  let interaction: Interaction
  let job: Job
  /// What lies behind the point where the finger began, for those that may change their mind.
  var reversal: Job?
  var onMoment: ((TransitionMoment) -> Void)?

  private let recognizer: UIGestureRecognizer
  /// A transition in the finger's hand.
  private struct Drive {
    let interactor: FingerInteractor
    let job: Job
    /// 1, or -1 on the other side of the start.
    let side: CGFloat
    /// Where the way of this transition begins, in points along the finger's direction.
    let origin: CGFloat
    var isBeyond = false
  }
  private var drive: Drive?
  /// The scroll view under the finger that has the drag until it is at its edge.
  private weak var scrollView: UIScrollView?

  init(_ interaction: Interaction, job: Job) {
    self.interaction = interaction
    self.job = job
    recognizer =
      switch interaction.gesture {
      case .pan: UIPanGestureRecognizer()
      case .edgePan: UIScreenEdgePanGestureRecognizer()
      case .pinch: UIPinchGestureRecognizer()
      }
    super.init()
    (recognizer as? UIPanGestureRecognizer)?.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("handle:", Finger.handle))
  }

  func add(to view: UIView) { view.addGestureRecognizer(recognizer) }

  func remove() { recognizer.view?.removeGestureRecognizer(recognizer) }

  // MARK: Where it goes

  private var view: UIView { recognizer.view ?? UIView() }

  private var edge: Edge? {
    interaction.direction.map {
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? $0.mirrored : $0
    }
  }

  /// The part of a vector in the finger's direction.
  private func along(_ vector: CGPoint) -> CGFloat {
    guard let edge else { return 0 }
    return vector.x * edge.direction.dx + vector.y * edge.direction.dy
  }

  /// How far it has come, in points, or for a pinch in hundredths.
  private var way: CGFloat {
    if let pinch = recognizer as? UIPinchGestureRecognizer { return (1 - pinch.scale) * 100 }
    return along((recognizer as? UIPanGestureRecognizer)?.translation(in: view) ?? .zero)
  }

  private var velocity: CGFloat {
    if let pinch = recognizer as? UIPinchGestureRecognizer { return -pinch.velocity * 100 }
    return along((recognizer as? UIPanGestureRecognizer)?.velocity(in: view) ?? .zero)
  }

  private var length: CGFloat {
    guard let edge else { return 100 }
    let whole = edge.isHorizontal ? view.bounds.width : view.bounds.height
    return max(interaction.distance ?? job.way(edge) ?? whole, 1)
  }

  // MARK: UIGestureRecognizerDelegate

  /// The edge is chosen when a finger lands: the layout direction may have changed.
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

  /// The innermost scroll view that scrolls in the finger's direction.
  private func scroller(around view: UIView) -> UIScrollView? {
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
    guard drive == nil, !job.isBusy(), job.canBegin() || reversal?.canBegin() == true else {
      return false
    }
    if scrollView != nil, !interaction.takesOverScrolling { return false }
    guard case .pan = interaction.gesture, let pan = recognizer as? UIPanGestureRecognizer,
      let edge
    else { return true }
    let velocity = pan.velocity(in: view)
    let across = edge.isHorizontal ? abs(velocity.y) : abs(velocity.x)
    // Over a scroll view it waits, whichever way the content goes first.
    let forward = scrollView == nil ? along(velocity) : abs(along(velocity))
    return forward > across
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    scrollView.map { $0.panGestureRecognizer === otherGestureRecognizer } ?? false
  }

  /// What else can be dragged at the edge waits for the swipe.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    recognizer is UIScreenEdgePanGestureRecognizer
      && otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }

  // MARK: The finger

  #if canImport(ObjectiveC)
    @objc
  #endif
  func handle(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed:
      if drive == nil { beginIfReady() }
      follow()
    case .ended: letGo(isCancelled: false)
    case .cancelled, .failed: letGo(isCancelled: true)
    default: break
    }
  }

  /// Begins at once, or over a scroll view when that has come to its edge.
  private func beginIfReady() {
    guard !job.isBusy() else { return }
    var origin: CGFloat = 0
    if let scrollView, let edge {
      guard velocity > 0, scrollView.isAtEnd(towards: edge) else { return }
      origin = way
      // Lets go of the scroll view's own drag.
      scrollView.panGestureRecognizer.isEnabled = false
      scrollView.panGestureRecognizer.isEnabled = true
      self.scrollView = nil
    }
    let side: CGFloat = way - origin < 0 && reversal != nil ? -1 : 1
    let job = side < 0 ? reversal ?? self.job : self.job
    guard job.canBegin() else { return }
    let interactor = FingerInteractor()
    guard job.begin(interactor) else { return }
    drive = Drive(interactor: interactor, job: job, side: side, origin: origin)
  }

  private func progress(of drive: Drive) -> CGFloat {
    (way - drive.origin) * drive.side / length
  }

  private func follow() {
    guard var drive else { return }
    let progress = progress(of: drive)
    if progress < 0, interaction.reverses, reversal != nil {
      self.drive = nil
      drive.interactor.cancel()
      return
    }
    let mayFinish = drive.job.mayFinish()
    let shown = mayFinish ? min(progress, interaction.policy.cap) : RubberBand.give(progress)
    drive.interactor.update(min(max(shown, 0), 1))
    let isBeyond =
      mayFinish
      && interaction.policy.finishes(.init(progress: progress, velocity: 0, distance: length))
    if isBeyond != drive.isBeyond {
      drive.isBeyond = isBeyond
      onMoment?(.crossedThreshold(finishes: isBeyond))
    }
    self.drive = drive
  }

  /// A finger that is taken away has decided nothing: it goes back.
  private func letGo(isCancelled: Bool) {
    defer { scrollView = nil }
    guard let drive else { return }
    self.drive = nil
    let release = CompletionPolicy.Release(
      progress: progress(of: drive), velocity: velocity * drive.side, distance: length)
    let finishes = !isCancelled && drive.job.mayFinish() && interaction.policy.finishes(release)
    drive.interactor.completionSpeed =
      isCancelled ? 1 : interaction.policy.completionSpeed(release, finishes: finishes)
    onMoment?(.letGo(finishes: finishes))
    if finishes { drive.interactor.finish() } else { drive.interactor.cancel() }
  }
}

/// How far a page gives way that must not go.
enum RubberBand {
  /// How much it gives at the most, as a share of the way; a choice.
  static let reach: CGFloat = 0.2
  /// How easily it begins to; that of scroll views.
  static let softness: CGFloat = 0.55

  /// What is shown of a progress that is not allowed: x·c / (1 + x·c/r), which begins with the
  /// slope c and never gets to r.
  static func give(_ progress: CGFloat) -> CGFloat {
    let pull = max(progress, 0) * softness
    return pull / (1 + pull / reach)
  }
}

extension UIScrollView {
  /// Whether its content cannot follow a finger that moves towards `edge` any further.
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
