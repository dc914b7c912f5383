import Stage
import UIKit

/// A control on a phone's screen, touches with exact time stamps, and the events that the control's
/// targets receive.
@MainActor
final class ControlStage<Control: UIView> {
  let stage = Stage(device: .phone)
  let control: Control
  let root: UIView
  private(set) var scrollView: UIScrollView?
  /// The events in the order in which they were sent.
  private(set) var heard: [String] = []
  /// Called at each `valueChanged`, before it is logged.
  var onChange: (() -> Void)?

  /// Puts the control's origin at (100, 200). If `isScrolling` is true, the control is in a scroll
  /// view that fills the screen and scrolls in both directions.
  init(isScrolling: Bool = false, isMirrored: Bool = false, _ make: () -> Control) {
    let controller: UIViewController
    (controller, control) = stage.run { (UIViewController(), make()) }
    stage.show(controller)
    root = stage.run { controller.view }
    stage.run {
      if isMirrored { root.traitOverrides.layoutDirection = .rightToLeft }
      var parent: UIView = root
      if isScrolling {
        let view = UIScrollView(frame: root.bounds)
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 2000, height: 2000)
        root.addSubview(view)
        scrollView = view
        parent = view
      }
      parent.addSubview(control)
      control.frame.origin = CGPoint(x: 100, y: 200)
      listen()
    }
    stage.tick()
  }

  private func listen() {
    guard let control = control as? UIControl else { return }
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("inside", .touchUpInside), ("outside", .touchUpOutside),
      ("cancel", .touchCancel),
    ]
    for (name, event) in events {
      control.addAction(UIAction { [weak self] _ in self?.heard.append(name) }, for: event)
    }
    control.addAction(
      UIAction { [weak self] _ in
        self?.onChange?()
        self?.heard.append("changed")
      }, for: .valueChanged)
  }

  /// Sends one touch sample, in the control's coordinates, which is delivered in the next tick.
  func finger(_ phase: TouchSample.Phase, _ x: Double, _ y: Double = 15) {
    stage.world {
      TouchDelivery.current.enqueue(
        TouchSample(
          finger: 0, time: stage.time + 1 / 60, point: CGPoint(x: 100 + x, y: 200 + y),
          phase: phase))
    }
    stage.tick()
  }

  func tap(_ x: Double, _ y: Double = 15) {
    finger(.down, x, y)
    finger(.up, x, y)
  }

  /// The number of `valueChanged` events.
  var changes: Int { heard.filter { $0 == "changed" }.count }

  func forget() { heard = [] }

  /// Cancels the touch. In an app, a touch is cancelled when another window's alert covers the
  /// control's window.
  func takeTouchAway(_ x: Double, _ y: Double = 15) { finger(.cancel, x, y) }
}
