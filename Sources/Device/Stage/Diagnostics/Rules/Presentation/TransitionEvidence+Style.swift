extension TransitionEvidence {
  /// The line of code that sets the style.
  var lineOfStyle: String {
    "presented.modalPresentationStyle = .fullScreen, or .custom where the presenter stays "
      + "visible, before present(_:animated:)"
  }

  /// The fix for a finding that the app causes by not setting a style; nil if it has set one.
  var fixOfStyle: String? { isSheetByDefault ? lineOfStyle : nil }
}
