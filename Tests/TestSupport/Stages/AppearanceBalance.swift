import Stage
import Testing
import UIKit

/// Finds appearance calls that are out of order.
///
/// The rules are Apple's: every `will…` call is followed by its `did…` call or by the opposite
/// `will…` call, and `isAppearing` is called at most once, between `willAppear` and `didAppear`.
package struct AppearanceBalance {
  private enum State {
    case gone, appearing, shown, disappearing
  }
  private var states: [String: State] = [:]
  private var hasIsAppearing: Set<String> = []
  package private(set) var faults: [String] = []

  /// The controllers in `names` have appeared before the first call.
  package init(appeared names: [String] = []) {
    for name in names { states[name] = .shown }
  }

  /// Reads the events of a log, in order.
  package init(of events: [String]) {
    for event in events { hear(event) }
  }

  /// Reads an event of an `EventLog`: `A.willAppear(true)`. Other events are ignored.
  package mutating func hear(_ event: String) {
    let parts = event.prefix { $0 != "(" }.split(separator: ".")
    guard parts.count == 2 else { return }
    hear(parts[1], of: String(parts[0]), event)
  }

  /// Reads a recording. When the recording ends, no controller may be appearing or disappearing.
  @MainActor
  package mutating func hear(_ recording: Recording) {
    for event in recording.events {
      guard case .appearance(let call) = event.call else { continue }
      hear(
        call.name, of: event.object.description,
        "\(event.object): \(event.call) at \(event.time)")
    }
    faults += unsettled.map { "\($0) does not come to rest" }
  }

  private mutating func hear(_ call: Substring, of name: String, _ event: @autoclosure () -> String)
  {
    let state = states[name] ?? .gone
    switch (call, state) {
    case ("willAppear", .gone), ("willAppear", .disappearing):
      states[name] = .appearing
      hasIsAppearing.remove(name)
    case ("isAppearing", .appearing):
      if !hasIsAppearing.insert(name).inserted { faults.append("\(event()) twice") }
    case ("didAppear", .appearing): states[name] = .shown
    case ("willDisappear", .shown), ("willDisappear", .appearing): states[name] = .disappearing
    case ("didDisappear", .disappearing): states[name] = .gone
    case ("willAppear", _), ("isAppearing", _), ("didAppear", _), ("willDisappear", _),
      ("didDisappear", _):
      faults.append("\(event()) while \(state)")
    default: break
    }
  }

  /// The controllers that are still appearing or disappearing.
  package var unsettled: [String] {
    states.filter { $0.value == .appearing || $0.value == .disappearing }.map(\.key).sorted()
  }

  package func isShown(_ name: String) -> Bool { states[name] == .shown }

  /// Expects that every call so far is in order and that no controller is still appearing or
  /// disappearing.
  package func expect(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(faults == [], comment, sourceLocation: sourceLocation)
    #expect(unsettled == [], comment, sourceLocation: sourceLocation)
  }
}

extension CallTrace.AppearanceCall {
  /// The name without the prefix: `willAppear` for `viewWillAppear`.
  fileprivate var name: Substring {
    let name = "\(self)".prefix { $0 != "(" }.dropFirst("view".count)
    return Substring(name.prefix(1).lowercased() + name.dropFirst())
  }
}
