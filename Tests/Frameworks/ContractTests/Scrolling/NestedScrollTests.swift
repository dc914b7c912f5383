import Stage
import TestSupport
import Testing
import UIKit

@MainActor
struct NestedScrollTests {
  /// Makes the inner view scroll vertically and the outer one horizontally. Both views have much
  /// content.
  private func cross(_ scene: ScrollScene) {
    scene.stage.run {
      scene.inner.contentSize = CGSize(width: 300, height: 2000)
      scene.outer.contentSize = CGSize(width: 2000, height: 852)
    }
  }

  /// Makes both views scroll vertically.
  private func stack(_ scene: ScrollScene, bothAt offset: Double = 0) {
    scene.stage.run {
      scene.inner.contentSize = CGSize(width: 300, height: 2000)
      scene.outer.contentSize = CGSize(width: 393, height: 2000)
      scene.inner.contentOffset.y = offset
      scene.outer.contentOffset.y = offset == 0 ? 0 : 100
    }
    scene.log.clear()
  }

  @Test func `each axis handles the drags along it`() throws {
    try onScrollScene { scene in
      cross(scene)

      try scene.drag(by: 0, -100)
      #expect(scene.inner.contentOffset == CGPoint(x: 0, y: 90))
      #expect(scene.outer.contentOffset == .zero)
      scene.expectTrace(
        "inner.willDrag → inner.scroll+ → inner.willEnd → inner.didEnd(false) !outer.willDrag "
          + "!outer.scroll")

      scene.log.clear()
      try scene.drag(by: -100, 0)
      #expect(scene.outer.contentOffset == CGPoint(x: 90, y: 0))
      #expect(scene.inner.contentOffset == CGPoint(x: 0, y: 90))
      scene.expectTrace(
        "outer.willDrag → outer.scroll+ → outer.willEnd → outer.didEnd(false) !inner.willDrag "
          + "!inner.scroll")
    }
  }

  @Test(arguments: [(-90.0, -40.0), (90, -40), (-40, -90), (-40, 90)])
  func `a diagonal drag belongs to the axis with the larger component`(x: Double, y: Double) throws
  {
    try onScrollScene { scene in
      cross(scene)
      scene.stage.run {
        scene.outer.contentOffset.x = 500
        scene.inner.contentOffset.y = 500
      }
      // The inner view is moved to the place where the touch begins.
      scene.stage.run { scene.inner.frame.origin.x += 500 }

      try scene.drag(by: x, y)

      let isSteep = abs(y) > abs(x)
      #expect((scene.inner.contentOffset.y != 500) == isSteep)
      #expect((scene.outer.contentOffset.x != 500) == !isSteep)
    }
  }

  /// On a phone that is 393 points wide, a touch that moves by 114 points, of which 10 are slop,
  /// pulls the content by 50 points.
  @Test(arguments: [(-100.0, 44.0), (-114, 49.9), (-140, 60.5)])
  func `an empty view that always bounces follows a drag and returns`(way: Double, most: Double)
    throws
  {
    try onScrollScene { scene in
      scene.stage.run {
        scene.inner.contentSize = CGSize(width: 300, height: 2000)
        scene.outer.alwaysBounceHorizontal = true
        scene.outer.decelerationRate = .fast
      }
      var farthest = 0.0
      scene.log.onEvent = { [weak scene] _ in
        farthest = max(farthest, scene.map { Double($0.outer.contentOffset.x) } ?? 0)
      }

      try scene.drag(by: way, 0, from: CGPoint(x: 300, y: 400))

      #expect(abs(farthest - most) < 0.34, "\(farthest)")
      #expect(scene.outer.contentOffset == .zero)
      scene.expectTrace(
        "outer.willDrag → outer.willEnd → outer.didEnd(true) → outer.willCoast → outer.didCoast "
          + "!inner.willDrag")
    }
  }

  @Test func `of two views along one axis, the inner one scrolls`() throws {
    try onScrollScene { scene in
      stack(scene)

      try scene.drag(by: 0, -100)

      #expect(scene.inner.contentOffset.y == 90)
      #expect(scene.outer.contentOffset.y == 0)
    }
  }

  @Test func `an inner view at its end leaves the next drag to the outer one`() throws {
    try onScrollScene { scene in
      stack(scene, bothAt: 1600)

      try scene.drag(by: 0, -100)
      #expect(scene.inner.contentOffset.y == 1600)
      #expect(scene.outer.contentOffset.y == 190)
      scene.expectTrace("outer.willDrag → outer.willEnd → outer.didEnd(false) !inner.willDrag")

      // When the drag goes back, the inner view scrolls.
      try scene.drag(by: 0, 100, from: CGPoint(x: 190, y: 300))
      #expect(scene.inner.contentOffset.y == 1510)
      #expect(scene.outer.contentOffset.y == 190)
    }
  }

