/// The values for the states of a control. A state without a value of its own has that of
/// `.normal`.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// Sets the value for a state; nil removes it.
  mutating func set(_ value: Value?, for state: UIControl.State) { values[state] = value }

  /// The value that was set for exactly this state; nil if there is none.
  func own(_ state: UIControl.State) -> Value? { values[state] }

  subscript(state: UIControl.State) -> Value? { values[state] ?? values[.normal] }

  var isEmpty: Bool { values.isEmpty }
}
