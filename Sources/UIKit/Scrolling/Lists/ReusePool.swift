/// Views that a list has put aside, and how it makes new ones, by identifier.
@MainActor
struct ReusePool<View: UIView> {
  private var makers: [String: (CGRect) -> View] = [:]
  private var idle: [String: [View]] = [:]

  /// Nil takes a registration back.
  mutating func register(_ identifier: String, _ maker: ((CGRect) -> View)?) {
    makers[identifier] = maker
    idle[identifier] = nil
  }

  func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// One that was put aside; the last comes first.
  mutating func take(_ identifier: String) -> View? { idle[identifier]?.popLast() }

  /// Makes a new one of a frame; nil for what is not registered. Calls the app's code.
  func maker(_ identifier: String) -> ((CGRect) -> View)? { makers[identifier] }

  mutating func put(_ view: View, _ identifier: String) {
    idle[identifier, default: []].append(view)
  }
}
