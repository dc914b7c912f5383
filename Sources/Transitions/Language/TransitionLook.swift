import UIKit

/// The appearance of a transition: prepares the initial state and registers the changes.
///
/// A transition animation needs no clean-up. When the transition ends, finished or cancelled, the
/// library removes the views that the transition animation has added, restores pages and container,
/// and completes the transition.
///
///     struct Blinds: TransitionLook {
///       func stage(_ scene: TransitionScene) {
///         let strips = scene.tiles(of: scene.upper, columns: 1, rows: 8)
///         for (index, strip) in strips.enumerated() {
///           let start = Double(index) / 16
///           scene.comes(strip, from: start, to: start + 0.5) { $0.alpha = 0 }
///         }
///       }
///     }
@MainActor
public protocol TransitionLook {
  /// Called once, with both pages in the container at their rest positions.
  func stage(_ scene: TransitionScene)

  /// The reason for which the transition animation cannot be shown here, for example because the
  /// view that it grows from is not on screen; nil, the default, if it can.
  func obstacle(_ scene: TransitionScene) -> String?

  /// The replacement for a transition animation that cannot be shown; a cross-fade by default.
  var fallback: any TransitionLook { get }
}

extension TransitionLook {
  public func obstacle(_ scene: TransitionScene) -> String? { nil }
  public var fallback: any TransitionLook { Crossfade() }
}

/// Fades the upper page in over the lower one, and out again; the default fallback and the default
/// animation with Reduce Motion.
public struct Crossfade: TransitionLook {
  public init() {}

  public func stage(_ scene: TransitionScene) {
    if let upper = scene.upper { scene.comes(upper) { $0.alpha = 0 } }
  }
}
