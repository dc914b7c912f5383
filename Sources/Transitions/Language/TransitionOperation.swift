import UIKit

/// What brings a transition about.
public enum TransitionOperation: CaseIterable, Sendable {
  case present, dismiss, push, pop
  /// To a tab further on, and to one before.
  case nextTab, previousTab

  /// The way there; the other half of the cases is the way back.
  public var isForward: Bool {
    switch self {
    case .present, .push, .nextTab: true
    case .dismiss, .pop, .previousTab: false
    }
  }
}
