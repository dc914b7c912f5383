/// The style of a bar. The raw values are those of `UIInterface.h`.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  /// The bar is dark in both interface styles.
  case black = 1
  /// Like `black`, for translucent bars.
  @available(*, deprecated, message: "use black, and set isTranslucent to true")
  case blackTranslucent = 2

  /// Whether the bar is dark.
  var isDark: Bool {
    switch self {
    case .default: false
    case .black, .blackTranslucent: true
    }
  }
}
