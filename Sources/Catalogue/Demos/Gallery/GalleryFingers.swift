import Transitions
import UIKit

/// Touch scripts for the two pages of the gallery.
struct GalleryFingers {
  /// The time in seconds between the end of one transition and the next touch.
  static let pause = 0.3

  private var fingers: [[String]]

  private static func entry(_ phase: String, _ t: Double, _ x: Double, _ y: Double) -> String {
    func number(_ value: Double) -> String { String(format: "%.3f", value) }
    return "{\"phase\": \"\(phase)\", \"t\": \(number(t)), \"x\": \(number(x)), "
      + "\"y\": \(number(y))}"
  }

  private static func tap(at t: Double) -> [String] {
    let y = 1 - Double(GalleryPageView.buttonHeight)
    return [entry("down", t, 0.5, y), entry("up", t + 0.05, 0.5, y)]
  }

  /// All scripts for a transition. The key is the script's name.
  @MainActor static func scripts(for transition: Transition) -> [String: Data] {
    let wait = transition.timing.duration + pause
    var scripts = ["finish": tap.data]
    if let gesture = transition.interaction?.gesture {
      scripts["back"] = tap.then(gesture, after: wait, finishes: true).data
      scripts["cancel"] = tap.then(gesture, after: wait, finishes: false).data
    } else {
      scripts["back"] = tap.thenTap(after: wait).data
    }
    return scripts
  }

  /// A tap on the first page's button.
  static var tap: GalleryFingers { GalleryFingers(fingers: [tap(at: 0)]) }

  func thenTap(after wait: Double) -> GalleryFingers {
    var all = self
    all.fingers.append(Self.tap(at: wait))
    return all
  }

  /// Adds a gesture that goes back. If `finishes` is false, the gesture cancels the transition.
  func then(
    _ gesture: Interaction.Gesture, after wait: Double, finishes: Bool
  ) -> GalleryFingers {
    var all = self
    switch gesture {
    case .pan(let edge): all.drag(from: 0.15, edge, wait, finishes)
    case .edgePan(let edge): all.drag(from: 0.005, edge.opposite, wait, finishes)
    case .pinch: all.pinch(wait, finishes)
    }
    return all
  }

  private mutating func drag(
    from start: Double, _ edge: Edge, _ wait: Double, _ finishes: Bool
  ) {
    let end = finishes ? 0.9 : start + 0.04
    let stops = [(0.0, start), (0.2, start + 0.2), (0.5, 0.55), (finishes ? 0.8 : 1.0, end)]
    func place(_ way: Double) -> (x: Double, y: Double) {
      switch edge {
      case .right: (way, 0.5)
      case .left: (1 - way, 0.5)
      case .bottom: (0.5, way)
      case .top: (0.5, 1 - way)
      }
    }
    var entries = stops.enumerated().map { index, stop in
      let (x, y) = place(stop.1)
      return Self.entry(index == 0 ? "down" : "move", wait + stop.0, x, y)
    }
    let (x, y) = place(end)
    entries.append(Self.entry("up", wait + (stops.last?.0 ?? 0) + 0.15, x, y))
    fingers.append(entries)
  }

  private mutating func pinch(_ wait: Double, _ finishes: Bool) {
    for side in [-1.0, 1.0] {
      let stops = [(0.0, 0.32), (0.3, 0.2), (0.6, finishes ? 0.06 : 0.3)]
      var entries = stops.enumerated().map { index, stop in
        Self.entry(index == 0 ? "down" : "move", wait + stop.0, 0.5 + side * stop.1, 0.45)
      }
      entries.append(
        Self.entry("up", wait + 0.75, 0.5 + side * (stops.last?.1 ?? 0), 0.45))
      fingers.append(entries)
    }
  }

  var data: Data {
    let lines = fingers.map { "[\($0.joined(separator: ", "))]" }
    return Data(
      "{\"unit\": \"fraction\", \"fingers\": [\(lines.joined(separator: ", "))]}".utf8)
  }
}
