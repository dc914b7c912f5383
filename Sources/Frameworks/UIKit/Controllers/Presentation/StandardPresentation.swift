/// The presentation of the built-in styles without chrome, and of `.custom` if the delegate does
/// not provide a presentation controller. The presented view fills the container.
@MainActor
final class StandardPresentation: UIPresentationController {
  private let askedStyle: UIModalPresentationStyle
  private var style: UIModalPresentationStyle { adaptedStyle ?? askedStyle }
  private var laidOutSize: CGSize?

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    askedStyle = presentedViewController.modalPresentationStyle
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override var shouldPresentInFullscreen: Bool {
    style != .currentContext && style != .overCurrentContext
  }

  /// Source: facts A.2. It is inferred that `.currentContext` behaves like `.fullScreen`.
  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  override var laysOutPresentedView: Bool { true }

  /// Fits the view into a container whose size has changed (facts D.4), unless the view is being
  /// dismissed.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let size = containerView?.bounds.size else { return }
    defer { laidOutSize = size }
    guard let laidOutSize, laidOutSize != size, !presentedViewController.isBeingDismissed,
      let view = presentedView
    else { return }
    let frame = frameOfPresentedViewInContainerView
    // Sets bounds and center, because `frame` is undefined for a transformed view.
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
