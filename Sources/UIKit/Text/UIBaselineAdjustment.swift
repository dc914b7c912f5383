/// Where text stands that was made smaller to fit a label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text at its full size.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// At the top.
  case none
}
