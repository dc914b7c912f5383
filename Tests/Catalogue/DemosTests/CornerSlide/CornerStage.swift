import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// The demo `corner-slide` on a stage.
@MainActor
struct CornerStage: SlideStage {
  static let pages = (below: "TeaListPage", sliding: "TeaPage")
  static let buttons = (comingIn: "Today", goingAway: "Back")
  let demo: DemoStage

  init() throws { demo = try DemoStage("corner-slide") }

  /// A drag along the diagonal, away from the corner that the page is attached to. The length of
  /// the drag is the fraction `share` of the diagonal.
  func drag(_ way: SlideWay, by share: Double, ending: TouchScript.Phase) -> DemoStage.Drag {
    let sign: Double = way == .comingIn ? -1 : 1
    let start: CGFloat = way == .comingIn ? 0.98 : 0.02
    return .init(
      start: CGPoint(x: start, y: start), way: CGVector(dx: sign * share, dy: sign * share),
      ending: ending)
  }

  /// An empty page that the demo's root will slide in.
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
  /// The page's frame according to the tutorial. The page appears by growing from the corner point
  /// (W, H), and it disappears by moving towards that point at full size.
  func frame(at share: CGFloat, in size: CGSize) -> CGRect {
    let (w, h) = (size.width, size.height)
    return switch self {
    case .comingIn:
      CGRect(x: w * (1 - share), y: h * (1 - share), width: w * share, height: h * share)
    case .goingAway: CGRect(x: w * share, y: h * share, width: w, height: h)
    }
  }
}
