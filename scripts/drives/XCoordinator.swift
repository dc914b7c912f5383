import UIKit
import XCoordinator

func show() -> UIViewController { RootController() }

/// Keeps the coordinator, because nothing else retains it.
final class RootController: UIViewController {
  private let coordinator = StoryCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    let child = coordinator.rootViewController
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

enum StoryRoute: Route {
  case home, page
}

final class StoryCoordinator: NavigationCoordinator<StoryRoute> {
  /// Kept here, because a controller does not retain its transitioning delegate.
  private let crossFade = Animation(
    presentation: InteractiveTransitionAnimation.crossFade,
    dismissal: InteractiveTransitionAnimation.crossFade)

  init() { super.init(initialRoute: .home) }

  override func prepareTransition(for route: StoryRoute) -> NavigationTransition {
    switch route {
    case .home:
      return .push(
        PageController("Home", .systemTeal, goOn: { [weak self] in self?.trigger(.page) }))
    case .page: return .push(PageController("Page", .systemOrange, goOn: {}), animation: crossFade)
    }
  }
}

extension InteractiveTransitionAnimation {
  static var crossFade: InteractiveTransitionAnimation {
    InteractiveTransitionAnimation(duration: 0.5, transition: fade)
  }

  private static func fade(_ context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    to.alpha = 0
    context.containerView.addSubview(to)
    UIView.animate(withDuration: 0.5) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class PageController: UIViewController {
  private let color: UIColor
  private let goOn: () -> Void

  init(_ name: String, _ color: UIColor, goOn: @escaping () -> Void) {
    (self.color, self.goOn) = (color, goOn)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", style: .plain, target: self, action: #selector(tapped))
  }

  @objc func tapped() { goOn() }
}
