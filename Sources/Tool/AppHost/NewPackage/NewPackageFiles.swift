/// The files that `matchcut new` writes. NAME stands for the transition's name and MODULE for the
/// module that contains it.
enum NewPackageFiles {
  static let manifest = """
    // swift-tools-version: 5.10
    import PackageDescription

    let package = Package(
      name: "NAME",
      platforms: [.iOS(.v16)],
      products: [.library(name: "NAME", targets: ["NAME"])],
      targets: [
        .target(name: "NAME"),
        .testTarget(name: "NAMETests", dependencies: ["NAME"]),
      ])

    """

  static let transition = """
    import UIKit

    /// A page slides up over another one. A finger pulls it down again.
    ///
    /// Keep it as long as the page: `let transition = NAMETransition(page)`.
    public final class NAMETransition: NSObject, UIViewControllerTransitioningDelegate {
      private weak var page: UIViewController?
      private var interaction: UIPercentDrivenInteractiveTransition?

      /// The part of the height over which a finger has to pull, and the velocity in points per second
      /// that is enough without it.
      private static let (leastPull, leastVelocity): (CGFloat, CGFloat) = (0.4, 900)

      public init(_ page: UIViewController) {
        self.page = page
        super.init()
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = self
        let pan = UIPanGestureRecognizer(target: self, action: #selector(pulled))
        page.loadViewIfNeeded()
        page.view.addGestureRecognizer(pan)
      }

      public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { NAMEAnimator(isArrival: true) }

      public func animationController(
        forDismissed dismissed: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { NAMEAnimator(isArrival: false) }

      public func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? { interaction }

      @objc private func pulled(_ pan: UIPanGestureRecognizer) {
        // The window does not move, unlike the page.
        guard let window = page?.view.window else { return }
        let share = min(max(pan.translation(in: window).y / window.bounds.height, 0), 1)
        switch pan.state {
        case .began:
          interaction = UIPercentDrivenInteractiveTransition()
          page?.dismiss(animated: true)
        case .changed:
          interaction?.update(share)
        case .ended where share > Self.leastPull || pan.velocity(in: window).y > Self.leastVelocity:
          interaction?.finish()
          interaction = nil
        case .ended, .cancelled, .failed:
          interaction?.cancel()
          interaction = nil
        default:
          break
        }
      }
    }

    private final class NAMEAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      private let isArrival: Bool

      init(isArrival: Bool) { self.isArrival = isArrival }

      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
      }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        let (below, above): (UITransitionContextViewKey, UITransitionContextViewKey) =
          isArrival ? (.from, .to) : (.to, .from)
        guard let page = context.view(forKey: above) else { return context.completeTransition(false) }
        if let arriving = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
          view.frame = context.finalFrame(for: arriving)
        }
        let container = context.containerView
        if isArrival {
          container.addSubview(page)
        } else if let view = context.view(forKey: below) {
          container.insertSubview(view, belowSubview: page)
        }
        let isReduced = UIAccessibility.isReduceMotionEnabled
        let away = CGAffineTransform(translationX: 0, y: container.bounds.height)
        func place(isAway: Bool) {
          page.transform = isAway && !isReduced ? away : .identity
          page.alpha = isAway && isReduced ? 0 : 1
        }
        place(isAway: isArrival)
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut) {
          place(isAway: !self.isArrival)
        } completion: { _ in
          // A cancelled transition leaves everything as it was.
          place(isAway: false)
          if context.transitionWasCancelled, self.isArrival { page.removeFromSuperview() }
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }

    """

  static let screens = """
    import UIKit

    /// A page with a button that opens another one.
    public final class NAMEHome: UIViewController {
      public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        button.addTarget(self, action: #selector(open), for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
          button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }

      @objc public func open() { present(NAMEPage(), animated: true) }
    }

    /// The page that slides up.
    public final class NAMEPage: UIViewController {
      private var transition: NAMETransition?

      public init() {
        super.init(nibName: nil, bundle: nil)
        transition = NAMETransition(self)
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }

      public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
      }
    }

    """

  static let tests = """
    #if canImport(TransitionTesting)
      import MODULE
      import Testing
      import TransitionTesting

      @Suite(.filmed) @MainActor
      struct NAMETransitionTests {
        @Test func `the transition keeps the rules under every condition`() {
          assertTransition(
            from: NAMEHome(), by: .call { ($0 as? NAMEHome)?.open() },
            back: .call { $0.dismiss(animated: true) },
            // A transition without interruptibleAnimator(using:) cannot be grabbed.
            under: TransitionCondition.all.filter { $0 != .grab })
        }

        @Test func `a short pull is cancelled, and the page stays`() throws {
          let (stage, home) = (Stage(), NAMEHome())
          stage.show(home)
          home.open()
          try stage.settle()
          stage.play(.drag(from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 0.5, y: 0.6), over: 0.6))
          try stage.settle()
          #expect(home.presentedViewController is NAMEPage)
        }
      }
    #endif

    """

  static let show = """
    import MODULE
    import UIKit

    func show() -> UIViewController { NAMEHome() }

    """

  static let gesture = """
    {"unit": "fraction", "fingers": [
      [{"phase": "down", "t": 0, "x": 0.5, "y": 0.5}, {"phase": "up", "t": 0.1, "x": 0.5, "y": 0.5}],
      [{"phase": "down", "t": 1, "x": 0.5, "y": 0.4}, {"phase": "move", "t": 1.5, "x": 0.5, "y": 0.55},
       {"phase": "up", "t": 1.5, "x": 0.5, "y": 0.55}]]}

    """

  static let script = """
    #!/usr/bin/env bash
    # Checks the rules, runs the tests, and compares the films with the approved ones.
    # Exit 0: nothing is wrong and nothing has changed. Exit 1: look at report/.
    set -uo pipefail
    cd "$(dirname "$0")/.."
    status=0
    matchcut test . || status=$?
    for screen in Screens/*.swift; do
      matchcut check . --show "$screen" || status=$?
      matchcut compare --approved --show "$screen" --gesture Gestures --out report || status=$?
    done
    exit $status

    """

  static let workflow = """
    name: transitions
    on: pull_request
    permissions:
      contents: read
    jobs:
      transitions:
        runs-on: ubuntu-24.04
        container: swift:6.3.1-bookworm
        steps:
          - run: apt-get update && apt-get install --yes curl git git-lfs
          - uses: actions/checkout@v4
            with:
              lfs: true
          # The variable MATCHCUT_PACKAGE of the repository is the address of matchcut_….deb.
          - run: |
              curl --fail --location --output /tmp/matchcut.deb "$PACKAGE"
              apt-get install --yes /tmp/matchcut.deb
            env:
              PACKAGE: ${{ vars.MATCHCUT_PACKAGE }}
          - run: ci/transitions
          - if: failure()
            run: if [ -e report/summary.md ]; then cat report/summary.md >> "$GITHUB_STEP_SUMMARY"; fi
          - if: failure()
            uses: actions/upload-artifact@v4
            with:
              name: transitions
              path: report

    """

  static let ignored = """
    .build
    /report

    """
}
