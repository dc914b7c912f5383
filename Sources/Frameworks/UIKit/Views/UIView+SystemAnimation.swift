extension UIView {
  /// An animation that the system defines. The raw values are those in Apple's header `UIView.h`.
  public enum SystemAnimation: UInt, Sendable {
    /// The animation shrinks the views, fades them out and removes them from their superviews.
    case delete
  }

  /// Performs a system animation on `views`, together with `parallelAnimations`, which must not
  /// change these views.
  ///
  /// The duration is that of the system animation or, inside an animation block, that of the
  /// enclosing block. After the animation has ended, the views are removed from their superviews in
  /// the order of the array, and their alpha and transform are restored (unverified). Then
  /// `completion` runs. Source: UIView.h, iOS 7.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let before = views.map { ($0, $0.alpha, $0.transform) }
    animate(
      withDuration: deletionDuration, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: deletionScale, y: deletionScale)
        }
        parallelAnimations?()
      },
      completion: { isFinished in
        for (view, alpha, transform) in before {
          view.removeFromSuperview()
          view.alpha = alpha
          view.transform = transform
        }
        completion?(isFinished)
      })
  }

  /// The duration of a deletion, in seconds (unverified).
  private class var deletionDuration: TimeInterval { 0.3 }
  /// The scale at the end of a deletion (unverified).
  private class var deletionScale: CGFloat { 0.01 }
}
