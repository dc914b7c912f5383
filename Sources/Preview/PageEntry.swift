import Foundation
import Stage
import UIKit

/// Something that can be touched in the page: a controller or a whole app, and the
/// fingers that drive it.
package struct PageEntry: Sendable {
  package enum Kind: String, Sendable {
    case demo, transition, mistake, app
  }

  package let id: String
  package let title: String
  package var kind = Kind.demo
  /// The heading that lists show it under; empty for none.
  package var group = ""
  /// The seed document it follows; empty where there is none.
  package var document = ""
  /// Finger scripts as JSON, by name.
  package var gestures: [String: Data] = [:]
  /// Findings that are right here, by rule, with the reason.
  package var allowed: [String: String] = [:]
  /// What each page's device begins with: an app is launched anew on every one.
  package private(set) var opening: Stage.Opening
  /// How it is made with other values; nil where nothing about it can be chosen.
  package var variants: PageVariants?
  /// How a test makes it, with values of its parameters; nil where only the app's delegate can.
  package var testOpening: (@Sendable (PageParameter.Values) -> TestOpening)?
  /// What is chosen of its parameters, where that is not the default.
  private(set) var chosen: PageParameter.Values = [:]
  /// What the app finds by name; a file that cannot be used throws.
  package var storyboards: @MainActor @Sendable () throws -> Storyboards = { Storyboards() }

  package init(id: String, title: String, opening: Stage.Opening) {
    (self.id, self.title, self.opening) = (id, title, opening)
    if case .app = opening { kind = .app }
  }

  package init(
    id: String, title: String, root: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(id: id, title: title, opening: .root(root))
  }

  /// The same entry as its variants make it.
  func made(_ made: PageVariants.Made, with values: PageParameter.Values) -> PageEntry {
    var entry = self
    entry.chosen = values.filter { $1 != variants?.standard[$0] }
    (entry.opening, entry.gestures) = (made.opening, made.gestures)
    return entry
  }
}
