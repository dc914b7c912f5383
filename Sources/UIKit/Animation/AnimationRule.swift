/// Which layer properties view animation blocks animate, and how.
///
/// Source: facts H.1.5 and H.1.6 (tests of UIKit by material-motion). Whether
/// `sublayerTransform`, `shadowOpacity` and what blurs a backdrop add or replace is unverified.
package enum AnimationRule {
  /// The difference runs out on top of the new value; older animations go on below.
  case additive
  /// A new animation takes the place of the running one.
  case replacing

  init?(_ property: AnimatableProperty) {
    switch property {
    case .position, .bounds, .transform, .sublayerTransform, .cornerRadius: self = .additive
    case .opacity, .backgroundColor, .anchorPoint, .shadowOpacity, .backdropBlurRadius,
      .backdropSaturation, .backdropTint:
      self = .replacing
    default: return nil
    }
  }
}
