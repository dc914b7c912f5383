/// Whether the app ignores touches after a call of
/// `UIApplication.beginIgnoringInteractionEvents()`.
///
/// While touches are ignored, new touches do not reach any view. Touches that are already down
/// continue (unverified).
@MainActor
package final class IgnoredInteraction: WorldService {
  private var requests = 0

  package init() {}
  package static var current: IgnoredInteraction { World.current.service() }

  package var isActive: Bool { requests > 0 }

  package func begin() { requests += 1 }
  /// Ends one request to ignore touches. Does nothing if touches are not ignored (unverified).
  package func end() { requests = max(0, requests - 1) }
}
