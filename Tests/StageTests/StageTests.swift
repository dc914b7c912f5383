import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct StageTests {
  @Test func `a controller shown has appeared`() {
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

  @Test func `two stages keep their own time`() {
    let first = Stage()
    let second = Stage()

    first.advance(by: 0.5)

    #expect(abs(first.time - 0.5) < 1e-9)
    #expect(second.time == 0)
    #expect(first.run { CACurrentMediaTime() } == first.time)
    #expect(second.run { CACurrentMediaTime() } == 0)
  }

  @Test func `what never comes to rest is named`() {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
        controller.view.alpha = 0
      }
    }

    let error = #expect(throws: UnsettledError.self) { try stage.settle() }

    #expect(error?.description.contains("still going on after 60 s: animation on") ?? false)
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

  @Test func `a closed stage lets go of its controllers`() {
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

  @Test func `a stage that is dropped without being closed keeps nothing alive`() {
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

  @Test func `scripts that play at once have fingers of their own`() {
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

  @Test func `a layout that asks for layout again is stopped and named`() {
    let stage = Stage()
    stage.show(UIViewController())

    stage.run { stage.window.addSubview(Restless(frame: .zero)) }

    #expect(stage.warnings.contains { $0.contains("did not come to rest after 16 rounds") })
  }
}

private final class Restless: UIView {
  override func layoutSubviews() { setNeedsLayout() }
}
