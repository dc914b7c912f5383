import Demos
import Foundation
import QuartzCore
import Stage
import TestSupport
import Testing
import UIKit

/// The flip card on a stage, with touches that operate it.
@MainActor
struct FlipStage {
  let stage: Stage

  init(device: Device = .phone) throws {
    let entry = try #require(demos.first { $0.id == "flip-card" })
    stage = Stage(
      device: device,
      storyboards: try Storyboards(files: entry.storyboards, selectors: entry.selectors()))
    stage.show(entry.root())
    try stage.settle()
  }

  var height: CGFloat { stage.window.bounds.height }

  var pan: UIPanGestureRecognizer? {
    stage.run {
      stage.window.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer }.first
    }
  }

  /// The class of the controller on top: "FrontPage" or "BackPage".
  var page: String {
    let root = stage.window.rootViewController
    let top = root?.presentedViewController ?? root
    return top.map { String(describing: type(of: $0)) } ?? "none"
  }

  /// Plays a touch that moves by `fraction` of the height in `steps` ticks. Without `ending`, the
  /// touch stays down.
  func drag(to fraction: Double, steps: Int = 12, ending: TouchScript.Phase? = nil) {
    stage.play(Self.script(to: fraction, steps: steps, ending: ending ?? .up))
    let turns = steps + (ending == nil ? 0 : 1)
    for _ in 0...turns { stage.tick() }
  }

  static func script(
    to fraction: Double, steps: Int = 12, ending: TouchScript.Phase
  ) -> TouchScript {
    let step = 1.0 / 60
    let start = fraction >= 0 ? 0.05 : 0.95
    return TouchScript(fingers: [
      [
        .init(.down, t: 0, x: 0.5, y: start),
        .init(.move, t: Double(steps) * step, x: 0.5, y: start + fraction),
        .init(ending, t: Double(steps + 1) * step, x: 0.5, y: start + fraction),
      ]
    ])
  }

  func tap() throws {
    let title = page == "FrontPage" ? "Turn over" : "Back"
    let point = try #require(button(title)).center
    stage.playTap(at: point)
  }

  /// The button of the visible page whose title begins with `title`. Each page fills the window.
  private func button(_ title: String) -> UIButton? {
    let root = stage.window.rootViewController
    let view = (root?.presentedViewController ?? root)?.view
    return view?.subviews.compactMap { $0 as? UIButton }.first {
      $0.title(for: .normal)?.hasPrefix(title) ?? false
    }
  }
}
