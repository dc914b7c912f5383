/// Whether the app ignores touches, as `UIApplication.beginIgnoringInteractionEvents()` asks.
///
/// New touches reach no view then. A touch that is down already continues: unverified.
@MainActor
package final class IgnoredInteraction: WorldService {
  private var requests = 0

  package init() {}
  package static var current: IgnoredInteraction { World.current.service() }

  package var isActive: Bool { requests > 0 }

  package func begin() { requests += 1 }
  /// Ends one request; does nothing without one (unverified).
  package func end() { requests = max(0, requests - 1) }
}
