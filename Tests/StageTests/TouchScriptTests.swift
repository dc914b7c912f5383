import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

@Suite struct TouchScriptTests {
  private let drag = TouchScript(fingers: [
    [
      .init(.down, t: 0, x: 0.5, y: 0.2), .init(.move, t: 0.5, x: 0.5, y: 0.8),
      .init(.up, t: 0.6, x: 0.5, y: 0.8),
    ]
  ])

  // MARK: Bad files

  @Test(arguments: [
    ("{", "gesture bad.json: not valid JSON"),
    ("[]", "gesture bad.json: expected Dictionary<String, Any> at the top"),
    (#"{"unit": "fraction"}"#, #"gesture bad.json: "fingers" is missing at the top"#),
    (
      #"{"unit": "fraction", "fingers": []}"#, "gesture bad.json: no fingers; expected at least one"
    ),
    (
      #"{"unit": "fraction", "fingers": [[{"phase": "move", "t": 0, "x": 0, "y": 0}]]}"#,
      "gesture bad.json: finger 0 begins with move, expected down"
    ),
    (
      #"{"unit": "fraction", "fingers": [[{"phase": "down", "t": 0, "x": 0, "y": 0}]]}"#,
      "gesture bad.json: finger 0 ends with down, expected up or cancel"
    ),
    (
      #"{"unit": "fraction", "fingers": [[{"phase": "down", "t": 1, "x": 0, "y": 0}, "#
        + #"{"phase": "up", "t": 0.5, "x": 0, "y": 0}]]}"#,
      "gesture bad.json: finger 0, entry 1: time 0.5 is before 1.0"
    ),
    (
      #"{"unit": "fraction", "fingers": [[{"phase": "down", "t": 0, "x": "a", "y": 0}]]}"#,
      "gesture bad.json: expected Double at fingers[0][0].x"
    ),
    (
      #"{"unit": "fraction", "fingers": [[{"phase": "down", "t": 0, "y": 0}]]}"#,
      #"gesture bad.json: "x" is missing at fingers[0][0]"#
    ),
  ])
  func `a broken file gets one clear sentence`(_ json: String, _ message: String) {
    let error = #expect(throws: TouchScriptError.self) {
      try TouchScript(json: Data(json.utf8), name: "bad.json")
    }

    #expect(error?.description == message)
  }

  @Test func `a script survives being written and read`() throws {
    let data = try JSONEncoder().encode(drag)

    #expect(try TouchScript(json: data, name: "drag") == drag)
  }

  // MARK: Samples

  @Test func `a straight move is sampled at every turn, in points`() {
    let samples = drag.samples(in: CGSize(width: 100, height: 1_000), startingAt: 2)

    #expect(samples.first?.phase == .down)
    #expect(samples.last?.phase == .up)
    #expect(samples.count == 1 + 30 + 1)
    #expect(samples.allSatisfy { $0.point.x == 50 })
    for (index, sample) in samples.dropLast().enumerated() {
      #expect(abs(sample.time - (2 + Double(index) / 60)) < 1e-9)
      #expect(abs(sample.point.y - (200 + 600 * Double(index) / 30)) < 1e-9)
    }
  }

  @Test func `fingers are in order of time, then of finger`() {
    var script = drag
    script.fingers.append([
      .init(.down, t: 0, x: 0, y: 0), .init(.up, t: 0.1, x: 0, y: 0),
    ])

    let samples = script.samples(in: CGSize(width: 1, height: 1), startingAt: 0)

    #expect(samples[0].finger == 0 && samples[1].finger == 1)
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  // MARK: Cancel

  @Test(arguments: [0.0, 0.1, 0.4, 0.6, 1.0])
  func `a cancelled script goes as far as it is told`(_ progress: Double) {
    let cancelled = drag.cancelled(at: progress)

    let last = cancelled.fingers[0][cancelled.fingers[0].count - 1]
    #expect(last.phase == .cancel)
    #expect(abs(last.y - 0.2 - progress) < 1e-9)
    #expect(last.x == 0.5)
    #expect(cancelled.fingers[0].count { $0.phase == .cancel || $0.phase == .up } == 1)
  }
}
