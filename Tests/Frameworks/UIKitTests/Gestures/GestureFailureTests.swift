import Testing
import UIKit

/// The trace says why a recognizer failed by itself.
@MainActor
struct GestureFailureTests {
  private let rig = TouchRig()
  private let log = Log()

  private func reasons(
    _ recognizer: UIGestureRecognizer, _ gesture: (TouchRig) -> Void
  ) -> [String] {
    _ = rig.attach(recognizer, to: rig.page, as: "recognizer", log: log)
    gesture(rig)
    rig.rest(1)
    return rig.world {
      World.current.service(CallTrace.self).events.compactMap { event in
        guard case .gesture(.became(.failed, _, let reason)) = event.call else { return nil }
        return reason ?? "no reason"
      }
    }
  }

  private static func stroke(
    _ dx: Double, _ dy: Double, from start: (x: Double, y: Double) = (100, 100)
  ) -> (TouchRig) -> Void {
    { rig in
      rig.finger(.down, start.x, start.y)
      rig.finger(.move, start.x + dx, start.y + dy, after: 0.1)
      rig.finger(.up, start.x + dx, start.y + dy)
    }
  }

  @Test func `a tap that moves`() {
    #expect(
      reasons(UITapGestureRecognizer(), Self.stroke(11, 0)) == [
        "the touch moved more than 10 points"
      ])
  }

  @Test func `a tap of too few fingers`() {
    let two = UITapGestureRecognizer()
    two.numberOfTouchesRequired = 2
    #expect(reasons(two) { $0.tap(50, 50) } == ["1 touch instead of 2"])
  }

  @Test func `a double tap without a second tap`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    #expect(reasons(double) { $0.tap(50, 50) } == ["no tap followed within 0.35 s"])
  }

  @Test func `the second tap is too far from the first`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let found = reasons(double) { rig in
      rig.tap(50, 50)
      rig.tap(90, 50, after: 0.1)
    }
    #expect(found == ["the next tap was more than 30 points away"])
  }

  @Test func `a long press that is lifted early`() {
    #expect(
      reasons(UILongPressGestureRecognizer()) { $0.tap(50, 50) } == [
        "the touch was lifted before 0.5 s"
      ])
  }

  @Test func `a pan that does not move far enough`() {
    #expect(
      reasons(UIPanGestureRecognizer(), Self.stroke(0, 9)) == [
        "the touch moved less than 10 points"
      ])
  }

  @Test func `a pan of one finger that needs two`() {
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    #expect(reasons(pan, Self.stroke(0, 50)) == ["1 touch instead of 2"])
  }

  @Test func `a pinch and a rotation of one finger`() {
    let stroke = Self.stroke(0, 50)

    #expect(reasons(UIPinchGestureRecognizer(), stroke) == ["1 touch instead of 2"])
    #expect(Self().reasons(UIRotationGestureRecognizer(), stroke) == ["1 touch instead of 2"])
  }

  @Test func `a swipe in another direction`() {
    #expect(
      reasons(UISwipeGestureRecognizer(), Self.stroke(0, 80)) == [
        "the touch moved in another direction"
      ])
  }

  @Test func `a swipe that is too short`() {
    #expect(
      reasons(UISwipeGestureRecognizer(), Self.stroke(40, 0)) == [
        "the touch moved less than 50 points"
      ])
  }

  @Test func `an edge pan that begins elsewhere`() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    #expect(
      reasons(edge, Self.stroke(50, 0)) == ["the touch began more than 20 points from the edge"])
  }

  @Test func `a cancelled touch`() {
    let found = reasons(UIPanGestureRecognizer()) { rig in
      rig.finger(.down, 50, 50)
      rig.finger(.cancel, 50, 50)
    }
    #expect(found == ["the touch was cancelled"])
  }
}
