/// Determines which layer properties animation blocks animate, and how.
///
/// Source: facts H.1.5 and H.1.6 (tests of UIKit by material-motion). Whether `sublayerTransform`,
/// `shadowOpacity` and the backdrop's blur properties add or replace is unverified.
package enum AnimationRule {
  /// The difference between old and new value animates to zero on top of the new value; older
  /// animations continue.
  case additive
  /// A new animation replaces the running one.
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
