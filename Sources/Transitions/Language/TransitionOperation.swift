import UIKit

/// The operation that causes a transition.
public enum TransitionOperation: CaseIterable, Sendable {
  case present, dismiss, push, pop
  /// To a tab with a higher or lower index.
  case nextTab, previousTab

  /// Whether the operation is a forward one; the others are their reverse.
  public var isForward: Bool {
    switch self {
    case .present, .push, .nextTab: true
    case .dismiss, .pop, .previousTab: false
    }
  }
}
