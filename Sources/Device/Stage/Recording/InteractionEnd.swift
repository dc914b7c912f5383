import UIKit

/// The end of an interaction: the call that decided it, and the touches at that time.
package struct InteractionEnd: Sendable, Equatable {
  /// The index of the deciding call in the recording's events.
  package let call: Int
  /// The time of the stage's clock at which the call was made.
  package let time: Double
  /// The object that was called, usually an interaction controller.
  package let object: ObjectName
  package let isFinish: Bool
  /// Whether the transition completed; nil if it did not end.
  package let isCompleted: Bool?
  /// The transition's progress before the call, 0…1; nil if it is not known.
  package let progress: Double?
  /// How the gesture ended; nil if no gesture ended before the call.
  package let gesture: Gesture?
  /// The line of the app's source that made the call; nil if it is not known.
  package let place: SourcePlace?

  /// The end of a gesture.
  package struct Gesture: Sendable, Equatable {
    package let recognizer: ObjectName
    /// The value and the velocity at the lift; nil if the touches were cancelled.
    package let measure: CallTrace.GestureCall.Measure?
  }

  /// A velocity below this number of points, or of units, per second is not mentioned.
  fileprivate static let rest = (points: 10.0, units: 0.05)
}

extension Recording {
  /// The ends of the interactions in order.
  package var interactionEnds: [InteractionEnd] {
    events.indices.compactMap { events[$0].call.isDecision ? end(at: $0) : nil }
  }

  private func end(at index: Int) -> InteractionEnd? {
    let event = events[index]
    guard case .transition(.steer(let steering)) = event.call else { return nil }
    var progress: Double?
    var gesture: InteractionEnd.Gesture?
    search: for earlier in events[..<index].reversed() {
      switch earlier.call {
      case .transition(.steer(.update(let fraction))) where earlier.object == event.object:
        progress = progress ?? fraction
      case .gesture(.became(.ended, let measure?, _)) where gesture == nil:
        gesture = InteractionEnd.Gesture(recognizer: earlier.object, measure: measure)
      case .gesture(.became(.cancelled, _, _)) where gesture == nil:
        gesture = InteractionEnd.Gesture(recognizer: earlier.object, measure: nil)
      case .transition(.startInteractiveTransition): break search
      default: continue
      }
    }
    let frame = frames.last { $0.time < event.time && $0.progress != nil }
    let completion = completions.first { $0.time >= event.time }
    return InteractionEnd(
      call: index, time: event.time, object: event.object, isFinish: steering == .finish,
      isCompleted: completion?.isCompleted, progress: progress ?? frame?.progress,
      gesture: gesture, place: event.place)
  }
}

extension CallTrace.Call {
  /// Whether the call ends an interaction.
  var isDecision: Bool {
    switch self {
    case .transition(.steer(.finish)), .transition(.steer(.cancel)): true
    default: false
    }
  }
}

extension InteractionEnd {
  /// The end as one sentence, with the condition under which the app made the call if it is known.
  /// For example: "Cancelled: the finger was lifted at 22 % with 140 pt/s downwards; cancel() was
  /// called in Dismissal.swift:62 because `progress > 0.4` was false."
  package var sentence: String {
    let how = isFinish ? "finish()" : "cancel()"
    let outcome =
      switch isCompleted {
      case isFinish?: isFinish ? "Finished:" : "Cancelled:"
      case true?: "Finished in spite of \(how):"
      case false?: "Cancelled in spite of \(how):"
      case nil: "Not completed:"
      }
    var parts = [outcome]
    let percent = progress.map { " at \(Self.percent($0))" } ?? ""
    if let gesture {
      parts.append((gesture.measure?.lifted(percent) ?? "the touch was cancelled\(percent)") + ";")
    }
    parts.append("\(how) was called" + (gesture == nil ? percent : ""))
    if let place {
      parts.append("in \(place.file):\(place.line)")
      if let branch = place.branch { parts.append(branch.clause) }
    }
    return parts.joined(separator: " ") + "."
  }

  /// A fraction in percent, for example `22 %`.
  package static func percent(_ fraction: Double) -> String {
    "\(Int(clamped: (fraction * 100).rounded())) %"
  }
}

extension CallTrace.GestureCall.Measure {
  /// How the fingers were lifted, for example "the finger was lifted at 22 % with 140 pt/s
  /// downwards".
  fileprivate func lifted(_ percent: String) -> String {
    switch self {
    case .translation(_, let velocity):
      "the finger was lifted\(percent)" + (velocity.map { " " + Self.speed($0) } ?? "")
    case .scale(let scale, let velocity):
      "the fingers were lifted\(percent) at a scale of \(CallTrace.number(scale))"
        + Self.speed(velocity, "")
    case .rotation(let angle, let velocity):
      "the fingers were lifted\(percent) at an angle of \(CallTrace.number(angle))"
        + Self.speed(velocity, " rad")
    }
  }

  /// A velocity in points per second with its main direction.
  package static func speed(_ velocity: CGPoint) -> String {
    let (x, y) = (Double(velocity.x), Double(velocity.y))
    let speed = max(abs(x), abs(y))
    guard speed >= InteractionEnd.rest.points else { return "at rest" }
    let direction =
      abs(y) >= abs(x)
      ? (y > 0 ? "downwards" : "upwards") : (x > 0 ? "to the right" : "to the left")
    return "with \(Int(clamped: speed.rounded())) pt/s \(direction)"
  }

  private static func speed(_ velocity: Double?, _ unit: String) -> String {
    guard let velocity, abs(velocity) >= InteractionEnd.rest.units else { return "" }
    return " with \(CallTrace.number(velocity))\(unit)/s"
  }
}
