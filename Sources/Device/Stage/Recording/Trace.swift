/// The calls of a recording in order, as text with one call per line.
public struct Trace: Sendable, CustomStringConvertible {
  package let events: [CallTrace.Event]
  /// The time of the stage's clock that the text shows as zero.
  package let start: Double

  package init(events: [CallTrace.Event], start: Double) {
    self.events = events
    self.start = start
  }

  /// Lines of the form `time lane object.call → answer`. Times are in seconds with four decimals.
  public var lines: [String] { lines(withPlaces: false) }

  /// The lines. If `withPlaces` is true, each call whose place in the app's source is known has the
  /// place at the end of its line.
  package func lines(withPlaces: Bool) -> [String] {
    events.map { event in
      let time = String(format: "%8.4f", event.time - start)
      let lane = event.lane.rawValue.padding(toLength: 13, withPad: " ", startingAt: 0)
      let answer = event.answer.map { " → \($0)" } ?? ""
      let place = withPlaces ? event.place.map { "  (\($0.text))" } ?? "" : ""
      return "\(time)  \(lane) \(event.object).\(event.call)\(answer)\(place)"
    }
  }

  /// How the transitions ended, in the order of the `completeTransition(_:)` calls: true if the
  /// transition finished, false if it was cancelled.
  public var outcomes: [Bool] {
    events.compactMap { event in
      guard case .transition(.completeTransition(let isCompleted)) = event.call else { return nil }
      return isCompleted
    }
  }

  public var description: String { lines.joined(separator: "\n") + "\n" }
}
