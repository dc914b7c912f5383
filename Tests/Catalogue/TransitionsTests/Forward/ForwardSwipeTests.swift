import Foundation
import Stage
import TestSupport
import Testing
import Transitions
import UIKit

/// When swipes finish or cancel.
@MainActor @Suite struct ForwardSwipeTests {
  /// What drives the swipe back: the system, or this library if an app's animators have disabled
  /// the system's swipe.
  enum Driver: CaseIterable {
    case system, own, ownWithAnimator
  }

  /// A stage with the stack AB and C ahead, so that both directions are possible.
  private func scene(_ driver: Driver, rtl: Bool = false) throws -> ForwardStage {
    let scene = ForwardStage("ABC", rtl: rtl)
    try scene.arrange("AB", forward: "C")
    if driver == .ownWithAnimator {
      scene.app.animator = PlainAnimator()
      scene.forward.delegate = scene.app
    }
    scene.forward.replacesBackSwipe = driver != .system
    return scene
  }

  private static func end(_ way: ForwardStage.Swipe) -> (stack: String, ahead: String) {
    way == .back ? ("A", "CB") : ("ABC", "")
  }

  @Test(arguments: ForwardStage.Swipe.allCases, Driver.allCases)
  func `past the middle it finishes, before it cancels, from either edge`(
    _ way: ForwardStage.Swipe, _ driver: Driver
  ) throws {
    for rtl in [false, true] {
      for (share, isOver) in [(0.3, false), (0.49, false), (0.53, true), (0.9, true)] {
        let label = "\(share), rtl \(rtl)"
        let scene = try scene(driver, rtl: rtl)

        scene.swipe(way, by: share, rtl: rtl)
        try scene.stage.settle()

        let end = isOver ? Self.end(way) : ("AB", "C")
        #expect(scene.stack == end.0, "\(label)")
        #expect(scene.ahead == end.1, "\(label)")
        scene.expectRest(label)
        scene.stage.close()
      }
    }
  }

  @Test(arguments: ForwardStage.Swipe.allCases, Driver.allCases)
  func `a cancelled touch changes nothing at any position`(
    _ way: ForwardStage.Swipe, _ driver: Driver
  ) throws {
    let scene = try scene(driver)
    for share in [0.05, 0.4, 0.6, 0.95] {
      scene.swipe(way, by: share, ending: .cancel)
      try scene.stage.settle()

      #expect(scene.stack == "AB", "\(share)")
      #expect(scene.ahead == "C", "\(share)")
      scene.expectRest("\(share)")
    }
  }

  @Test(arguments: ForwardStage.Swipe.allCases)
  func `dragging back past the start gives no negative percentage`(_ way: ForwardStage.Swipe) throws
  {
    let scene = try scene(.own)
    let (start, middle, end) = way == .back ? (0.01, 0.3, 0.0) : (0.99, 0.7, 1.0)
    scene.stage.play(
      TouchScript(fingers: [
        [
          .init(.down, t: 0, x: start, y: 0.5), .init(.move, t: 0.2, x: middle, y: 0.5),
          .init(.move, t: 0.4, x: end, y: 0.5), .init(.up, t: 0.6, x: end, y: 0.5),
        ]
      ]))
    scene.stage.advance(by: 0.7)
    try scene.stage.settle()

    let updates = scene.stage.trace.lines.filter { $0.contains(".update(") }
    #expect(updates.count > 5)
    #expect(!updates.contains { $0.contains("update(-") }, "\(updates.last ?? "")")
    #expect(scene.stack == "AB")
    scene.expectRest()
  }

  @Test(arguments: ForwardStage.Swipe.allCases)
  func `a flick is decided by its direction, unless only position counts`(
    _ way: ForwardStage.Swipe
  ) throws {
    for counts in [true, false] {
      let scene = try scene(.own)
      if !counts { scene.forward.completionVelocity = nil }
      let (start, end) = way == .back ? (0.01, 0.3) : (0.99, 0.7)

      scene.drag(from: start, to: end, time: 0.1, rest: 0.01)
      try scene.stage.settle()

      #expect(scene.stack == (counts ? Self.end(way).stack : "AB"))
      scene.expectRest()
      scene.stage.close()
    }
  }

