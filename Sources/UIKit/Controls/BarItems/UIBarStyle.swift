/// The style of a bar. Raw values as in `UIInterface.h`.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  /// Dark in both interface styles.
  case black = 1
}
