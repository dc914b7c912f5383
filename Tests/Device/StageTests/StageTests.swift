import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct StageTests {
  /// Recordings, plots and comparisons identify a layer by its number.
  @Test func `layers of a stage have unique numbers, wherever they were made`() {
    // The views are created before any stage, on a closed stage, on another stage and on this
    // stage.
    let early = (0..<40).map { _ in UIView() }
    var gone: Stage? = Stage(device: .phone)
    let orphans = gone?.run { (0..<40).map { _ in UIView() } } ?? []
    gone?.close()
    gone = nil
    let other = Stage(device: .phone)
    let guests = other.run { (0..<40).map { _ in UIView() } }
    let stage = Stage(device: .phone)
    let root = stage.run { UIViewController() }
    let own = stage.run { (0..<40).map { _ in UIView() } }
    stage.show(root)

    stage.run { for view in early + orphans + guests + own { root.view.addSubview(view) } }
    stage.tick()

    var numbers: [Int] = []
    @MainActor func visit(_ layer: CALayer) {
      numbers.append(layer.id)
      for layer in layer.sublayers ?? [] { visit(layer) }
    }
    stage.run { visit(stage.window.layer) }
    #expect(numbers.count > 160)
    #expect(Set(numbers).count == numbers.count)
    let kept = own.map { $0.layer.id }
    stage.tick()
    #expect(own.map { $0.layer.id } == kept)
    other.close()
    stage.close()
  }

  @Test func `a controller that is shown has appeared`() {
    let stage = Stage()
    let controller = UIViewController()

    stage.show(controller)

    #expect(controller.appearance == .appeared)
    #expect(controller.view.window === stage.window)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func `the frame has the device's size times the scale`() {
    let stage = Stage(device: .small)
    stage.show(UIViewController())

    let frame = stage.frame(scale: 2)

    #expect(frame.width == 750 && frame.height == 1_334)
  }

  /// A call with an invalid number, and a part of its error message.
  enum BadCall: String, CaseIterable, Codable {
    case advanceNaN, advanceInfinite, advanceBack, advanceHuge
    case scaleZero, scaleNaN, scaleHuge, scaleBelow
    case resizeNaN, resizeZero, resizeHuge
    case scriptTime, scriptPlace, dragPlace, dragTime

    var sentence: String {
      switch self {
      case .advanceNaN, .advanceInfinite, .advanceBack, .advanceHuge: "Stage.advance(by:) was given"
      case .scaleZero, .scaleNaN, .scaleHuge, .scaleBelow: "Stage.frame(scale:) was given"
      case .resizeNaN, .resizeZero, .resizeHuge: "Stage.resize(to:) was given"
      case .scriptTime, .dragTime: "Stage.play(_:), gesture script, fingers[0]["
      case .scriptPlace, .dragPlace: "expected a coordinate from"
      }
    }

    @MainActor func make(on stage: Stage) {
      switch self {
      case .advanceNaN: stage.advance(by: .nan)
      case .advanceInfinite: stage.advance(by: .infinity)
      case .advanceBack: stage.advance(by: -1)
      case .advanceHuge: stage.advance(by: 1e300)
      case .scaleZero: _ = stage.frame(scale: 0)
      case .scaleNaN: _ = stage.frame(scale: .nan)
      case .scaleHuge: _ = stage.frame(scale: 1e9)
      case .scaleBelow: _ = stage.frame(scale: -2)
      case .resizeNaN: stage.resize(to: CGSize(width: CGFloat.nan, height: 1))
      case .resizeZero: stage.resize(to: .zero)
      case .resizeHuge: stage.resize(to: CGSize(width: 1, height: 1e6))
      case .scriptTime: stage.play(TouchScript(fingers: [[.init(.down, t: .nan, x: 0, y: 0)]]))
      case .scriptPlace: stage.play(.tap(at: CGPoint(x: CGFloat.nan, y: 0)))
      case .dragPlace: stage.drag(from: .zero, to: CGPoint(x: CGFloat.infinity, y: 0))
      case .dragTime: stage.drag(from: .zero, to: CGPoint(x: 1, y: 1), over: .infinity)
      }
    }
  }

  @Test(arguments: BadCall.allCases)
  func `an invalid number ends the program with a message`(call: BadCall) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [call] in
      await MainActor.run {
        let stage = Stage()
        stage.show(UIViewController())
        call.make(on: stage)
      }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSInvalidArgumentException") && text.contains(call.sentence), "\(text)")
  }

  @Test func `two stages keep their own time`() {
    let first = Stage()
    let second = Stage()

    first.advance(by: 0.5)

    #expect(abs(first.time - 0.5) < 1e-9)
    #expect(second.time == 0)
    #expect(first.run { CACurrentMediaTime() } == first.time)
    #expect(second.run { CACurrentMediaTime() } == 0)
  }

  @Test func `work that never ends is named`() {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    let ticker = Ticker()
    stage.run {
      CADisplayLink(target: ticker, selector: Selector("tick:", Ticker.tick))
        .add(to: .main, forMode: .default)
    }

    let error = #expect(throws: UnsettledError.self) { try stage.settle() }

    #expect(error?.description == "work is still pending after 60 s: a display link")
    #expect(ticker.count >= 3_600)
  }

  @Test func `an endless animation is background: it runs on, and the app is at rest`() throws {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    var ends: [Bool] = []
    stage.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
        animations: { controller.view.alpha = 0 }, completion: { ends.append($0) })
      let pulse = CABasicAnimation(keyPath: "transform.scale")
      (pulse.fromValue, pulse.toValue, pulse.duration) = (1, 2, 1)
      pulse.repeatCount = .greatestFiniteMagnitude
      controller.view.layer.add(pulse, forKey: "pulse")
      UIView.animate(withDuration: 0.5) { controller.view.center.x += 10 }
    }
    func alpha() -> Double {
      stage.run { Double(controller.view.layer.presentation()?.opacity ?? 0) }
    }
    let start = stage.time

    #expect(!stage.isIdle)
    try stage.settle()

    // `settle()` waits only for animations that end.
    #expect(stage.time - start >= 0.5 && stage.time - start < 0.6)
    #expect(stage.isIdle && !stage.isStill && ends.isEmpty)
    while stage.time - start < 1.75 { stage.tick() }
    let part = (stage.time - start).truncatingRemainder(dividingBy: 2)
    #expect(abs(alpha() - (part - 1)) < 0.05)
    stage.run { controller.view.layer.removeAllAnimations() }
    try stage.settle()
    #expect(ends == [false] && stage.isStill)
  }

  @Test func `work that a transition waits for keeps the app busy, though endless`() {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    let waiting = WaitingForEver()
    stage.run {
      let next = UIViewController()
      next.modalPresentationStyle = .custom
      next.transitioningDelegate = waiting
      controller.present(next, animated: true)
    }

    let error = #expect(throws: UnsettledError.self) { try stage.settle() }

    #expect(error?.pendingWork.count == 1, "\(error?.pendingWork ?? [])")
  }

  @Test func `waiting for a transition that never ends can be cut short`() {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    let forgetful = Forgetful()
    stage.run {
      let next = UIViewController()
      next.modalPresentationStyle = .custom
      next.transitioningDelegate = forgetful
      controller.present(next, animated: true)
    }

    let error = #expect(throws: UnsettledError.self) { try stage.settle(stallTimeout: 2) }

    #expect(error?.description.hasPrefix("work is still pending after 2 s: transition") == true)
    #expect(stage.time < 10)
  }

  @Test func `main queue work follows the stage's clock`() {
    let stage = Stage()
    var times: [Double] = []

    stage.run {
      DispatchQueue.main.async { times.append(stage.time) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { times.append(stage.time) }
    }
    #expect(times.isEmpty)
    stage.advance(by: 0.2)

    #expect(times.count == 2)
    #expect(abs((times.first ?? 0) - 1.0 / 60) < 1e-9)
    #expect(abs((times.last ?? 0) - 0.1) < 1.01 / 60)
  }

  @Test func `a closed stage releases its controllers`() {
    let stage = Stage()
    weak var controller: UIViewController?
    do {
      let made = UIViewController()
      controller = made
      stage.show(made)
    }
    #expect(controller != nil)

    stage.close()

    #expect(controller == nil)
  }

  @Test func `a stage dropped without closing retains nothing`() {
    weak var controller: UIViewController?
    weak var world: World?
    do {
      let stage = Stage()
      let made = UIViewController()
      stage.show(made)
      controller = made
      world = stage.world
    }

    #expect(controller == nil)
    #expect(world == nil)
  }

  @Test func `scripts that play at once have separate touches`() {
    let stage = Stage()
    stage.show(UIViewController())
    stage.beginRecording()
    let hold = TouchScript(fingers: [
      [.init(.down, t: 0, x: 0.5, y: 0.5), .init(.up, t: 0.2, x: 0.5, y: 0.5)]
    ])

    stage.play(hold)
    stage.advance(by: 0.05)
    stage.play(hold)
    stage.advance(by: 0.4)

    let fingers = stage.endRecording().frames.map { $0.fingers.map(\.finger) }
    #expect(fingers.contains([0]) && fingers.contains([0, 1]) && fingers.contains([1]))
    #expect(fingers.last == [])
  }

  @Test func `endless layout is stopped and named`() {
    let stage = Stage()
    stage.show(UIViewController())

    stage.run { stage.window.addSubview(Restless(frame: .zero)) }

    #expect(stage.warnings.contains { $0.contains("did not become stable after 16 rounds") })
  }
}

private final class Restless: UIView {
  override func layoutSubviews() { setNeedsLayout() }
}

@MainActor
private final class Ticker {
  var count = 0
  func tick(_ link: CADisplayLink) { count += 1 }
}

/// An animator that completes when an infinite animation has ended.
private final class WaitingForEver: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: 1, delay: 0, options: .repeat, animations: { view.alpha = 1 },
      completion: { context.completeTransition($0) })
  }
}

/// An animator that neither animates nor completes.
private final class Forgetful: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}
