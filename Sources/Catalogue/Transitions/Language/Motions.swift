import UIKit

/// A transition animation with one motion for each of the two pages. Most transition animations are
/// of this kind.
///
///     Motions(upper: .move(.right), lower: .move(.left, share: 0.3) + .shade(0.1))
///
/// The upper page is the one that is pushed or presented, and later popped or dismissed. Of two
/// tabs, the upper page is the one with the higher index. The lower page is the other page. `lower`
/// describes how the lower page looks when the upper page is fully shown.
public struct Motions: TransitionAnimation {
  public let upper: Motion
  public let lower: Motion
  /// The `m34` of the container's `sublayerTransform`, which shows rotations in perspective. The
  /// value is -1 divided by the eye's distance in points. 0, the default, disables perspective.
  public var perspective: CGFloat
  /// The colour behind both pages, which some motions uncover. With nil, the default, the container
  /// is visible behind the pages.
  public var backdrop: UIColor?

  public init(upper: Motion = .none, lower: Motion = .none, perspective: CGFloat = 0) {
    (self.upper, self.lower, self.perspective) = (upper, lower, perspective)
  }

  /// A transition animation in which the lower page moves in the opposite way to the upper page.
  public static func mirrored(_ motion: Motion, perspective: CGFloat = 0) -> Motions {
    Motions(upper: motion, lower: motion.opposite, perspective: perspective)
  }

  public func prepare(_ scene: TransitionScene) {
    if perspective != 0 { scene.perspective(perspective) }
    if let backdrop { scene.backdrop(backdrop) }
    if upper.depth < lower.depth { scene.bringToFront(scene.lower) }
    for (page, motion, isUpper) in [(scene.lower, lower, false), (scene.upper, upper, true)] {
      if let page { stage(page, by: motion, isUpper: isUpper, in: scene) }
    }
  }

  private func stage(
    _ page: UIView, by motion: Motion, isUpper: Bool, in scene: TransitionScene
  ) {
    let geometry = MotionGeometry(
      rest: scene.restingFrame(of: page), container: scene.container.bounds,
      isMirrored: scene.isMirrored)
    let role = Motion.Role(isUpper: isUpper, isArriving: page === scene.to)
    let moments = motion.moments(of: role)
    let states = moments.map { motion.values(at: $0, in: geometry, of: role) }
    let shade = states.contains { $0.shade > 0 } ? scene.cover(page, with: .black) : nil
    let animatedPage = AnimatedPage(
      of: page, shade: shade, roundsCorners: states.contains { $0.cornerRadius != nil },
      throwsShadow: states.contains { $0.shadow > 0 })
    scene.animateKeyframes(at: moments) {
      animatedPage.put(on: motion.values(at: $0, in: geometry, of: role))
    }
  }
}

/// A page, its appearance at rest, and the black view over it.
@MainActor
private struct AnimatedPage {
  let page: UIView
  let shade: UIView?
  private let transform: CATransform3D
  private let alpha: CGFloat
  private let cornerRadius: CGFloat
  private let shadow: Float
  private let roundsCorners: Bool
  private let throwsShadow: Bool
  /// The blur radius of shadows in points. The value is Matchcut's choice.
  private static let shadowRadius: CGFloat = 14

  init(of page: UIView, shade: UIView?, roundsCorners: Bool, throwsShadow: Bool) {
    (self.page, self.shade) = (page, shade)
    (self.roundsCorners, self.throwsShadow) = (roundsCorners, throwsShadow)
    shadow = page.layer.shadowOpacity
    transform = page.transform3D
    alpha = page.alpha
    cornerRadius = page.layer.cornerRadius
    if roundsCorners { page.layer.masksToBounds = true }
    guard throwsShadow else { return }
    page.layer.shadowRadius = Self.shadowRadius
    page.layer.shadowOffset = .zero
    page.layer.shadowPath = CGPath(rect: page.bounds, transform: nil)
  }

  func put(on values: MotionValues) {
    page.transform3D = CATransform3DConcat(transform, values.transform)
    page.alpha = alpha * values.alpha
    if roundsCorners { page.layer.cornerRadius = values.cornerRadius ?? cornerRadius }
    if throwsShadow { page.layer.shadowOpacity = max(shadow, values.shadow) }
    shade?.transform3D = page.transform3D
    shade?.alpha = values.shade * page.alpha
  }
}