  @Test(arguments: ForwardStage.Swipe.allCases)
  func `a flick as short as one tick ends in its direction`(_ way: ForwardStage.Swipe) throws {
    for ending in [TouchScript.Phase.up, .cancel] {
      let scene = try scene(.own)
      let (start, end) = way == .back ? (0.01, 0.6) : (0.99, 0.4)

      scene.drag(from: start, to: end, ending: ending, time: 0.005, rest: 0.005)
      try scene.stage.settle()
      #expect(["AB", Self.end(way).stack].contains(scene.stack))
      if ending == .cancel { #expect(scene.stack == "AB") }
      scene.expectRest()

      // The velocity of the flick must not affect the next transition.
      let before = scene.stack
      scene.stage.run { scene.navigation.pushViewController(scene.page("X"), animated: true) }
      try scene.stage.settle()
      #expect(scene.stack == before + "X")
      scene.stage.close()
    }
  }

  @Test(arguments: ForwardStage.Swipe.allCases, [Driver.system, .own])
  func `the page follows the touch`(
    _ way: ForwardStage.Swipe, _ driver: Driver
  ) throws {
    for rtl in [false, true] {
      let scene = try scene(driver, rtl: rtl)
      let isFromLeft = (way == .back) != rtl
      let start = isFromLeft ? 2.0 : 391
      let sign: Double = isFromLeft ? 1 : -1
      let reach = sign * 200

      scene.stage.play(
        TouchScript(
          unit: .points,
          fingers: [
            [
              .init(.down, t: 0, x: start, y: 300), .init(.move, t: 0.3, x: start + reach, y: 300),
              .init(.up, t: 0.6, x: start + reach, y: 300),
            ]
          ]))
      scene.stage.advance(by: 0.4)

      let moving = scene.page(way == .back ? "B" : "C")
      let shown = scene.stage.run { moving.view.layer.presentation()?.frame.minX ?? .nan }
      // When the user goes back, the page follows the touch from its position. When the user goes
      // forward, the page comes from beyond the edge.
      let expected = way == .back ? reach : reach - sign * 393
      #expect(abs(shown - expected) < 1, "\(way), rtl \(rtl): \(shown)")
      try scene.stage.settle()
      scene.stage.close()
    }
  }

  @Test func `with nothing ahead nothing starts, and neither does going back at the root`() throws {
    let scene = ForwardStage("A")
    scene.forward.replacesBackSwipe = true

    for way in ForwardStage.Swipe.allCases {
      scene.swipe(way, by: 0.8)
      try scene.stage.settle()
      #expect(scene.stack == "A")
    }
    #expect(scene.log.events == [])
    scene.expectRest()
  }

  @Test(arguments: ForwardStage.Swipe.allCases)
  func `during a transition no swipe starts another`(_ way: ForwardStage.Swipe) throws {
    let scene = try scene(.own)
    scene.stage.run { scene.navigation.pushViewController(scene.page("X"), animated: true) }
    scene.stage.advance(by: 0.05)

    scene.swipe(way, by: 0.8)
    try scene.stage.settle()

    #expect(scene.stack == "ABX")
    #expect(scene.ahead == "")
    #expect(scene.stage.run { scene.forward.goForward() } == nil)
    scene.expectRest()
  }

  @Test func `requests during a swipe are performed after it`() throws {
    for (share, stack, ahead) in [(0.8, "ABCX", ""), (0.3, "ABX", "")] {
      let scene = try scene(.own)
      scene.stage.play(
        TouchScript(fingers: [
          [
            .init(.down, t: 0, x: 0.99, y: 0.5), .init(.move, t: 0.2, x: 0.99 - share, y: 0.5),
            .init(.up, t: 0.6, x: 0.99 - share, y: 0.5),
          ]
        ]))
      scene.stage.advance(by: 0.3)
      scene.stage.run { scene.navigation.pushViewController(scene.page("X"), animated: true) }
      scene.stage.advance(by: 0.4)
      try scene.stage.settle()

      #expect(scene.stack == stack)
      #expect(scene.ahead == ahead)
      scene.expectRest()
      scene.stage.close()
    }
  }

  @Test func `a disabled swipe does nothing`() throws {
    let scene = try scene(.system)
    scene.forward.isForwardSwipeEnabled = false
    scene.swipe(.forward, by: 0.8)
    try scene.stage.settle()
    #expect(scene.stack == "AB")

    scene.forward.isForwardSwipeEnabled = true
    scene.swipe(.forward, by: 0.8)
    try scene.stage.settle()
    #expect(scene.stack == "ABC")
  }

  // MARK: Anywhere

  @Test func `with full width a swipe may begin anywhere`() throws {
    for rtl in [false, true] {
      let scene = try scene(.own, rtl: rtl)
      scene.drag(from: 0.3, to: 0.9)
      scene.drag(from: 0.7, to: 0.1)
      try scene.stage.settle()
      #expect(scene.stack == "AB")

      scene.forward.swipeArea = .fullWidth
      #expect(scene.forward.gestureRecognizers.count == 2)
      scene.drag(from: rtl ? 0.3 : 0.7, to: rtl ? 0.9 : 0.1)
      try scene.stage.settle()
      #expect(scene.stack == "ABC")
      scene.drag(from: rtl ? 0.7 : 0.3, to: rtl ? 0.1 : 0.9)
      try scene.stage.settle()
      #expect(scene.stack == "AB")

      // Vertical drags belong to other gestures.
      scene.stage.play(
        TouchScript(fingers: [
          [
            .init(.down, t: 0, x: 0.5, y: 0.3), .init(.move, t: 0.2, x: 0.6, y: 0.8),
            .init(.up, t: 0.4, x: 0.6, y: 0.8),
          ]
        ]))
      scene.stage.advance(by: 0.5)
      #expect(scene.stack == "AB")
      scene.expectRest()
      scene.stage.close()
    }
  }

  @Test(arguments: [Driver.system, .own])
  func `changing the layout direction on screen moves the edges`(_ driver: Driver) throws {
    let scene = try scene(driver)
    scene.stage.traits.layoutDirection = .rightToLeft
    scene.stage.tick()

    scene.swipe(.forward, by: 0.8, rtl: true)
    try scene.stage.settle()
    #expect(scene.stack == "ABC")
    scene.swipe(.back, by: 0.8, rtl: true)
    try scene.stage.settle()
    #expect(scene.stack == "AB")
  }

  @Test func `rotating the device during a swipe ends consistently`() throws {
    for ending in [TouchScript.Phase.up, .cancel] {
      let scene = try scene(.own)
      scene.stage.play(
        TouchScript(fingers: [
          [
            .init(.down, t: 0, x: 0.99, y: 0.5), .init(.move, t: 0.2, x: 0.2, y: 0.5),
            .init(ending, t: 0.8, x: 0.2, y: 0.5),
          ]
        ]))
      scene.stage.advance(by: 0.3)
      scene.stage.rotate(to: .landscapeLeft)
      scene.stage.advance(by: 0.6)
      try scene.stage.settle()

      #expect(["AB", "ABC"].contains(scene.stack))
      let top = try #require(scene.navigation.topViewController)
      #expect(top.view.bounds.size == CGSize(width: 852, height: 393))
      scene.expectRest()
      scene.stage.close()
    }
  }
}
