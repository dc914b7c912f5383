/// One value for each state of a control; a state without one has that of `.normal`.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// Nil takes the value away.
  mutating func set(_ value: Value?, for state: UIControl.State) { values[state] = value }

  /// What was set for just this state.
  func own(_ state: UIControl.State) -> Value? { values[state] }

  subscript(state: UIControl.State) -> Value? { values[state] ?? values[.normal] }

  var isEmpty: Bool { values.isEmpty }
}
