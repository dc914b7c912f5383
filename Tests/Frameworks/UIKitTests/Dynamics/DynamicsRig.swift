import Testing
import UIKit

/// A page with a dynamic animator. The test itself runs each tick.
@MainActor
final class DynamicsRig {
  let world = World()
  let page: UIView
  private(set) var animator: UIDynamicAnimator?

  init() {
    (page, animator) = world {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      World.current.service(UIKitLog.self).prints = false
      return (page, UIDynamicAnimator(referenceView: page))
    }
  }

  /// Adds a square of 100 × 100 points to the page.
  func box(at center: CGPoint = CGPoint(x: 200, y: 200)) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.center = center
    page.addSubview(box)
    return box
  }

  func run(_ body: (UIDynamicAnimator) -> Void) {
    world { if let animator { body(animator) } }
  }

  func tick(_ count: Int) {
    world { for _ in 0..<count { World.current.service(DynamicAnimators.self).tick() } }
  }

  func release() { animator = nil }

  var warnings: [String] { world { World.current.service(UIKitLog.self).warnings } }
}

/// Counts how often the animator pauses and resumes.
@MainActor
final class PauseLog: NSObject, UIDynamicAnimatorDelegate {
  var calls: [String] = []
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
}
