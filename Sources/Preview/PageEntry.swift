import Foundation
import Stage
import UIKit

/// Something that can be touched in the page: a controller, and the fingers that drive it.
package struct PageEntry: Sendable {
  package enum Kind: String, Sendable {
    case demo, transition, app
  }

  package let id: String
  package let title: String
  package var kind = Kind.demo
  /// The seed document it follows; empty where there is none.
  package var document = ""
  /// Finger scripts as JSON, by name.
  package var gestures: [String: Data] = [:]
  package let root: @MainActor @Sendable () -> UIViewController
  /// What the app finds by name; a file that cannot be used throws.
  package var storyboards: @MainActor @Sendable () throws -> Storyboards = { Storyboards() }

  package init(
    id: String, title: String, root: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    (self.id, self.title, self.root) = (id, title, root)
  }
}
