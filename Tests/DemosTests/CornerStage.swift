import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// `corner-slide` on a stage.
@MainActor @dynamicMemberLookup
struct CornerStage {
  let demo: DemoStage

  init() throws { demo = try DemoStage("corner-slide") }

  /// With the page on top that the way leaves.
  init(before way: SlideWay) throws {
    try self.init()
    guard way == .goingAway else { return }
    try demo.tap(SlideWay.comingIn.button)
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

  /// A drag along the diagonal by `share` of it, away from the corner the page leaves.
  func drag(
    _ way: SlideWay, by share: Double, ending: TouchScript.Phase = .up
  ) -> DemoStage.Drag {
    let sign: Double = way == .comingIn ? -1 : 1
    let start: CGFloat = way == .comingIn ? 0.98 : 0.02
    return .init(
      start: CGPoint(x: start, y: start), way: CGVector(dx: sign * share, dy: sign * share),
      ending: ending)
  }

  /// A drag that goes as far as `turn`, then to `share`, and is taken away there.
  func drag(_ way: SlideWay, over turn: Double, to share: Double) -> DemoStage.Drag {
    // From a way of nothing no share can be taken: a millionth of the diagonal is as good.
    var drag = drag(way, by: max(share, 1e-6), ending: .cancel)
    drag.first = turn / max(share, 1e-6)
    return drag
  }

  func script(_ name: String) throws -> TouchScript {
    try TouchScript(json: try #require(demo.entry.fingers[name]), name: name)
  }

  /// An empty page that the demo's root is to slide in.
  func plainPage(_ style: UIModalPresentationStyle = .fullScreen) -> UIViewController {
    demo.stage.run {
      let page = UIViewController()
      page.view.backgroundColor = .white
      page.modalPresentationStyle = style
      page.transitioningDelegate = demo.delegate
      return page
    }
  }
}

extension SlideWay {
  var start: String { self == .comingIn ? "TeaListPage" : "TeaPage" }
  var end: String { self == .comingIn ? "TeaPage" : "TeaListPage" }
  /// What the button says that goes this way.
  var button: String { self == .comingIn ? "Today" : "Back" }

  /// Where the page stands, from the document: it grows out of the corner point (W, H) and
  /// leaves for it at full size.
  func frame(at share: CGFloat, in size: CGSize) -> CGRect {
    let (w, h) = (size.width, size.height)
    return switch self {
    case .comingIn:
      CGRect(x: w * (1 - share), y: h * (1 - share), width: w * share, height: h * share)
    case .goingAway: CGRect(x: w * share, y: h * share, width: w, height: h)
    }
  }
}
