/// The presentation of the built-in styles without chrome, and of `.custom` where the delegate
/// has none of its own: the presented view fills the container.
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

  /// Facts A.2; that `.currentContext` does as `.fullScreen` is inferred.
  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  override var laysOutPresentedView: Bool { true }

  /// A container of another size has its view fitted in again (facts D.4), unless it is leaving.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let size = containerView?.bounds.size else { return }
    defer { laidOutSize = size }
    guard let laidOutSize, laidOutSize != size, !presentedViewController.isBeingDismissed,
      let view = presentedView
    else { return }
    let frame = frameOfPresentedViewInContainerView
    // Not by `frame`, which says nothing while the view is turned or scaled.
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
