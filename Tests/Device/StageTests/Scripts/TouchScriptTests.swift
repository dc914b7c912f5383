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

  // MARK: Invalid files

  /// The contents of a file, and the location, the text found and the text expected in the error.
  @Test(arguments: [
    ("{", ": found text that is not JSON, expected \(object)"),
    ("", ": found nothing, expected \(object)"),
    ("[]", ": found an empty list, expected \(object)"),
    ("[1]", ": found a list, expected \(object)"),
    ("7.5", ": found the number 7.5, expected \(object)"),
    ("null", ": found null, expected \(object)"),
    ("{}", ", unit: found nothing, expected 'fraction' or 'points'"),
    (
      #"{"unit": "metres", "fingers": []}"#,
      ", unit: found 'metres', expected 'fraction' or 'points'"
    ),
    (#"{"unit": 1, "fingers": []}"#, ", unit: found the number 1, expected 'fraction' or 'points'"),
    (#"{"unit": "points"}"#, ", fingers: found nothing, expected a list of fingers"),
    (
      #"{"unit": "points", "fingers": {}}"#,
      ", fingers: found a JSON object, expected a list of fingers"
    ),
    (
      #"{"unit": "points", "fingers": [true]}"#,
      ", fingers[0]: found true, expected a list of the entries of one finger"
    ),
    (
      #"{"unit": "points", "fingers": [[]]}"#,
      ", fingers[0]: found an empty list, expected entries from 'down' to 'up' or 'cancel'"
    ),
    (
      #"{"unit": "points", "fingers": [["down"]]}"#,
      ", fingers[0][0]: found 'down', expected a JSON object with phase, t, x and y"
    ),
    (
      entry(#""phase": "press", "t": 0, "x": 0, "y": 0"#),
      ", fingers[0][0].phase: found 'press', expected 'down', 'move', 'up' or 'cancel'"
    ),
    (
      entry(#""phase": "down", "t": 0, "x": "a", "y": 0"#),
      ", fingers[0][0].x: found 'a', expected a number"
    ),
    (
      entry(#""phase": "down", "t": 0, "x": "the word is far too long", "y": 0"#),
      ", fingers[0][0].x: found a long text, expected a number"
    ),
    (
      entry(#""phase": "down", "t": 0, "x": null, "y": 0"#),
      ", fingers[0][0].x: found null, expected a number"
    ),
    (
      entry(#""phase": "down", "t": 0, "y": 0"#),
      ", fingers[0][0].x: found nothing, expected a number"
    ),
    (
      entry(#""phase": "down", "t": 0, "x": 1e999, "y": 0"#),
      ": found a number that is too large, expected times up to 60 s and coordinates up to 1000000"
    ),
    (
      entry(#""phase": "down", "t": 0, "x": 0, "y": -2e6"#),
      ", fingers[0][0].y: found -2000000, expected a coordinate from -1000000 to 1000000"
    ),
    (
      entry(#""phase": "down", "t": -0.5, "x": 0, "y": 0"#),
      ", fingers[0][0].t: found -0.5, expected 0 to 60 seconds"
    ),
    (
      entry(#""phase": "down", "t": 61, "x": 0, "y": 0"#),
      ", fingers[0][0].t: found 61, expected 0 to 60 seconds"
    ),
    (
      entry(#""phase": "move", "t": 0, "x": 0, "y": 0"#),
      ", fingers[0][0].phase: found 'move' first, expected 'down'"
    ),
    (
      entry(
        #""phase": "down", "t": 0, "x": 0, "y": 0"#, #""phase": "move", "t": 0, "x": 0, "y": 0"#),
      ", fingers[0][1].phase: found 'move' last, expected 'up' or 'cancel'"
    ),
    (
      entry(
        #""phase": "down", "t": 0, "x": 0, "y": 0"#, #""phase": "up", "t": 0, "x": 0, "y": 0"#,
        #""phase": "up", "t": 0, "x": 0, "y": 0"#),
      ", fingers[0][1].phase: found 'up' between, expected 'move'"
    ),
    (
      entry(
        #""phase": "down", "t": 1, "x": 0, "y": 0"#, #""phase": "up", "t": 0.5, "x": 0, "y": 0"#),
      ", fingers[0][1].t: found 0.5, expected 1 or later, the time of the previous entry"
    ),
    (
      entry(#""phase": "down", "t": 0, "x": 0, "y": 0"#),
      ", fingers[0]: found 'down' alone, expected entries from 'down' to 'up' or 'cancel'"
    ),
  ])
  func `an invalid file reports the location, found and expected`(
    _ json: String, _ message: String
  ) {
    let error = #expect(throws: TouchScriptError.self) {
      try TouchScript(json: Data(json.utf8), name: "bad.json")
    }

    #expect(error?.description == "gesture bad.json" + message)
  }

  // MARK: All numbers, all keys

  /// A script that contains each kind of number, string and object.
  private static let whole =
    #"{"unit": "points", "fingers": [[{"phase": "down", "t": 0, "x": 1, "y": 2}, "#
    + #"{"phase": "up", "t": 1, "x": 3, "y": 4}]], "#
    + #""device": [{"t": 0, "resize": [100, 200]}, {"t": 0.5, "traits": {"horizontal": "compact"}}, "#
    + #"{"t": 0.7, "rotate": "portrait", "animated": false}, {"t": 0.8, "app": "background"}]}"#

  /// The locations of the script's numbers, each of which follows a colon, a bracket or a comma.
  private static var places: [Range<String.Index>] {
    whole.matches(of: #/[:\[,] ?([0-9.]+)/#).map { $0.1.startIndex..<$0.1.endIndex }
  }

  @Test func `the full-featured script is valid`() throws {
    _ = try TouchScript(json: Data(Self.whole.utf8), name: "whole")
  }

  @Test(arguments: [
    "1e999", "-1e999", "1e308", "-1e308", "1e19", "-1e19", "-1e7", "1e7", "NaN", "nan", "inf",
    "-Infinity", "05", "-05", "+5", "5.", ".5", "0x10", "1e", "--1", "null", "true", "\"1\"", "[]",
    "{}",
  ])
  func `no number in a file may be out of range`(number: String) {
    for place in Self.places {
      var text = Self.whole
      text.replaceSubrange(place, with: number)

      let error = #expect(throws: TouchScriptError.self, "\(text)") {
        try TouchScript(json: Data(text.utf8), name: "bad")
      }

      let sentence = error?.description ?? ""
      let isHuge = number.contains("999")
      #expect(sentence.contains("that is too large") == isHuge, "\(number): \(sentence)")
      #expect(!sentence.contains("DecodingError"))
    }
  }

  @Test func `a file with too many touches is refused`() {
    let touch =
      #"[{"phase": "down", "t": 0, "x": 0, "y": 0}, {"phase": "up", "t": 1, "x": 0, "y": 0}]"#
    let list = [String](repeating: touch, count: 1001).joined(separator: ", ")
    let text = "{\"unit\": \"points\", \"fingers\": [\(list)]}"
    let error = #expect(throws: TouchScriptError.self) {
      try TouchScript(json: Data(text.utf8), name: "many")
    }
    #expect(
      error?.description
        == "gesture many, fingers: found 1001 touches, expected at most 1000 touches")
  }

  @Test func `no number of a script made in code may be out of range`() {
    let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e19]
    typealias Change = (inout TouchScript, Double) -> Void
    let changes: [Change] = [
      { $0.fingers[0][0].t = $1 }, { $0.fingers[0][1].t = $1 }, { $0.fingers[0][0].x = $1 },
      { $0.fingers[0][1].y = $1 }, { $0.device[0].t = $1 },
      { $0.device[0].change = .resize(CGSize(width: $1, height: 100)) },
      { $0.device[0].change = .resize(CGSize(width: 100, height: $1)) },
    ]
    let plain = TouchScript(
      fingers: drag.fingers, device: [.init(.resize(CGSize(width: 100, height: 100)), t: 0)])
    for number in numbers {
      for change in changes {
        var script = plain
        change(&script, number)
        #expect(throws: TouchScriptError.self) { try script.checkNumbers("it", longest: 60) }
      }
    }
    for index in [0, 1, 4] {
      var script = plain
      changes[index](&script, -1)
      #expect(throws: TouchScriptError.self) { try script.checkNumbers("it", longest: 60) }
    }
    #expect(throws: Never.self) { try plain.checkNumbers("it", longest: 60) }
  }

  @Test func `an unknown key is refused with a list of the known ones`() {
    let objects = [
      ("{\"unit\"", "bad.json", "unit, fingers and device"),
      ("{\"phase\"", "fingers[0][", "phase, t, x and y"),
      ("{\"t\"", "device[", "t, rotate, resize, traits, app and animated"),
      ("{\"horizontal\"", "device[1].traits", "horizontal and vertical"),
    ]
    for (start, path, known) in objects {
      for place in Self.whole.ranges(of: start) {
        var text = Self.whole
        text.replaceSubrange(
          place, with: start.replacing("{", with: "{\"pressure\": 0.5, "))

        let error = #expect(throws: TouchScriptError.self) {
          try TouchScript(json: Data(text.utf8), name: "bad.json")
        }

        let sentence = error?.description ?? ""
        #expect(
          sentence.hasSuffix("found the key 'pressure', expected only the keys \(known)"),
          "\(sentence)")
        #expect(path.contains("bad.json") || sentence.contains(path))
      }
    }
  }

  @Test func `invalid UTF-8 is reported`() {
    var data = Data(Self.whole.utf8)
    data[data.startIndex + 10] = 0xFF

    let error = #expect(throws: TouchScriptError.self) {
      try TouchScript(json: data, name: "bad.json")
    }

    #expect(error?.found == "bytes that are not UTF-8")
  }

  @Test func `a file's text is escaped for the terminal`() {
    for text in ["\\u001b[31m", "\\u0007", "\\u009b2J", "\\u202e"] {
      for (old, new) in [
        ("\"down\"", "\"\(text)\""), ("\"points\"", "\"\(text)\""), ("\"x\"", "\"\(text)\""),
      ] {
        let json = Self.whole.replacing(old, with: new)

        let error = #expect(throws: TouchScriptError.self) {
          try TouchScript(json: Data(json.utf8), name: "bad\u{1B}.json")
        }

        let sentence = error?.description ?? ""
        #expect(
          sentence == sentence.printable && sentence.contains("bad\\u{1b}.json"), "\(sentence)")
      }
    }
  }

  private static let object =
    #"a JSON object {"unit": "fraction", "fingers": [[{"phase": "down", "#
    + #""t": 0, "x": 0.5, "y": 0.2}, …]]}"#

  private static func entry(_ entries: String...) -> String {
    let list = entries.map { "{\($0)}" }.joined(separator: ", ")
    return #"{"unit": "points", "fingers": [[\#(list)]]}"#
  }

  @Test func `a script survives a round trip`() throws {
    let data = try JSONEncoder().encode(drag)

    #expect(try TouchScript(json: data, name: "drag") == drag)
  }

  // MARK: Sampling

  @Test func `a straight move is sampled at every tick, in points`() {
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

  /// Times of a recorded touch are not those of ticks.
  @Test func `a tick between two entries has a sample at its own time`() {
    let times: [Double] = [0, 0.021, 0.033, 0.0667, 0.0833, 0.1, 0.1041, 0.2]
    let moves = times.enumerated().map { index, t in
      TouchScript.Entry(index == 0 ? .down : .move, t: t, x: 0, y: 10 * Double(index))
    }
    let script = TouchScript(unit: .points, fingers: [moves + [.init(.up, t: 0.3, x: 0, y: 90)]])

    let samples = script.samples(in: CGSize(width: 1, height: 1), startingAt: 0)

    let added = samples.filter { sample in !times.contains(sample.time) && sample.time < 0.2 }
    #expect(added.allSatisfy { abs(($0.time * 60).rounded() - $0.time * 60) < 1e-9 })
    let ticks = Set(samples.map { Int(($0.time * 60 - 1e-6).rounded(.up)) })
    #expect(ticks == Set(0...18))
  }

  @Test func `samples are ordered by time, then by touch`() {
    var script = drag
    script.fingers.append([
      .init(.down, t: 0, x: 0, y: 0), .init(.up, t: 0.1, x: 0, y: 0),
    ])

    let samples = script.samples(in: CGSize(width: 1, height: 1), startingAt: 0)

    #expect(samples[0].finger == 0 && samples[1].finger == 1)
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  // MARK: Cancelling

  @Test(arguments: [0.0, 0.1, 0.4, 0.6, 1.0])
  func `a cancelled script moves as far as requested`(_ progress: Double) {
    let cancelled = drag.cancelled(at: progress)

    let last = cancelled.fingers[0][cancelled.fingers[0].count - 1]
    #expect(last.phase == .cancel)
    #expect(abs(last.y - 0.2 - progress) < 1e-9)
    #expect(last.x == 0.5)
    #expect(cancelled.fingers[0].count { $0.phase == .cancel || $0.phase == .up } == 1)
  }

  @Test(arguments: [0.1, 0.4, 0.6, 1.0])
  func `a cancelling drag moves as far as requested, returns and lifts while moving`(
    _ progress: Double
  ) {
    let path = drag.abandoned(at: progress).fingers[0]

    #expect(abs((path.map(\.y).max() ?? 0) - 0.2 - progress) < 1e-9)
    let ends = path.map(\.phase).filter { $0 != .move }
    #expect(ends == [.down, .up])
    #expect(path.last?.phase == .up)
    #expect(abs((path.last?.y ?? 0) - 0.2 - progress / 4) < 1e-9)
    #expect(path.map(\.t) == path.map(\.t).sorted())
    // The touch moves back at the same speed until it ends.
    let speeds = zip(path, path.dropFirst()).compactMap { a, b in
      b.t > a.t ? (b.y - a.y) / (b.t - a.t) : nil
    }
    #expect((speeds.last ?? 0) < 0)
    #expect(abs((speeds.last ?? 0) + (progress / ((path.dropLast(2).last?.t ?? 0)))) < 1e-6)
  }

  @Test func `a tap cannot be cancelled`() {
    let tap = TouchScript.tap(at: CGPoint(x: 0.5, y: 0.5))

    #expect(tap.abandoned(at: 0.4) == tap)
    #expect(tap.cancelled(at: 0.4) == tap)
  }

  @Test func `a drag cancelled at 0 ends at its start`() {
    let path = drag.abandoned(at: 0).fingers[0]

    let ends = path.map(\.phase).filter { $0 != .move }
    #expect(ends == [.down, .up])
    #expect(path.allSatisfy { $0.x == 0.5 && $0.y == 0.2 })
  }
}
