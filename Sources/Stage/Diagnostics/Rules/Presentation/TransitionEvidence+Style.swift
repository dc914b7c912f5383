extension TransitionEvidence {
  /// The line that sets the style.
  var lineOfStyle: String {
    "presented.modalPresentationStyle = .fullScreen, or .custom where the presenter shall stay "
      + "in sight, before present(_:animated:)"
  }

  /// What mends a finding whose cause is that nobody chose the style; nil where it was chosen.
  var fixOfStyle: String? { isSheetByDefault ? lineOfStyle : nil }
}
