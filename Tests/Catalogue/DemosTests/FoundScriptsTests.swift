import Demos
import Foundation
import Stage
import Testing
import UIKit

/// A touch script that once revealed a fault in a demo. `matchcut fuzz` generated the script.
struct FoundScript: Sendable, CustomTestStringConvertible {
  let demo: String
  /// The rule that reported the fault, and what happened.
  let fault: String
  /// The shortest touches that revealed the fault.
  let fingers: String
  var device = "[]"
  /// Whether the fault occurs only at one pixel per point.
  var isCoarse = false

  var testDescription: String { "\(demo): \(fault)" }

  static let all = [
    FoundScript(
      demo: "corner-slide", fault: "T19, a press on the button while a drag pulls the page out",
      fingers: """
        [{"phase": "down", "t": 0, "x": 0.5, "y": 0.85}, {"phase": "up", "t": 0.1, "x": 0.5, "y": 0.95}],
        [{"phase": "down", "t": 0.05, "x": 0.9, "y": 0.98}, {"phase": "up", "t": 0.15, "x": 0.8, "y": 0.79}]
        """),
    FoundScript(
      demo: "dimmed-panel", fault: "T19, a tap on Close and one beside the panel at once",
      fingers: """
        [{"phase": "down", "t": 0, "x": 0.8, "y": 0.9}, {"phase": "up", "t": 0.1, "x": 0.8, "y": 0.9}],
        [{"phase": "down", "t": 0.8, "x": 0.8, "y": 0.9}, {"phase": "up", "t": 0.8, "x": 0.8, "y": 0.9}],
        [{"phase": "down", "t": 0.8, "x": 0.5, "y": 0.9}, {"phase": "up", "t": 0.8, "x": 0.5, "y": 0.9}]
        """),
    // The rule was wrong to report a jump here, because the panel was where the touch was. In such
    // a narrow window, a quarter of the panel's distance is only a few points.
    FoundScript(
      demo: "dimmed-panel", fault: "T14, a jump, in a window of a third of the width",
      fingers: """
        [{"phase": "down", "t": 0.4, "x": 0.99, "y": 0.999}, {"phase": "up", "t": 0.5, "x": 0.84, "y": 0.995}]
        """, device: #"[{"t": 0, "resize": [131, 852]}]"#),
    // The rule was wrong to report a jump here. In the tick in which the transition began, the app
    // passed 0, because there was no container yet. In the next tick the panel was where the touch
    // was.
    FoundScript(
      demo: "dimmed-panel", fault: "T14, a jump, at a flick whose first percentage is 0",
      fingers: """
        [{"phase": "down", "t": 0.03, "x": 0.4, "y": 0.5}, {"phase": "move", "t": 0.04, "x": 0.35, "y": 0.5},
         {"phase": "move", "t": 0.05, "x": 0.3, "y": 0.5}, {"phase": "up", "t": 0.08, "x": 0.2, "y": 0.5}]
        """),
    FoundScript(
      demo: "adaptive-panel", fault: "T19, a press on Contents while a drag pulls it out",
      fingers: """
        [{"phase": "down", "t": 0, "x": 0.5, "y": 0.9}, {"phase": "up", "t": 0.2, "x": 0.5, "y": 0.95}],
        [{"phase": "down", "t": 0.1, "x": 0.95, "y": 0.5}, {"phase": "up", "t": 0.2, "x": 0.15, "y": 0.5}]
        """),
    FoundScript(
      demo: "tab-slide", fault: "T14, beyond 1 when the window becomes narrow under the finger",
      fingers: """
        [{"phase": "down", "t": 0, "x": 0.8, "y": 0.5}, {"phase": "up", "t": 0.1, "x": 0.5, "y": 0.5}]
        """, device: #"[{"t": 0.05, "resize": [197, 852]}]"#),
    // The rule was wrong to report a jump here, because the card was where the touch was. The rule
    // compared each step, instead of the sum of the steps, with the whole distance.
    FoundScript(
      demo: "grab", fault: "T14, a jump, at a fast finger whose steps are counted one by one",
      fingers: """
        [{"phase": "down", "t": 0, "x": 0.5, "y": 0.9}, {"phase": "move", "t": 0.05, "x": 0.5, "y": 0.2},
         {"phase": "up", "t": 0.1, "x": 0.5, "y": 0.3}]
        """),
    FoundScript(
      demo: "gallery/adaptive-card", fault: "T19, a tap on its button and one beside it at once",
      fingers: """
        [{"phase": "down", "t": 0, "x": 0.5, "y": 0.88}, {"phase": "up", "t": 0.1, "x": 0.5, "y": 0.87}],
        [{"phase": "down", "t": 0.7, "x": 0.5, "y": 0.9}, {"phase": "up", "t": 0.7, "x": 0.5, "y": 0.9}],
        [{"phase": "down", "t": 0.7, "x": 0.5, "y": 0.7}, {"phase": "up", "t": 0.7, "x": 0.5, "y": 0.7}]
        """),
    FoundScript(
      demo: "gallery/side-menu", fault: "T19, a tap on its button and one beside it at once",
      fingers: Self.twoTaps),
    FoundScript(
      demo: "gallery/deck-card", fault: "T19, a tap on its button and one beside it at once",
      fingers: Self.twoTaps),
    // The rule now counts two percentages within one tick as one step.
    FoundScript(
      demo: "gallery/tab-slide",
      fault: "T14, a jump, at a finger that crosses the screen in 3 turns",
      fingers: """
        [{"phase": "down", "t": 0, "x": 0.9, "y": 0.2}, {"phase": "move", "t": 0.05, "x": 0, "y": 0.6},
         {"phase": "up", "t": 0.1, "x": 0.6, "y": 0.1}]
        """),
    // The rule now ignores a percentage before the start of the transition, because it does not
    // change the screen.
    FoundScript(
      demo: "dimmed-panel", fault: "T14, a jump, where a second finger drags in the first turn",
      fingers: """
        [{"phase": "down", "t": 0, "x": 0.5, "y": 0.9}, {"phase": "up", "t": 0.2, "x": 0.5, "y": 0.9}],
        [{"phase": "down", "t": 0.1, "x": 0.95, "y": 0.5}, {"phase": "up", "t": 0.3, "x": 0.7, "y": 0.5}],
        [{"phase": "down", "t": 0.05, "x": 0.8, "y": 0.9}, {"phase": "up", "t": 0.2, "x": 0.7, "y": 0.8}],
        [{"phase": "down", "t": 0.07, "x": 0.999, "y": 0.9}, {"phase": "move", "t": 0.12, "x": 0.269, "y": 0.9},
         {"phase": "up", "t": 0.2, "x": 0.269, "y": 0.9}]
        """),
  ]

  private static let twoTaps = """
    [{"phase": "down", "t": 0, "x": 0.5, "y": 0.85}, {"phase": "up", "t": 0, "x": 0.5, "y": 0.85}],
    [{"phase": "down", "t": 0.5, "x": 0.5, "y": 0.85}, {"phase": "up", "t": 0.6, "x": 0.5, "y": 0.85}],
    [{"phase": "down", "t": 0.5, "x": 0.98, "y": 0}, {"phase": "up", "t": 0.6, "x": 0.98, "y": 0}]
    """

  var script: TouchScript {
    get throws {
      let json = #"{"unit": "fraction", "fingers": [\#(fingers)], "device": \#(device)}"#
      return try TouchScript(json: Data(json.utf8), name: testDescription)
    }
  }
}

@MainActor @Suite struct FoundScriptsTests {
  @Test(arguments: FoundScript.all)
  func `faults found by random touches stay fixed`(_ found: FoundScript) throws {
    let demo = try #require((demos + galleryDemos).first { $0.id == found.demo })
    var subject = FuzzSubject(id: demo.id, opening: .root(demo.root))
    subject.storyboards = {
      try Storyboards(files: demo.storyboards, selectors: demo.selectors())
    }
    subject.isCoarse = found.isCoarse
    let player = try ScriptPlayer(subject)

    #expect(try player.faults(of: try found.script) == [])
  }
}
