import Demos
import Foundation
import QuartzCore
import Stage
import TestSupport
import Testing
import UIKit

/// A demo on a stage, with touches that operate it.
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
  /// The controller that the root presents, or else the top controller of the root's navigation
  /// stack; nil if only the root is shown.
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

  // MARK: Touches

  /// A drag from `start` by `way`, both in fractions of the window.
  struct Drag {
    var start: CGPoint
    var way: CGVector
    /// The fraction of the distance to which the touch moves first; nil if the touch moves directly
    /// to its destination.
    var first: Double?
    /// The duration of the whole drag in seconds.
    var time = 0.2
    /// The time that the touch rests before its end, in seconds. After more than 0.1 seconds, the
    /// velocity is zero.
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
    /// The time until the touch rests at its destination, in seconds.
    var arrival: Double { time + 1.0 / 60 }
  }

  /// Plays the drag to its end. Animations that the drag has started may still be running.
  func play(_ drag: Drag) {
    stage.play(drag.script)
    stage.advance(by: drag.script.duration + 1.0 / 30)
  }

  /// Moves the touch to its destination, where it stays down.
  func hold(_ drag: Drag) {
    stage.play(drag.script)
    stage.advance(by: drag.arrival)
  }

  func tap(_ point: CGPoint) {
    stage.playTap(at: point)
  }

  /// Taps the button whose title begins with `title`, on the page on top.
  func tap(_ title: String) throws {
    let view = try #require((presented ?? root).view)
    let button = try #require(
      view.subviews.compactMap { $0 as? UIButton }.first {
        $0.title(for: .normal)?.hasPrefix(title) ?? false
      })
    tap(stage.run { view.convert(button.center, to: nil) })
  }

  // MARK: State

  var lines: [String] { stage.trace.lines }
  var starts: Int { lines.count { $0.contains("animateTransition(") } }

  /// The view's current presentation values.
  func shown(_ view: UIView) -> LayerValues { stage.shown(view) }

  /// The view's current frame on screen.
  func shownFrame(_ view: UIView) -> CGRect {
    let values = shown(view)
    let size = values.bounds.size
    return CGRect(
      x: values.position.x - size.width * values.anchorPoint.x,
      y: values.position.y - size.height * values.anchorPoint.y, width: size.width,
      height: size.height)
  }

  /// The model values of every view in the window, one line per view.
  var model: [String] { stage.run { stage.window.modelLines } }

  /// Expects that nothing runs, no clock is paused, nothing is queued, and no warning was logged.
  func expectRest(_ label: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    stage.expectRest(label, isQuiet: true, sourceLocation: sourceLocation)
  }
}

extension UIView {
  /// One line each for the view and the views in its subtree: every layer property, interaction
  /// flags, recognizers.
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

/// The values of easeInOut at one tenth, one half and nine tenths of the time (facts H.1.2).
let easedMoments: [(share: Double, eased: CGFloat)] = [
  (0.1, 0.019722), (0.5, 0.5), (0.9, 0.980278),
]
