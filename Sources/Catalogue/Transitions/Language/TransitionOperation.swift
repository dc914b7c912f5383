import UIKit

/// The change of view controllers that causes a transition.
public enum TransitionOperation: CaseIterable, Sendable {
  case present, dismiss, push, pop
  /// A change to the tab with the next higher or lower index.
  case nextTab, previousTab

  /// Whether the operation is a forward one. Each backward operation is the reverse of a forward
  /// one.
  public var isForward: Bool {
    switch self {
    case .present, .push, .nextTab: true
    case .dismiss, .pop, .previousTab: false
    }
  }
}
