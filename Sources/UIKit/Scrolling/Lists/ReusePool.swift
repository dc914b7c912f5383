/// The unused views of a list, and the registered makers of new ones, by identifier.
@MainActor
struct ReusePool<View: UIView> {
  private var makers: [String: (CGRect) -> View] = [:]
  private var idle: [String: [View]] = [:]

  /// Registers a maker; nil removes the registration.
  mutating func register(_ identifier: String, _ maker: ((CGRect) -> View)?) {
    makers[identifier] = maker
    idle[identifier] = nil
  }

  func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// An unused view; the most recently added one.
  mutating func take(_ identifier: String) -> View? { idle[identifier]?.popLast() }

  /// The maker of new views with a frame; nil if none is registered. It calls the app's code.
  func maker(_ identifier: String) -> ((CGRect) -> View)? { makers[identifier] }

  mutating func put(_ view: View, _ identifier: String) {
    idle[identifier, default: []].append(view)
  }
}
