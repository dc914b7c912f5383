import Film
import Stage
import TestSupport
import Testing
import UIKit

struct SwimlaneTests {
  private func event(
    _ t: Double, _ call: CallTrace.Call, lane: CallTrace.Lane = .gesture,
    object: ObjectName = "Pan#1"
  ) -> CallTrace.Event {
    CallTrace.Event(tick: 0, time: 5 + t, lane: lane, object: object, call: call)
  }

  private func swimlane(_ events: [CallTrace.Event]) -> Swimlane {
    Swimlane(events, start: 5, scale: 100) { Double($0.count) * 6 }
  }

  @Test func `consecutive calls of one method are one item, with its length`() {
    let swimlane = swimlane(
      (0..<10).map { event(Double($0) / 60, .changed(by: $0)) }
        + [event(0.2, .property("ended"))])

    #expect(swimlane.items.count == 2)
    #expect(swimlane.items.first?.text == "Pan#1.changed(translation: 0, 0) ×10")
    #expect(swimlane.items.first.map { abs($0.end - 0.15) < 1e-9 } == true)
  }

  @Test func `a call after a pause, or two at once, are separate items`() {
    #expect(
      swimlane([event(0, .property("began")), event(0.5, .property("began"))]).items.map(\.count)
        == [1, 1])
    #expect(
      swimlane([event(0, .message("a")), event(0, .message("a"))]).items.map(\.count) == [1, 1])
  }

  @Test func `no text overlaps another in its row, and no row is empty`() {
    var noise = Noise(state: 8)
    let events = (0..<120).map { index in
      event(
        Double(index) / 40,
        .message("call\(noise.next() % 40)", ["_": .integer(Int(noise.next() % 1_000_000))]),
        lane: CallTrace.Lane.allCases[Int(noise.next() % 12)])
    }

    let swimlane = swimlane(events)

    #expect(swimlane.items.reduce(0) { $0 + $1.count } == events.count)
    for lane in swimlane.lanes {
      let items = swimlane.items.filter { $0.lane == lane.lane }
      #expect(Set(items.map(\.row)) == Set(0..<lane.rows))
      for row in 0..<lane.rows {
        let inRow = items.filter { $0.row == row }
        for (one, next) in zip(inRow, inRow.dropFirst()) {
          #expect(one.start * 100 + Double(one.text.count) * 6 <= next.start * 100)
        }
      }
    }
  }

  @Test func `lanes are in a fixed order, without empty ones`() {
    let swimlane = swimlane([
      event(0, .appearance(.viewDidLoad), lane: .appearance),
      event(0.1, .property("began"), lane: .gesture),
    ])

    #expect(swimlane.lanes.map(\.lane) == [.gesture, .appearance])
    #expect(self.swimlane([]).lanes.isEmpty)
  }

  @Test func `a long call is shortened to its method`() {
    let long = swimlane([
      event(
        0,
        .request(
          .present(ObjectName(String(repeating: "VeryLongName", count: 6), 1), animated: true)))
    ])

    #expect(long.items.first?.text == "Pan#1.present(_:animated:)")
  }
}

extension CallTrace.Call {
  fileprivate static func changed(by x: Int) -> Self {
    .gesture(.became(.changed, .translation(CGPoint(x: x, y: 0)), because: nil))
  }
}
