/// The unused views of a list, and the registered closures that create views. The views and the
/// closures are stored by reuse identifier.
@MainActor
struct ReusePool<View: UIView> {
  private var makers: [String: (CGRect) -> View] = [:]
  private var idle: [String: [View]] = [:]

  /// Registers a closure that creates views; nil removes the registration.
  mutating func register(_ identifier: String, _ maker: ((CGRect) -> View)?) {
    makers[identifier] = maker
    idle[identifier] = nil
  }

  func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Removes and returns the unused view that was most recently added; nil if there is none.
  mutating func take(_ identifier: String) -> View? { idle[identifier]?.popLast() }

  /// The closure that creates a view with a given frame; nil if none is registered. The closure
  /// that creates a view calls the app's code.
  func maker(_ identifier: String) -> ((CGRect) -> View)? { makers[identifier] }

  mutating func put(_ view: View, _ identifier: String) {
    idle[identifier, default: []].append(view)
  }
}
