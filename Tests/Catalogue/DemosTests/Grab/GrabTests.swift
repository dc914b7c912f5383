import Demos
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct GrabTests {
  /// The expected result of each script: whether the card is open at the end, and how the
  /// transitions ended.
  nonisolated static let scripts: [(name: String, isOpen: Bool, endings: [Bool], grabs: Int)] = [
    ("finish", true, [true], 0), ("cancel", false, [false], 0), ("back", false, [true, true], 0),
    ("catch", true, [true], 2), ("turn", true, [true], 0),
  ]

  @Test(arguments: scripts.indices)
  func `each script does what its name says, on every device`(_ index: Int) throws {
    let (name, isOpen, endings, grabs) = Self.scripts[index]
    for device in Device.all {
      let grab = try GrabStage(device: device)
      let script = try TouchScript(json: try #require(grab.entry.fingers[name]), name: name)
      grab.stage.beginRecording()

      grab.stage.play(script)
      grab.stage.advance(by: script.duration)
      try grab.stage.settle()

      #expect(grab.isOpen == isOpen, "\(name) on \(device.id)")
      let completed = grab.lines.compactMap { line in
        line.contains("completeTransition(") ? line.contains("(true)") : nil
      }
      #expect(completed == endings, "\(name) on \(device.id)")
      let begun = grab.lines.count { $0.contains("CatchingPan#1.began") }
      #expect(begun == endings.count + grabs, "\(name) on \(device.id)")
      grab.expectRest("\(name) on \(device.id)")
      grab.stage.close()
    }
  }

  @Test(arguments: Device.all.indices)
  func `a tap opens, a tap closes, and it rests at its frame`(_ index: Int) throws {
    let grab = try GrabStage(device: Device.all[index])
    try grab.open()
    let card = try #require(grab.card)
    #expect(grab.top == grab.openTop)
    #expect(card.frame.midX == grab.size.width / 2)
    #expect(card.frame.maxY >= grab.size.height)
    grab.expectRest()

    let button = try #require(card.allSubviews.compactMap { $0 as? UIButton }.first)
    grab.demo.tap(grab.stage.run { button.convert(button.bounds.origin, to: nil) }.moved(20, 10))
    try grab.stage.settle()
    #expect(!grab.isOpen)
    grab.expectRest()

    // A tap on the page beside the card also closes the card.
    try grab.open()
    grab.demo.tap(CGPoint(x: grab.size.width / 2, y: grab.openTop / 2))
    try grab.stage.settle()
    #expect(!grab.isOpen)
    grab.expectRest()
  }

  @Test func `the card's edge follows the touch, in both directions`() throws {
    let grab = try GrabStage()
    for opens in [true, false] {
      let sign: Double = opens ? -1 : 1
      let start = opens ? Double(grab.middleOfBar.y) : 130
      let rest = try opens ? grab.closedTop : #require(grab.top)
      grab.stage.play(
        GrabStage.Path(
          x: 190, stops: [(0, start), (0.5, start + sign * 400), (0.8, start + sign * 500)]
        ).script)
      grab.stage.advance(by: 0.2)
      var last = try #require(grab.top)
      var from = try #require(grab.fingerY)
      // The first ten points are the recognizer's slop.
      #expect(abs(last - rest) <= abs(from - start))
      for _ in 0..<20 {
        grab.stage.tick()
        let (top, y) = (try #require(grab.top), try #require(grab.fingerY))
        #expect(abs((top - last) - (y - from)) < 0.01)
        (last, from) = (top, y)
      }
      try grab.stage.settle()
      #expect(grab.isOpen == opens)
    }
    grab.expectRest()
  }

  @Test func `a touch during the animation stops the card where it is`() throws {
    let grab = try GrabStage()
    grab.demo.tap(grab.middleOfBar)
    grab.stage.advance(by: 0.1)
    let before = try #require(grab.top)
    #expect(before > grab.openTop + 20 && before < grab.closedTop - 20)
    grab.stage.play(TouchScript(unit: .points, fingers: [[.init(.down, t: 0, x: 190, y: 400)]]))
    grab.stage.tick()

    let caught = try #require(grab.top)
    #expect(caught <= before)
    grab.stage.advance(by: 0.5)
    #expect(grab.top == caught)
    #expect(grab.stage.run { grab.root.transitionCoordinator?.isInteractive } == true)
    grab.stage.play(TouchScript(unit: .points, fingers: [[.init(.down, t: 0, x: 20, y: 20)]]))
    grab.stage.advance(by: 0.2)
    #expect(grab.top == caught, "a second finger changes nothing")
    grab.stage.run {
      let delivery = TouchDelivery.current
      for (finger, point) in delivery.activeTouches {
        delivery.enqueue(
          TouchSample(finger: finger, time: grab.stage.time, point: point, phase: .up))
      }
    }
    try grab.stage.settle()
    grab.expectRest()
  }

  @Test func `a cancelled touch sends the card back to its start`() throws {
    let grab = try GrabStage()
    // The touch moves far up and fast, so a normal end would open the card.
    let start = Double(grab.middleOfBar.y)
    grab.play(
      .init(x: 190, stops: [(0, start), (0.3, start - 0.8 * grab.length)], ending: .cancel))
    try expectContinuity(grab, velocity: 0, "taken away")
    try grab.stage.settle()
    #expect(!grab.isOpen)
    grab.expectRest()
  }

  @Test func `the bar is visible exactly while the card is not`() throws {
    let grab = try GrabStage()
    let bar = try #require(
      grab.root.view.subviews.first { $0.gestureRecognizers?.isEmpty == false })
    #expect(!bar.isHidden)
    grab.demo.tap(grab.middleOfBar)
    #expect(bar.isHidden)
    try grab.stage.settle()
    #expect(bar.isHidden)
    grab.demo.tap(CGPoint(x: 190, y: 30))
    try grab.stage.settle()
    #expect(!bar.isHidden)
    let start = Double(grab.middleOfBar.y)
    grab.play(.init(x: 190, stops: [(0, start), (0.3, start - 90), (0.5, start - 90)]))
    #expect(bar.isHidden)
    try grab.stage.settle()
    #expect(!bar.isHidden && !grab.isOpen)
  }

  @Test func `a second request during the animation is refused, and it continues`() throws {
    let grab = try GrabStage()
    grab.demo.tap(grab.middleOfBar)
    grab.stage.advance(by: 0.1)
    let before = try #require(grab.top)
    grab.stage.run { grab.root.present(UIViewController(), animated: true) }
    grab.stage.tick()
    #expect(try #require(grab.top) <= before)
    try grab.stage.settle()
    #expect(grab.isOpen)
    #expect(grab.stage.warnings.count == 1)
    #expect(grab.stage.warnings.first?.contains("already presenting") == true)
  }

  /// If the device is rotated during a transition, interactive or not, the card still ends
  /// correctly, open or closed.
  @Test(arguments: [0.05, 0.2, 0.3, 0.4, 0.5, 0.6], [true, false])
  func `rotating during the animation leaves everything in place`(moment: Double, opens: Bool)
    throws
  {
    let grab = try GrabStage()
    if !opens { try grab.open() }
    let start = opens ? Double(grab.middleOfBar.y) : 130
    let way = (opens ? -0.4 : 0.4) * grab.length
    grab.stage.play(GrabStage.Path(x: 190, stops: [(0, start), (0.3, start + way)]).script)
    grab.stage.advance(by: moment)
    grab.stage.rotate(to: .landscapeLeft)
    // The card may move beyond its range by a fifth at most.
    let shown = try #require(grab.openness)
    #expect(shown > -0.2 && shown < 1.2, "\(shown)")
    try grab.stage.settle()

    if grab.isOpen { #expect(grab.top == grab.openTop) }
    grab.expectRest()
    grab.stage.rotate(to: .portrait)
    try grab.stage.settle()
    if grab.isOpen { #expect(grab.top == grab.openTop) }
    grab.expectRest()
    if grab.isOpen { grab.demo.tap(CGPoint(x: 190, y: 30)) } else { try grab.open() }
    try grab.stage.settle()
    grab.expectRest()
  }

  @Test func `without animation the card appears at once`() throws {
    let grab = try GrabStage()
    try grab.open()
    grab.stage.run { grab.root.dismiss(animated: false) }
    try grab.stage.settle()
    #expect(!grab.isOpen)
    grab.expectRest()
  }
}

extension GrabStage {
  /// The location of the first touch.
  fileprivate var fingerY: Double? {
    demo.stage.run { TouchDelivery.current.activeTouches.first.map { Double($0.point.y) } }
  }
}

extension UIView {
  fileprivate var allSubviews: [UIView] { subviews + subviews.flatMap(\.allSubviews) }
}

extension CGPoint {
  fileprivate func moved(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
}
