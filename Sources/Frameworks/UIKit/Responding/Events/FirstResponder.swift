/// Stores the first responder of a `World`, and reports when it changes.
@MainActor
package final class FirstResponder: WorldService {
  package internal(set) weak var responder: UIResponder? {
    didSet { if responder !== oldValue { hasChanged = true } }
  }
  /// Called after the first responder has changed. If one responder replaces another, the closure
  /// is called only once.
  package var onChange: (() -> Void)?

  private var depth = 0
  private var hasChanged = false

  package init() {}
  package static var current: FirstResponder { World.current.service() }

  /// Runs `body`. When the outermost call of this method returns, calls `onChange` if the first
  /// responder has changed.
  package func changing<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer {
      depth -= 1
      if depth == 0, hasChanged { tellChange() }
    }
    return body()
  }

  func tellChange() {
    hasChanged = depth > 0
    guard !hasChanged else { return }
    onChange?()
  }

  /// Clears the first responder without calling it and without reporting the change, because the
  /// device is switched off.
  func clear() {
    responder = nil
    hasChanged = false
  }

  /// Clears the first responder if it is `view`, which is leaving its window. If `view` is a text
  /// field or text view, it has ended editing before this method is called.
  func leave(_ view: UIView) {
    guard responder === view else { return }
    changing { responder = nil }
  }
}
