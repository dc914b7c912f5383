extension TransitionEvidence {
  /// The line of code that sets the style.
  var lineOfStyle: String {
    "presented.modalPresentationStyle = .fullScreen, or .custom where the presenter stays "
      + "visible, before present(_:animated:)"
  }

  /// The fix for a finding whose cause is that the app did not set a style; nil if it set one.
  var fixOfStyle: String? { isSheetByDefault ? lineOfStyle : nil }
}
