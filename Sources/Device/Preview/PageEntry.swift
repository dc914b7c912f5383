import Foundation
import Stage
import UIKit

/// An item that the browser page can show: a controller or an app, with touch scripts that operate
/// it.
package struct PageEntry: Sendable {
  package enum Kind: String, Encodable, Sendable {
    case demo, transition, mistake, app
  }

  package let id: String
  package let title: String
  package var kind = Kind.demo
  /// The heading above the entry in lists; empty if there is none.
  package var group = ""
  /// The tutorial that the entry implements; empty if there is none.
  package var document = ""
  /// Touch scripts as JSON, by name.
  package var gestures: [String: Data] = [:]
  /// The expected findings. The key is the rule's id, and the value is the reason why the finding
  /// is expected.
  package var allowed: [String: String] = [:]
  /// The controller or app that a browser page's device shows first. An app is launched separately
  /// on each device.
  package private(set) var opening: Stage.Opening
  /// Creates the entry with other parameter values; nil if the entry has no parameters.
  package var variants: PageVariants?
  /// The test code that creates the entry with given parameter values. Nil if a test can create the
  /// entry only by launching the app's delegate.
  package var testOpening: (@Sendable (PageParameter.Values) -> TestOpening)?
  /// The chosen parameter values that differ from the defaults.
  private(set) var chosen: PageParameter.Values = [:]
  /// The storyboards that the app loads by name. The closure throws an error if a file is invalid.
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

  /// Returns this entry with the opening and the scripts of one of its variants.
  func made(_ made: PageVariants.Made, with values: PageParameter.Values) -> PageEntry {
    var entry = self
    entry.chosen = values.filter { $1 != variants?.standard[$0] }
    (entry.opening, entry.gestures) = (made.opening, made.gestures)
    return entry
  }
}
