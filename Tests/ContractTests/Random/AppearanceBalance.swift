/// Reads a log and says where a controller's appearance calls do not belong.
///
/// The grammar is Apple's: every will-call is followed by its did-call or by the opposite
/// will-call; `isAppearing` comes at most once, between `willAppear` and `didAppear`.
struct AppearanceBalance {
  enum State {
    case gone, appearing, shown, disappearing
  }
  private var states: [String: State] = [:]
  private var hasIsAppearing: Set<String> = []
  private(set) var faults: [String] = []

  mutating func hear(_ event: String) {
    let parts = event.prefix { $0 != "(" }.split(separator: ".")
    guard parts.count == 2 else { return }
    let name = String(parts[0])
    let state = states[name] ?? .gone
    switch (parts[1], state) {
    case ("willAppear", .gone), ("willAppear", .disappearing):
      states[name] = .appearing
      hasIsAppearing.remove(name)
    case ("isAppearing", .appearing):
      if !hasIsAppearing.insert(name).inserted { faults.append("\(event) twice") }
    case ("didAppear", .appearing): states[name] = .shown
    case ("willDisappear", .shown), ("willDisappear", .appearing): states[name] = .disappearing
    case ("didDisappear", .disappearing): states[name] = .gone
    case ("willAppear", _), ("isAppearing", _), ("didAppear", _), ("willDisappear", _),
      ("didDisappear", _):
      faults.append("\(event) while \(state)")
    default: break
    }
  }

  /// Controllers that a turn at rest leaves half-way.
  var unsettled: [String] {
    states.filter { $0.value == .appearing || $0.value == .disappearing }.map(\.key).sorted()
  }

  func isShown(_ name: String) -> Bool { states[name] == .shown }
}
