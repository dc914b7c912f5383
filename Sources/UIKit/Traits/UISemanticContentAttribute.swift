/// The meaning of a view's content, which decides whether its layout follows the reading direction.
/// Raw values as in `UIView.h`.
public enum UISemanticContentAttribute: Int, Sendable, CaseIterable {
  /// Follows the reading direction.
  case unspecified = 0
  /// Controls of playback, from left to right in every language.
  case playback = 1
  /// Directions in space, from left to right in every language.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4

  /// The direction of a layout whose surroundings have `direction`.
  package func direction(
    in direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
