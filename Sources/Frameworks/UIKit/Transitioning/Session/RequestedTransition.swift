/// What is known of a transition between its request and the creation of its session, when the
/// delegate has not been asked for an animator.
@MainActor
struct RequestedTransition {
  /// The duration that the coordinator reports before an animator is known, in seconds
  /// (unverified).
  static let duration: TimeInterval = 0

  private(set) weak var from: UIViewController?
  private(set) weak var to: UIViewController?
  let containerView: UIView
  let startsInteractively: Bool

  func controller(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }
}
