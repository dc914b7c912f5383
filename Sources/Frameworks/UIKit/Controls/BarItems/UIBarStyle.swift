/// The style of a bar. The raw values are those of `UIInterface.h`.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  /// The bar is dark in both interface styles.
  case black = 1
}
