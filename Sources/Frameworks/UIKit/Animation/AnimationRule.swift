/// Determines which layer properties animation blocks animate, and how.
///
/// Source: facts H.1.5 and H.1.6 (tests of UIKit by material-motion). Unverified: whether
/// animations are additive or replacing for `sublayerTransform`, `shadowOpacity` and the backdrop's
/// blur properties.
package enum AnimationRule {
  /// The difference between the old and the new value is animated to zero and added to the new
  /// value. Older animations continue.
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
