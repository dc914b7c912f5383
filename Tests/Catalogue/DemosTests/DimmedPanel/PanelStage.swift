import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// The demo `dimmed-panel` on a stage.
@MainActor
struct PanelStage: SlideStage {
  static let pages = (below: "BookPage", sliding: "ContentsPage")
  static let buttons = (comingIn: "Contents", goingAway: "Close")
  let demo: DemoStage

  init() throws { try self.init(device: .phone) }
  init(device: Device) throws { demo = try DemoStage("dimmed-panel", device: device) }

  /// Creates the stage and puts the page that the transition removes on top.
  init(before way: SlideWay, device: Device) throws {
    try self.init(device: device)
    try arrange(before: way)
  }

  /// The panel's frame at rest, which is half of the window, as in the tutorial. If the width is
  /// odd, the left half has the additional point.
  var rest: CGRect {
    let (w, h) = (demo.size.width, demo.size.height)
    let half = CGFloat(Int(w) / 2)
    return CGRect(x: w - half, y: 0, width: half, height: h)
  }

  /// The panel's frame at the fraction `share` of the distance, computed from the definition.
  func frame(_ way: SlideWay, at share: CGFloat) -> CGRect {
    rest.offsetBy(dx: rest.width * (way == .comingIn ? 1 - share : share), dy: 0)
  }

  /// A horizontal drag by the fraction `share` of the panel's width.
  func drag(_ way: SlideWay, by share: Double, ending: TouchScript.Phase) -> DemoStage.Drag {
    let panel = Double(rest.width / demo.size.width)
    return .init(
      start: CGPoint(x: way == .comingIn ? 0.95 : 0.1, y: 0.5),
      way: CGVector(dx: (way == .comingIn ? -1 : 1) * share * panel, dy: 0), ending: ending)
  }

  var presentation: UIPresentationController? {
    demo.stage.run { demo.presented?.presentationController }
  }
  var container: UIView? { presentation?.containerView }
  /// The lowest view of the container.
  var dimming: UIView? { container?.subviews.first }
  var panel: UIView? { demo.presented?.view }
}
