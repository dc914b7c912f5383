import Demos
import Foundation
import QuartzCore
import Stage
import TestSupport
import Testing
import UIKit

/// A demo on a stage, with fingers to drive it.
@MainActor
struct DemoStage {
  let stage: Stage
  let entry: DemoEntry
  let root: UIViewController

  init(_ id: String, device: Device = .phone) throws {
    entry = try #require(demos.first { $0.id == id })
    stage = Stage(device: device)
    stage.show(entry.root())
    root = try #require(stage.window.rootViewController)
    try stage.settle()
  }

  var size: CGSize { stage.window.bounds.size }
  /// What stands on the root: presented, or pushed.
  var presented: UIViewController? {
    stage.run {
      let stack = (root as? UINavigationController)?.viewControllers ?? []
      return root.presentedViewController ?? (stack.count > 1 ? stack.last : nil)
    }
  }
  var delegate: (any UIViewControllerTransitioningDelegate)? {
    root as? any UIViewControllerTransitioningDelegate
  }

  /// The class of the controller on top.
  var page: String { String(describing: type(of: presented ?? root)) }

  // MARK: Fingers

  /// A drag from `start` by `way`, both in fractions of the window.
  struct Drag {
    var start: CGPoint
    var way: CGVector
    /// Of the way, where the finger goes first.
    var first: Double?
    /// Seconds for the whole way.
    var time = 0.2
    /// Seconds of rest before the end; more than .1 makes the velocity zero.
    var rest = 0.15
    var ending = TouchScript.Phase.up

    var script: TouchScript {
      func entry(_ phase: TouchScript.Phase, _ t: Double, _ share: Double) -> TouchScript.Entry {
        .init(
          phase, t: t, x: Double(start.x) + Double(way.dx) * share,
          y: Double(start.y) + Double(way.dy) * share)
      }
      var path = [entry(.down, 0, 0)]
      if let first { path.append(entry(.move, time / 2, first)) }
      path += [entry(.move, time, 1), entry(ending, time + rest, 1)]
      return TouchScript(fingers: [path])
    }
    /// Until the finger has come to rest where it goes.
    var arrival: Double { time + 1.0 / 60 }
  }

  /// Plays the drag to its end; what it set going may still run.
  func play(_ drag: Drag) {
    stage.play(drag.script)
    stage.advance(by: drag.script.duration + 1.0 / 30)
  }

  /// Moves the finger to where it goes and leaves it there.
  func hold(_ drag: Drag) {
    stage.play(drag.script)
    stage.advance(by: drag.arrival)
  }

  func tap(_ point: CGPoint) {
    stage.playTap(at: point)
  }

  /// Taps the button of the page on top whose title begins with `title`.
  func tap(_ title: String) throws {
    let view = try #require((presented ?? root).view)
    let button = try #require(
      view.subviews.compactMap { $0 as? UIButton }.first {
        $0.title(for: .normal)?.hasPrefix(title) ?? false
      })
    tap(stage.run { view.convert(button.center, to: nil) })
  }

  // MARK: What is

  var lines: [String] { stage.trace.lines }
  var starts: Int { lines.count { $0.contains("animateTransition(") } }

  /// What a view shows now.
  func shown(_ view: UIView) -> LayerValues { stage.shown(view) }

  /// Where the view is seen now.
  func shownFrame(_ view: UIView) -> CGRect {
    let values = shown(view)
    let size = values.bounds.size
    return CGRect(
      x: values.position.x - size.width * values.anchorPoint.x,
      y: values.position.y - size.height * values.anchorPoint.y, width: size.width,
      height: size.height)
  }

  /// Every model value below the window, one line a view.
  var model: [String] { stage.run { stage.window.modelLines } }

  /// Nothing runs, no clock is held, nothing is left to do, and nothing was complained about.
  func expectRest(_ label: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    stage.expectRest(label, isQuiet: true, sourceLocation: sourceLocation)
  }
}

extension UIView {
  /// The view and all below it: every layer property, what takes touches, who watches.
  fileprivate var modelLines: [String] {
    let properties = AnimatableProperty.allCases.map { "\($0.rawValue) \(layer.values[$0])" }
    let line =
      "\(ObjectIdentifier(self)) \(type(of: self)) touches \(isUserInteractionEnabled) "
      + "recognizers \(gestureRecognizers?.count ?? 0) " + properties.joined(separator: " ")
    return [line] + subviews.flatMap(\.modelLines)
  }
}

extension CGRect {
  func isClose(to other: CGRect, within tolerance: CGFloat = 0.01) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) <= tolerance }
  }
}

/// Facts H.1.2: easeInOut at a tenth, a half and nine tenths of the time.
let easedMoments: [(share: Double, eased: CGFloat)] = [
  (0.1, 0.019722), (0.5, 0.5), (0.9, 0.980278),
]
