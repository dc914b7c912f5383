import Foundation
import Stage
import UIKit

/// An item that the browser page can show: a controller or an app, with touch scripts that drive
/// it.
package struct PageEntry: Sendable {
  package enum Kind: String, Sendable {
    case demo, transition, mistake, app
  }

  package let id: String
  package let title: String
  package var kind = Kind.demo
  /// The heading above it in lists; empty for none.
  package var group = ""
  /// The tutorial that it implements; empty for none.
  package var document = ""
  /// Touch scripts as JSON, by name.
  package var gestures: [String: Data] = [:]
  /// Expected findings, with the reason, by rule.
  package var allowed: [String: String] = [:]
  /// The initial content of each browser page's device. An app is launched on every device.
  package private(set) var opening: Stage.Opening
  /// Creates the entry with other parameter values; nil if it has no parameters.
  package var variants: PageVariants?
  /// The code with which a test creates it for given parameter values; nil if a test can create it
  /// only by launching the app's delegate.
  package var testOpening: (@Sendable (PageParameter.Values) -> TestOpening)?
  /// The chosen parameter values that differ from the defaults.
  private(set) var chosen: PageParameter.Values = [:]
  /// The storyboards that the app loads by name; throws for an invalid file.
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

  /// The entry with the opening and the scripts of one of its variants.
  func made(_ made: PageVariants.Made, with values: PageParameter.Values) -> PageEntry {
    var entry = self
    entry.chosen = values.filter { $1 != variants?.standard[$0] }
    (entry.opening, entry.gestures) = (made.opening, made.gestures)
    return entry
  }
}
