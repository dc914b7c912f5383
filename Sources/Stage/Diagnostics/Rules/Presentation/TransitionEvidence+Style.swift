extension TransitionEvidence {
  /// The line of code that sets the style.
  var lineOfStyle: String {
    "presented.modalPresentationStyle = .fullScreen, or .custom where the presenter stays "
      + "visible, before present(_:animated:)"
  }

  /// The fix for a finding caused by an unset style; nil if the style was set.
  var fixOfStyle: String? { isSheetByDefault ? lineOfStyle : nil }
}
