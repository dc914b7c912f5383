/// Stores the first responder of a `World`, and reports when it changes.
@MainActor
package final class FirstResponder: WorldService {
  package internal(set) weak var responder: UIResponder? {
    didSet { if responder !== oldValue { hasChanged = true } }
  }
  /// Called after a change, once if one responder has replaced another.
  package var onChange: (() -> Void)?

  private var depth = 0
  private var hasChanged = false

  package init() {}
  package static var current: FirstResponder { World.current.service() }

  /// Runs `body`, and reports the changes that it makes when the outermost call returns.
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

  /// Ends the role of a view that leaves its window. Text fields and text views have already ended
  /// their editing.
  func leave(_ view: UIView) {
    guard responder === view else { return }
    changing { responder = nil }
  }
}
