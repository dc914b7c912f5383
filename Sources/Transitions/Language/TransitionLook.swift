import UIKit

/// What a transition looks like: sets the scene for its first moment and says what changes.
///
/// Nothing has to be put back. When it is over, finished or cancelled, the frame around the look
/// removes what the look has added, gives the pages and the container the look of before, and
/// completes the transition.
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
  /// Called once, with both pages in the container where they rest.
  func stage(_ scene: TransitionScene)

  /// Why it cannot be shown here, as when the view it grows from is not on screen, in words that
  /// say what is missing; nil, the default, where it can.
  func obstacle(_ scene: TransitionScene) -> String?

  /// Shown where this one cannot be; a cross-fade by default.
  var fallback: any TransitionLook { get }
}

extension TransitionLook {
  public func obstacle(_ scene: TransitionScene) -> String? { nil }
  public var fallback: any TransitionLook { Crossfade() }
}

/// The upper page fades in over the lower one, and out again: what other looks fall back to, and
/// become where motion is to be reduced.
public struct Crossfade: TransitionLook {
  public init() {}

  public func stage(_ scene: TransitionScene) {
    if let upper = scene.upper { scene.comes(upper) { $0.alpha = 0 } }
  }
}
