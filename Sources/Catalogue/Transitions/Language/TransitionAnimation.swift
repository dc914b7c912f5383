import UIKit

/// What a transition looks like. A transition animation prepares the initial state and registers
/// the changes.
///
/// A transition animation needs no clean-up. When the transition ends, finished or cancelled, the
/// library removes the views that the transition animation has added, restores pages and container,
/// and completes the transition.
///
///     struct Blinds: TransitionAnimation {
///       func prepare(_ scene: TransitionScene) {
///         let strips = scene.tiles(of: scene.upper, columns: 1, rows: 8)
///         for (index, strip) in strips.enumerated() {
///           let start = Double(index) / 16
///           scene.animateIn(strip, from: start, to: start + 0.5) { $0.alpha = 0 }
///         }
///       }
///     }
@MainActor
public protocol TransitionAnimation {
  /// Called once, with both pages in the container at their rest positions.
  func prepare(_ scene: TransitionScene)

  /// Why the transition animation cannot be shown in this scene, for example because the view from
  /// which it grows is not on screen. Nil, the default, if it can be shown.
  func unavailableReason(in scene: TransitionScene) -> String?

  /// The transition animation that is shown if this one cannot be shown; a cross-fade by default.
  var fallback: any TransitionAnimation { get }
}

extension TransitionAnimation {
  public func unavailableReason(in scene: TransitionScene) -> String? { nil }
  public var fallback: any TransitionAnimation { Crossfade() }
}

/// Fades the upper page in over the lower one, and out again. The cross-fade is the default
/// fallback and the default animation with Reduce Motion.
public struct Crossfade: TransitionAnimation {
  public init() {}

  public func prepare(_ scene: TransitionScene) {
    if let upper = scene.upper { scene.animateIn(upper) { $0.alpha = 0 } }
  }
}
