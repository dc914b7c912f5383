import Stage
import Testing

/// The animator of a navigation or tab transition may move and rotate the container. During such a
/// transition, content is visible only within the container controller's area.
@MainActor
struct TransitionClippingTests {
  enum Kind: CaseIterable {
    case push, pop, tab
  }

  /// What the animator does with the container itself.
  enum Treatment: CaseIterable {
    case moved, turned, shrunk, cube
  }

  /// The container controller's frame in its parent, which fills the screen.
  private static let area = CGRect(x: 40, y: 100, width: 300, height: 600)

  @Test(arguments: Kind.allCases, Treatment.allCases)
  func `an animator that moves the container shows whole pages`(
    kind: Kind, treatment: Treatment
  ) throws {
    let show = ClippingShow(kind, area: Self.area, treatment)

    show.begin()
    show.stage.advance(by: 0.1)

    // The new page fills the area whatever the container's transform is.
    let image = show.stage.frame(scale: 1)
    func isNew(_ x: CGFloat, _ y: CGFloat) -> Bool {
      image.pixels[Int(y) * image.width + Int(x)] & 0xFFFFFF == 0x00FF00
    }
    let (area, name) = (Self.area, Comment("\(kind), \(treatment)"))
    for x in stride(from: area.minX + 4, to: area.maxX - 4, by: 24) {
      // A tab bar covers the lowest part of the area.
      for y in stride(from: area.minY + 4, to: area.maxY - 84, by: 24) {
        #expect(isNew(x, y), "\(kind), \(treatment): (\(x), \(y)) is cut")
      }
    }
    // No content is drawn outside the area.
    for x in [area.minX - 4, area.maxX + 4] {
      for y in stride(from: 4, to: CGFloat(image.height) - 4, by: 24) {
        #expect(!isNew(x, y), name)
      }
    }
    for y in [area.minY - 4, area.maxY + 4] {
      for x in stride(from: 4, to: CGFloat(image.width) - 4, by: 24) { #expect(!isNew(x, y), name) }
    }
    try show.stage.settle()
    show.stage.close()
  }

  @Test(arguments: Kind.allCases)
  func `the container does not clip, and is inside a view of its size that does`(
    kind: Kind
  ) throws {
    let show = ClippingShow(kind, area: Self.area, .moved)
    var container: UIView?
    var (clips, outerClips, fits) = (true, false, false)
    show.animator.look = {
      container = $0.containerView
      clips = $0.containerView.clipsToBounds
      outerClips = $0.containerView.superview?.clipsToBounds ?? false
      fits = $0.containerView.superview?.bounds.size == Self.area.size
    }

    show.begin()
    show.stage.advance(by: 0.1)

    #expect(!clips && outerClips && fits, "\(kind)")
    #expect(container !== show.host.view, "\(kind)")
    try show.stage.settle()
    show.stage.close()
  }
}

/// A container controller in a part of the screen, with a red page before the transition and a
/// green one after it.
@MainActor
private final class ClippingShow {
  let stage = Stage(device: .bench)
  let host: UIViewController
  let animator: ContainerMover
  private let kind: TransitionClippingTests.Kind
  private let delegate: ClippingDelegate

  init(
    _ kind: TransitionClippingTests.Kind, area: CGRect,
    _ treatment: TransitionClippingTests.Treatment
  ) {
    let animator = ContainerMover(treatment)
    let delegate = ClippingDelegate(animator)
    (self.kind, self.animator, self.delegate) = (kind, animator, delegate)
    let (parent, host) = stage.run {
      @MainActor func page(_ color: UIColor) -> UIViewController {
        let page = UIViewController()
        page.view.backgroundColor = color
        return page
      }
      let (old, new) = (page(.red), page(.green))
      let host: UIViewController
      switch kind {
      case .push, .pop:
        let navigation = UINavigationController()
        navigation.isNavigationBarHidden = true
        navigation.viewControllers = kind == .push ? [old] : [new, old]
        navigation.delegate = delegate
        delegate.next = new
        host = navigation
      case .tab:
        let tabs = UITabBarController()
        tabs.viewControllers = [old, new]
        tabs.delegate = delegate
        host = tabs
      }
      let parent = UIViewController()
      parent.view.backgroundColor = .black
      parent.addChild(host)
      host.view.autoresizingMask = []
      host.view.frame = area
      parent.view.addSubview(host.view)
      host.didMove(toParent: parent)
      return (parent, host)
    }
    self.host = host
    stage.show(parent)
  }

  func begin() {
    stage.run {
      switch kind {
      case .push:
        if let next = delegate.next {
          (host as? UINavigationController)?.pushViewController(next, animated: true)
        }
      case .pop: (host as? UINavigationController)?.popViewController(animated: true)
      case .tab: (host as? UITabBarController)?.selectedIndex = 1
      }
    }
  }
}

/// Moves or rotates the container during the transition, and lays out the new page so that it
/// covers the whole area.
private final class ContainerMover: NSObject, UIViewControllerAnimatedTransitioning {
  private let treatment: TransitionClippingTests.Treatment
  var look: ((any UIViewControllerContextTransitioning) -> Void)?

  init(_ treatment: TransitionClippingTests.Treatment) { self.treatment = treatment }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    look?(context)
    let container = context.containerView
    guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    let final = context.finalFrame(for: to)
    container.addSubview(view)
    switch treatment {
    case .moved:
      container.transform = CGAffineTransform(translationX: 200, y: 0)
      view.frame = final.offsetBy(dx: -200, dy: 0)
    case .turned:
      container.transform = CGAffineTransform(rotationAngle: .pi / 2)
      view.frame = final.insetBy(dx: -400, dy: -400)
    case .shrunk:
      container.transform = CGAffineTransform(scaleX: 0.25, y: 0.25)
      view.frame = final.insetBy(dx: -600, dy: -1200)
    case .cube:
      // As in a cube transition, the container moves by half of its width, and perspective brings
      // the page nearer.
      container.transform = CGAffineTransform(translationX: 150, y: 0)
      container.layer.sublayerTransform.m34 = -1 / 200
      view.frame = final.offsetBy(dx: -150, dy: 0)
      view.layer.zPosition = 60
    }
    let probe = UIView()
    container.addSubview(probe)
    UIView.animate(
      withDuration: 0.3, animations: { probe.alpha = 0 },
      completion: { _ in
        probe.removeFromSuperview()
        container.layer.transform = CATransform3DIdentity
        container.layer.sublayerTransform = CATransform3DIdentity
        view.layer.zPosition = 0
        view.frame = final
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

private final class ClippingDelegate: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  private let animator: ContainerMover
  var next: UIViewController?

  init(_ animator: ContainerMover) { self.animator = animator }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }
}
