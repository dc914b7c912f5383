/// The engine behind `present` and `dismiss`.
@MainActor
final class TransitionEngine: PresentationEngine {
  func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    Presentations.present(presented, from: source, animated: animated, completion)
  }

  func dismiss(from receiver: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    Presentations.dismiss(from: receiver, animated: animated, completion)
  }

  func takeDown(from controller: UIViewController) -> () -> Void {
    Presentations.takeDown(from: controller)
  }

  func makePresentation(for presented: UIViewController) -> UIPresentationController {
    Presentations.makeController(for: presented, presenting: nil, source: nil)
  }

  func coordinator(involving controller: UIViewController)
    -> (any UIViewControllerTransitionCoordinator)?
  {
    TransitionSession.active(involving: controller)?.coordinator
  }
}
