import Film
import Stage
import Testing
import UIKit

@MainActor
struct IdleTouchTests {
  private static let device = Device(
    id: "tiny", title: "Tiny", size: CGSize(width: 100, height: 100), scale: 1)

  /// The idle touches in a film of a `Page`. Each finger goes down at one of the points, a second
  /// apart.
  private func idle(_ points: [(x: Double, y: Double)], moving: Double = 0) -> [IdleTouch] {
    let fingers = points.enumerated().map { index, point in
      [
        TouchScript.Entry(.down, t: Double(index), x: point.x, y: point.y),
        .init(.move, t: Double(index) + 0.1, x: point.x, y: point.y + moving),
        .init(.up, t: Double(index) + 0.1, x: point.x, y: point.y + moving),
      ]
    }
    let run = AppRun(
      name: "page", title: "Page", device: Self.device,
      script: TouchScript(unit: .points, fingers: fingers), root: { Page() })
    return IdleTouch.all(in: run.record().recording)
  }

  @Test func `a touch that hits nothing is found with its place and view`() {
    let touches = idle([(x: 50, y: 90)])

    #expect(touches.map(\.view) == ["UIView#1"])
    #expect(touches.map { [$0.x, $0.y] } == [[50, 90]])
    // The finger goes down in the tick after the pause.
    #expect(touches.allSatisfy { abs($0.time - AppRun.leadIn) < 2 * FrameClock.time(ofTick: 1) })
  }

  @Test(arguments: [(x: 50, y: 10), (x: 50, y: 30), (x: 50, y: 50)])
  func `a touch that is recognized, highlights or changes a view is not idle`(
    x: Double, y: Double
  ) {
    #expect(idle([(x: x, y: y)]) == [])
  }

  @Test func `each of several touches is judged for itself`() {
    #expect(idle([(x: 50, y: 90), (x: 50, y: 10), (x: 50, y: 70)]).map(\.y) == [90, 70])
  }

  @Test func `a recognizer that refuses a touch is named with the reason`() {
    let touches = idle([(x: 50, y: 68)], moving: 30)

    #expect(
      touches.first?.refusals.map(\.description) == [
        "Page#1.gestureRecognizerShouldBegin(_:) returned false for UIPanGestureRecognizer#1"
      ])
  }

  @Test func `a pan that does not move far enough is idle`() {
    let touches = idle([(x: 50, y: 60)], moving: 4)
    #expect(touches.count == 1)
    #expect(
      touches.first?.refusals.map(\.description) == [
        "UIPanGestureRecognizer#1 failed because the touch moved less than 10 points"
      ])
    #expect(idle([(x: 50, y: 60)], moving: 30) == [])
  }
}

/// From top to bottom: a view with a tap recognizer, a button, a view that handles touches, a view
/// with a pan recognizer, and one whose pan recognizer may not begin.
private final class Page: UIViewController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tapped = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    tapped.addGestureRecognizer(UITapGestureRecognizer())
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 0, y: 20, width: 100, height: 20)
    let touched = TouchedView(frame: CGRect(x: 0, y: 40, width: 100, height: 15))
    let panned = UIView(frame: CGRect(x: 0, y: 55, width: 100, height: 10))
    panned.addGestureRecognizer(UIPanGestureRecognizer())
    let refused = UIView(frame: CGRect(x: 0, y: 65, width: 100, height: 5))
    let pan = UIPanGestureRecognizer()
    pan.delegate = self
    refused.addGestureRecognizer(pan)
    for view in [tapped, button, touched, panned, refused] { self.view.addSubview(view) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private final class TouchedView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = .red
  }
}
