import Stage

/// Follows controllers' calls through recordings: each has to be a legal move, and at the end of
/// a recording all are at rest.
@MainActor
struct ControllerBalance {
  private var states: [String: AppearanceState] = [:]
  private(set) var faults: [String] = []

  init(appeared names: [String]) {
    for name in names { states[name] = .appeared }
  }

  mutating func hear(_ recording: Recording) {
    for event in recording.events {
      guard let move = event.call.appearance else { continue }
      let state = states[event.object.description, default: .disappeared]
      guard let next = state.after(move) else {
        faults.append("\(event.object): \(event.call) at \(event.time) while \(state)")
        return
      }
      states[event.object.description] = next
    }
    let restless = states.filter { $0.value != .appeared && $0.value != .disappeared }
    faults += restless.keys.sorted().map { "\($0) does not come to rest" }
  }
}
