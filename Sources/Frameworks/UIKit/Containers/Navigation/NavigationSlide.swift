/// The built-in push and pop. The upper view slides over the lower one, which is dimmed and moves a
/// short distance. The animation is mirrored in right-to-left interfaces.
@MainActor
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) { self.operation = operation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    NavigationDefaults.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let arriving = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let container = context.containerView
    let isPush = operation == .push
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = isMirrored ? -container.bounds.width : container.bounds.width
    let (upper, lower) = isPush ? (to, from) : (from, to)
    let dim = UIView(frame: container.bounds)
    dim.backgroundColor = .black
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.isUserInteractionEnabled = false

    to.place(in: context.finalFrame(for: arriving))
    container.insertSubview(lower, at: 0)
    container.addSubview(dim)
    container.addSubview(upper)
    let look = Style(upper.layer)
    look.castShadow(of: upper.layer)
    let aside = width * NavigationDefaults.parallax
    let (start, end) = isPush ? (1.0, 0.0) : (0.0, 1.0)
    // Only the arriving view is placed before the animation block, because a cancelled transition
    // restores only values that were written inside blocks.
    if isPush { upper.center.x += width } else { lower.center.x -= aside }
    dim.alpha = NavigationDefaults.dim * (1 - start)
    // The progress of an interactive transition is proportional to the gesture's translation.
    let curve = context.isInteractive ? .linear : NavigationDefaults.curve
    UIView.animate(
      withDuration: NavigationDefaults.duration, delay: 0, options: [curve.option],
      animations: {
        upper.center.x += isPush ? -width : width
        lower.center.x += isPush ? -aside : aside
        dim.alpha = NavigationDefaults.dim * (1 - end)
      },
      completion: { _ in
        dim.removeFromSuperview()
        look.restore(upper.layer)
        let didComplete = !context.transitionWasCancelled
        // The departing view must not keep its offset.
        (didComplete ? from : to).place(in: container.bounds)
        context.completeTransition(didComplete)
      })
  }

  /// The original shadow settings of a layer.
  @MainActor
  private struct Style {
    private let opacity: Float
    private let radius: CGFloat
    private let offset: CGSize
    private let path: CGPath?

    init(_ layer: CALayer) {
      (opacity, radius) = (layer.shadowOpacity, layer.shadowRadius)
      (offset, path) = (layer.shadowOffset, layer.shadowPath)
    }

    func castShadow(of layer: CALayer) {
      layer.shadowOpacity = NavigationDefaults.shadowOpacity
      layer.shadowRadius = NavigationDefaults.shadowRadius
      layer.shadowOffset = .zero
      layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
    }

    func restore(_ layer: CALayer) {
      (layer.shadowOpacity, layer.shadowRadius) = (opacity, radius)
      (layer.shadowOffset, layer.shadowPath) = (offset, path)
    }
  }
}

extension UIView.AnimationCurve {
  fileprivate var option: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: UInt(rawValue) << 16)
  }
}
