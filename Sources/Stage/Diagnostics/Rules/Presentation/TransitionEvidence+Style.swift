extension TransitionEvidence {
  /// The line of code that sets the style.
  var lineOfStyle: String {
    "presented.modalPresentationStyle = .fullScreen, or .custom where the presenter shall stay "
      + "in sight, before present(_:animated:)"
  }

  /// The fix for a finding caused by an unset style; nil if the style was set.
  var fixOfStyle: String? { isSheetByDefault ? lineOfStyle : nil }
}
