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
    for event in recording.events where event.lane == .appearance {
      let move: AppearanceState.Move
      switch event.call.prefix(while: { $0 != "(" }) {
      case "viewWillAppear": move = .willAppear
      case "viewDidAppear": move = .didAppear
      case "viewWillDisappear": move = .willDisappear
      case "viewDidDisappear": move = .didDisappear
      default: continue
      }
      let state = states[event.object, default: .disappeared]
      guard let next = state.after(move) else {
        faults.append("\(event.object): \(event.call) at \(event.time) while \(state)")
        return
      }
      states[event.object] = next
    }
    let restless = states.filter { $0.value != .appeared && $0.value != .disappeared }
    faults += restless.keys.sorted().map { "\($0) does not come to rest" }
  }
}
