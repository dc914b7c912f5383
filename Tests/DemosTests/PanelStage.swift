import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// `dimmed-panel` on a stage.
@MainActor @dynamicMemberLookup
struct PanelStage {
  let demo: DemoStage

  init(device: Device = .phone) throws { demo = try DemoStage("dimmed-panel", device: device) }

  /// As it is before the way: for going away the panel is out.
  init(before way: SlideWay, device: Device = .phone) throws {
    try self.init(device: device)
    guard way == .goingAway else { return }
    try demo.tap("Contents")
    try demo.stage.settle()
  }

  subscript<Value>(dynamicMember path: KeyPath<DemoStage, Value>) -> Value { demo[keyPath: path] }

  func play(_ drag: DemoStage.Drag) { demo.play(drag) }
  func hold(_ drag: DemoStage.Drag) { demo.hold(drag) }
  func tap(_ point: CGPoint) { demo.tap(point) }
  func tap(_ title: String) throws { try demo.tap(title) }
  func shownFrame(_ view: UIView) -> CGRect { demo.shownFrame(view) }
  func expectRest(_ label: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    demo.expectRest(label, sourceLocation: sourceLocation)
  }

  /// The document's half: the odd point stays on the left.
  var rest: CGRect {
    let (w, h) = (demo.size.width, demo.size.height)
    let half = CGFloat(Int(w) / 2)
    return CGRect(x: w - half, y: 0, width: half, height: h)
  }

  /// Where the panel stands after `share` of a way, straight from the definition.
  func frame(_ way: SlideWay, at share: CGFloat) -> CGRect {
    rest.offsetBy(dx: rest.width * (way == .comingIn ? 1 - share : share), dy: 0)
  }

  /// A sideways drag by `share` of the panel's width.
  func drag(
    _ way: SlideWay, by share: Double, ending: TouchScript.Phase = .up
  ) -> DemoStage.Drag {
    let panel = Double(rest.width / demo.size.width)
    return .init(
      start: CGPoint(x: way == .comingIn ? 0.95 : 0.1, y: 0.5),
      way: CGVector(dx: (way == .comingIn ? -1 : 1) * share * panel, dy: 0), ending: ending)
  }

  /// A drag that goes as far as `turn`, then to `share`, and is taken away there.
  func drag(_ way: SlideWay, over turn: Double, to share: Double) -> DemoStage.Drag {
    // From a way of nothing no share can be taken: a millionth of it is as good.
    var drag = drag(way, by: max(share, 1e-6), ending: .cancel)
    drag.first = turn / max(share, 1e-6)
    return drag
  }

  var presentation: UIPresentationController? {
    demo.stage.run { demo.presented?.presentationController }
  }
  var container: UIView? { presentation?.containerView }
  /// The lowest view of the container.
  var dimming: UIView? { container?.subviews.first }
  var panel: UIView? { demo.presented?.view }

  func script(_ name: String) throws -> TouchScript {
    try TouchScript(json: try #require(demo.entry.fingers[name]), name: name)
  }
}

extension SlideWay {
  var panelStart: String { self == .comingIn ? "BookPage" : "ContentsPage" }
  var panelEnd: String { self == .comingIn ? "ContentsPage" : "BookPage" }
  var panelButton: String { self == .comingIn ? "Contents" : "Close" }
}