  @Test func `if both views are at their ends, the inner one bounces`() throws {
    try onScrollScene { scene in
      stack(scene)

      try scene.drag(by: 0, 100)

      #expect(scene.log.heard("inner.willDrag"))
      #expect(!scene.log.heard("outer.willDrag"))
      #expect(scene.inner.contentOffset == .zero)
    }
  }

  @Test func `a drag that reaches the inner end stays with it`() throws {
    try onScrollScene { scene in
      stack(scene, bothAt: 1550)
      var least = 0.0
      scene.log.onEvent = { [weak scene] _ in
        least = max(least, scene.map { Double($0.inner.contentOffset.y) } ?? 0)
      }

      try scene.drag(by: 0, -150)

      #expect(least > 1600)
      #expect(scene.inner.contentOffset.y == 1600)
      #expect(scene.outer.contentOffset.y == 100)
    }
  }

  @Test func `an inner view that cannot scroll leaves drags to the outer one`() throws {
    for switchedOff in [true, false] {
      try onScrollScene { scene in
        stack(scene)
        scene.stage.run {
          if switchedOff {
            scene.inner.isScrollEnabled = false
          } else {
            scene.inner.contentSize = CGSize(width: 10, height: 10)
          }
        }

        try scene.drag(by: 0, -100)

        #expect(scene.outer.contentOffset.y == 90)
      }
    }
  }

  @Test func `a touch on the inner view stops the outer one's deceleration`() throws {
    try onScrollScene { scene in
      cross(scene)
      scene.stage.play(
        TouchScript(
          unit: .points,
          fingers: [
            [
              .init(.down, t: 0, x: 190, y: 100), .init(.move, t: 0.15, x: 90, y: 100),
              .init(.up, t: 0.16, x: 90, y: 100),
            ]
          ]))
      scene.stage.advance(by: 0.3)
      #expect(scene.outer.isDecelerating)
      let offset = scene.outer.contentOffset.x

      scene.stage.play(
        TouchScript(
          unit: .points,
          fingers: [[.init(.down, t: 0, x: 60, y: 400), .init(.up, t: 0.1, x: 60, y: 400)]]))
      scene.stage.tick()

      #expect(!scene.outer.isDecelerating)
      #expect(scene.outer.contentOffset.x == offset)
    }
  }

  @Test func `a recognizer that waits for the pan begins if the pan ignores the drag`()
    throws
  {
    for (offset, isScrolled) in [(0.0, false), (500, true)] {
      try onScrollScene { scene in
        let listener = Listener(scene.log)
        let swipe = scene.stage.run { UIPanGestureRecognizer() }
        scene.stage.run {
          scene.inner.contentSize = CGSize(width: 300, height: isScrolled ? 2000 : 10)
          scene.inner.contentOffset.y = offset
          swipe.require(toFail: scene.inner.panGestureRecognizer)
          swipe.addTarget(listener, action: Selector("heard:", Listener.heard))
          scene.outer.addGestureRecognizer(swipe)
        }

        try scene.drag(by: 0, -100)

        #expect(scene.log.heard("swipe.began") == !isScrolled)
        #expect(scene.log.heard("inner.willDrag") == isScrolled)
      }
    }
  }

  @Test func `a pan that the scroll view requires to fail comes first`() throws {
    try onScrollScene { scene in
      let edge = scene.stage.run { UIScreenEdgePanGestureRecognizer() }
      cross(scene)
      scene.stage.run {
        edge.edges = .left
        scene.outer.panGestureRecognizer.require(toFail: edge)
        scene.outer.addGestureRecognizer(edge)
      }

      try scene.drag(by: 100, 0, from: CGPoint(x: 5, y: 400))
      #expect(!scene.log.heard("outer.willDrag"))
      try scene.drag(by: -100, 0, from: CGPoint(x: 205, y: 100))
      #expect(scene.outer.contentOffset.x > 80)
    }
  }

  @Test func `a subclass that allows simultaneous recognition scrolls beside others`() throws {
    let stage = Stage()
    let root = stage.run { UIViewController() }
    stage.show(root)
    let (outer, inner) = stage.run {
      let outer = UIScrollView(frame: root.view.bounds)
      let inner = TolerantScrollView(frame: root.view.bounds)
      for view in [outer, inner] {
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 393, height: 3000)
      }
      outer.addSubview(inner)
      root.view.addSubview(outer)
      return (outer, inner)
    }

    stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 200, y: 500), .init(.move, t: 0.3, x: 200, y: 400),
            .init(.up, t: 0.6, x: 200, y: 400),
          ]
        ]))
    stage.advance(by: 0.7)
    try stage.settle()

    #expect(inner.contentOffset.y == 90)
    #expect(outer.contentOffset.y > 0)
  }
}

private final class TolerantScrollView: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

@MainActor
private final class Listener {
  let log: EventLog
  init(_ log: EventLog) { self.log = log }
  func heard(_ recognizer: UIGestureRecognizer) { log.write("swipe.\(recognizer.state)") }
}
