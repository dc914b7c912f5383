import Testing
import UIKit

@MainActor
struct UIScreenEdgePanGestureRecognizerTests {
  let rig = TouchRig()
  let log = Log()

  /// An edge of the screen, a location on it, and the direction inwards.
  struct Side: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let edge: UIRectEdge
    let place: CGPoint
    let inwards: CGVector

    /// The point that is `depth` points inside the edge.
    func point(_ depth: Double, along: Double = 0) -> (x: Double, y: Double) {
      (
        place.x + inwards.dx * depth + inwards.dy * along,
        place.y + inwards.dy * depth + inwards.dx * along
      )
    }
  }

  nonisolated static let sides = [
    Side(
      testDescription: "left", edge: .left, place: CGPoint(x: 0, y: 400),
      inwards: CGVector(dx: 1, dy: 0)),
    Side(
      testDescription: "right", edge: .right, place: CGPoint(x: 393, y: 400),
      inwards: CGVector(dx: -1, dy: 0)),
    Side(
      testDescription: "top", edge: .top, place: CGPoint(x: 200, y: 0),
      inwards: CGVector(dx: 0, dy: 1)),
    Side(
      testDescription: "bottom", edge: .bottom, place: CGPoint(x: 200, y: 852),
      inwards: CGVector(dx: 0, dy: -1)),
  ]

  private func edgePan(_ edges: UIRectEdge) -> UIScreenEdgePanGestureRecognizer {
    rig.world { rig.window.frame = UIScreen.main.bounds }
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = edges
    return rig.attach(pan, to: rig.window, as: "edge", log: log)
  }

  private func drag(_ side: Side, from depth: Double, by steps: [(Double, Double)]) {
    let start = side.point(depth)
    rig.finger(.down, start.x, start.y)
    var last = start
    for (inwards, along) in steps {
      last = side.point(depth + inwards, along: along)
      rig.finger(.move, last.x, last.y)
    }
    rig.finger(.up, last.x, last.y)
  }

  @Test func `without edges, the default, nothing is recognised`() {
    let pan = UIScreenEdgePanGestureRecognizer()
    #expect(pan.edges == [])
    #expect(pan.minimumNumberOfTouches == 1)

    _ = edgePan([])
    for side in Self.sides { drag(side, from: 2, by: [(20, 0), (100, 0)]) }

    #expect(log.lines.isEmpty)
    #expect(rig.isIdle)
  }

  @Test(arguments: sides)
  func `a drag inwards from its edge begins at ten points`(side: Side) {
    let pan = edgePan(side.edge)
    var translations: [CGPoint] = []
    log.onAction = { _ in translations.append(pan.translation(in: nil)) }

    drag(side, from: 2, by: [(9, 0), (10, 0), (100, 0)])

    #expect(log.lines == ["edge began", "edge changed", "edge ended"])
    let way = CGPoint(x: side.inwards.dx * 100, y: side.inwards.dy * 100)
    #expect(translations.last == way)
    #expect(rig.isIdle)
  }

  @Test(arguments: sides)
  func `a drag inwards from another edge does nothing`(side: Side) {
    _ = edgePan(UIRectEdge.all.subtracting(side.edge))

    drag(side, from: 2, by: [(9, 0), (12, 0), (100, 0)])

    #expect(log.lines.isEmpty)
    #expect(rig.isIdle)
  }

  @Test(arguments: sides)
  func `a drag along the edge fails, even if it turns inwards later`(side: Side) {
    _ = edgePan(side.edge)

    drag(side, from: 2, by: [(1, 12), (200, 12)])

    #expect(log.lines.isEmpty)
    #expect(
      rig.gestures == [
        "UIScreenEdgePanGestureRecognizer#1.failed(the touch moved in another direction)"
      ])
    #expect(rig.isIdle)
  }

  @Test(arguments: sides)
  func `a drag from the edge's zone outwards to the edge fails`(side: Side) {
    _ = edgePan(side.edge)

    drag(side, from: 15, by: [(-12, 0), (100, 0)])

    #expect(log.lines.isEmpty)
  }

  @Test(arguments: [(19.5, true), (20.5, false)])
  func `a touch has to begin in the zone`(depth: Double, isNear: Bool) {
    for side in Self.sides {
      let pan = edgePan(side.edge)
      log.lines = []
      drag(side, from: depth, by: [(20, 0), (40, 0)])
      #expect(log.lines.isEmpty == !isNear, "\(side.testDescription)")
      rig.world { rig.window.removeGestureRecognizer(pan) }
    }
  }

  @Test func `a recognizer that waits for it begins at once if the touch is not at the edge`() {
    let edge = edgePan(.left)
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.page, as: "pan", log: log)
    pan.require(toFail: edge)

    rig.finger(.down, 100, 400)
    rig.finger(.move, 112, 400)
    rig.finger(.up, 112, 400)
    #expect(log.lines == ["pan began", "pan ended"])

    log.lines = []
    rig.finger(.down, 5, 400)
    rig.finger(.move, 17, 400)
    rig.finger(.up, 17, 400)
    #expect(log.lines == ["edge began", "edge ended"])

    log.lines = []
    rig.finger(.down, 5, 400)
    rig.finger(.move, 5, 420)
    rig.finger(.up, 5, 420)
    #expect(log.lines == ["pan began", "pan ended"])
    #expect(rig.isIdle)
  }

  @Test func `a touch elsewhere is not followed, and its view receives it`() {
    _ = edgePan(.left)
    _ = rig.spy("far", CGRect(x: 200, y: 0, width: 190, height: 800), log: log)

    rig.finger(.down, 5, 400)
    rig.finger(.move, 25, 400)
    rig.finger(.down, 300, 400, finger: 1)
    rig.finger(.move, 300, 600, finger: 1)
    rig.finger(.up, 25, 400)
    rig.finger(.up, 300, 600, finger: 1)

    #expect(log.lines == ["edge began", "far began", "far moved", "edge ended", "far ended"])
    #expect(rig.isIdle)
  }

  @Test func `the edge is the screen's, not the view's`() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let view = rig.spy("view", CGRect(x: 100, y: 0, width: 200, height: 800), log: Log())
    _ = rig.attach(edge, to: view, as: "edge", log: log)

    rig.finger(.down, 102, 400)
    rig.finger(.move, 140, 400)
    rig.finger(.up, 140, 400)

    #expect(log.lines.isEmpty)
    #expect(rig.isIdle)
  }

  @Test func `after a rotation the edges are those of the interface`() {
    _ = edgePan(.right)
    rig.world {
      UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 852, height: 393)
      rig.window.frame = UIScreen.main.bounds
    }

    rig.finger(.down, 388, 200)
    rig.finger(.move, 360, 200)
    rig.finger(.up, 360, 200)
    #expect(log.lines.isEmpty)
    rig.finger(.down, 848, 200)
    rig.finger(.move, 820, 200)
    rig.finger(.up, 820, 200)

    #expect(log.lines == ["edge began", "edge ended"])
  }

  @Test func `a rotation during the drag does not change it`() {
    let pan = edgePan(.left)
    var translations: [CGPoint] = []
    log.onAction = { _ in translations.append(pan.translation(in: nil)) }

    rig.finger(.down, 5, 200)
    rig.finger(.move, 25, 200)
    rig.world {
      UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 852, height: 393)
      rig.window.frame = UIScreen.main.bounds
    }
    rig.finger(.move, 45, 200)
    rig.finger(.up, 45, 200)

    #expect(log.lines == ["edge began", "edge changed", "edge ended"])
    #expect(translations.last == CGPoint(x: 40, y: 0))
  }

  @Test func `the next touch starts anew`() {
    _ = edgePan(.left)

    rig.finger(.down, 5, 400)
    rig.finger(.move, 25, 400)
    rig.finger(.cancel, 25, 400)
    rig.finger(.down, 100, 400)
    rig.finger(.move, 200, 400)
    rig.finger(.up, 200, 400)

    #expect(log.lines == ["edge began", "edge cancelled"])
    #expect(rig.isIdle)
  }
}
