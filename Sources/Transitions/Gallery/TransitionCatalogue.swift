import UIKit

/// One transition of the library, for lists and galleries.
public struct TransitionEntry: Sendable {
  /// The name on the command line.
  public let id: String
  public let title: String
  /// Makes a fresh animator.
  public let animator: @MainActor @Sendable () -> UIViewControllerAnimatedTransitioning
}

/// Every transition of the library, in the order they are listed.
public let transitionCatalogue: [TransitionEntry] = [
  TransitionEntry(id: "cross-dissolve", title: "Cross dissolve", animator: { CrossDissolve() })
]
