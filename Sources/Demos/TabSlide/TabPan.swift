import UIKit

/// Who changes tabs when a finger drags.
protocol TabSliding: UIViewController {
  /// Begins a transition to the tab at this side of the selected one; false where there is none.
  func slide(to side: CGFloat) -> Bool
}

/// Drives the slide between tabs by a drag, which may change its mind.
///
/// A drag that comes back over the point where it began cancels its transition, and as soon as that
/// has ended begins the one to the other side: both happen under one finger. It goes on from two
/// fifths of the width, as in Apple's sample; a finger that is taken away goes back.
@MainActor
final class TabPan: NSObject {
  private static let completionThreshold: CGFloat = 0.4

  let gestureRecognizer = UIPanGestureRecognizer()
  weak var tabs: (any TabSliding)?

  /// What the delegate answers: nothing while no finger drags.
  var interactionController: UIPercentDrivenInteractiveTransition? { slide?.interactor }

  /// A transition in the finger's hand.
  private struct Slide {
    /// 1 when the new page comes from the right.
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

  /// How far the finger has drawn the new page in, as a share of the width; negative beyond the
  /// point where it began.
  private var progress: CGFloat {
    guard let slide, let view = gestureRecognizer.view, view.bounds.width > 0 else { return 0 }
    return -slide.side * gestureRecognizer.translation(in: view).x / view.bounds.width
  }

  /// The page that the finger draws in, where there is one and nothing else runs.
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
        // The coordinator is still the old transition's; the finger's next step begins the new one.
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
      // The window may have become narrow under the finger.
      slide.interactor.update(min(progress, 1))
    }
  }

  private func letGo(finishes: Bool) {
    guard let slide else { return }
    self.slide = nil
    if finishes { slide.interactor.finish() } else { slide.interactor.cancel() }
  }
}
