/// What kind of transition a session runs: who takes part, which views and frames, and what is
/// told to whom at its start and end.
@MainActor
protocol TransitionHost: AnyObject {
  var from: UIViewController { get }
  var to: UIViewController { get }
  /// The controllers that vend the coordinator.
  var involved: [UIViewController] { get }
  var containerView: UIView { get }
  var presentationStyle: UIModalPresentationStyle { get }

  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for controller: UIViewController) -> CGRect
  func finalFrame(for controller: UIViewController) -> CGRect

  /// Builds the container and sends the will-callbacks.
  func begin(animated: Bool)
  /// Sends the will-callbacks of a cancel: the appearing controller's first (facts A.6.1).
  func compensate(animated: Bool)
  /// Puts views and relations in order and sends the did-callbacks.
  func end(completed: Bool, animated: Bool)
  /// Runs the caller's completion; the last word of a transition.
  func finished(completed: Bool)
}
