import UIKit

/// A controller that changes tabs during a drag.
protocol TabSliding: UIViewController {
  /// Begins a transition to the neighbour on this side of the selected tab. Returns false if there
  /// is no neighbour.
  func slide(to side: CGFloat) -> Bool
}

/// Drives the slide between tabs with a drag that may reverse.
///
/// If a drag returns past its starting point, its transition is cancelled. When the cancelled
/// transition has ended, the transition to the other side begins. A transition finishes if the drag
/// has covered at least two fifths of the width, as in Apple's sample. If the touch is cancelled,
/// so is the transition.
@MainActor
final class TabPan: NSObject {
  private static let completionThreshold: CGFloat = 0.4

  let gestureRecognizer = UIPanGestureRecognizer()
  weak var tabs: (any TabSliding)?

  /// The interaction controller for the delegate. This property is nil unless a drag is in
  /// progress.
  var interactionController: UIPercentDrivenInteractiveTransition? { slide?.interactor }

  /// An interactive transition that is in progress.
  private struct Slide {
    /// The side from which the new page enters: 1 for the right, -1 for the left.
    let side: CGFloat
    let interactor: UIPercentDrivenInteractiveTransition
  }
  private var slide: Slide?

  override init() {
    super.init()
    gestureRecognizer.maximumNumberOfTouches = 1
    gestureRecognizer.addTarget(self, action: Selector("handlePan:", TabPan.handlePan))
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin()
    case .changed:
      if slide == nil { begin() }
      follow()
    case .ended: letGo(finishes: progress >= Self.completionThreshold)
    case .cancelled: letGo(finishes: false)
    default: break
    }
  }

  /// How far the new page has been pulled in, as a fraction of the width. The progress is negative
  /// if the touch has returned past its starting point.
  private var progress: CGFloat {
    guard let slide, let view = gestureRecognizer.view, view.bounds.width > 0 else { return 0 }
    return -slide.side * gestureRecognizer.translation(in: view).x / view.bounds.width
  }

  /// Begins a transition in the direction of the drag, if there is a tab on that side and no other
  /// transition.
  private func begin() {
    guard let tabs, tabs.transitionCoordinator == nil else { return }
    let translation = gestureRecognizer.translation(in: gestureRecognizer.view).x
    guard translation != 0 else { return }
    let next = Slide(
      side: translation < 0 ? 1 : -1, interactor: UIPercentDrivenInteractiveTransition())
    slide = next
    guard tabs.slide(to: next.side) else {
      slide = nil
      return
    }
    next.interactor.update(min(progress, 1))
    _ = tabs.transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { [weak self] context in
        guard let self, context.isCancelled, isDragging else { return }
        // The coordinator of the old transition still exists, so the new transition begins with the
        // next movement.
        slide = nil
      })
  }

  private var isDragging: Bool {
    gestureRecognizer.state == .began || gestureRecognizer.state == .changed
  }

  private func follow() {
    guard let slide else { return }
    if progress < 0 {
      slide.interactor.cancel()
    } else {
      // The progress is limited, because the window's width may have decreased during the drag.
      slide.interactor.update(min(progress, 1))
    }
  }

  private func letGo(finishes: Bool) {
    guard let slide else { return }
    self.slide = nil
    if finishes { slide.interactor.finish() } else { slide.interactor.cancel() }
  }
}
