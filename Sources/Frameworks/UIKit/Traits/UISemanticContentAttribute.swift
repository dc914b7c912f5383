/// The meaning of a view's content, which decides whether its layout follows the reading direction.
/// The raw values are those in Apple's header `UIView.h`.
public enum UISemanticContentAttribute: Int, Sendable, CaseIterable {
  /// The layout follows the reading direction.
  case unspecified = 0
  /// The content consists of playback controls, which are laid out from left to right in every
  /// language.
  case playback = 1
  /// The content represents directions in space, which are laid out from left to right in every
  /// language.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4

  /// The direction of a view's layout if the reading direction is `direction`.
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
