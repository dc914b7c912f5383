// Whose drag it is that begins on a scroll view inside a sheet.
//
// Asked once, as the drag begins: whoever has it then keeps it until the lift. Content that runs
// into its start under the finger bounces there, and a sheet that reaches its largest detent stays
// under the finger (unverified: only that a drag down at the start moves the sheet is measured,
// facts D.17).
extension UISheetPresentationController {
  /// A drag down is the sheet's where the content is at its start, unless a pull means something
  /// to the content itself (unverified); one up where the sheet can still grow, prefers to, and
  /// the content is at its start.
  func takesDrag(_ intent: ScrollIntent) -> Bool {
    guard intent.axis == .vertical, intent.isAtStart, mayBeGrabbed else { return false }
    if intent.sign < 0 { return !intent.keepsPulls }
    return prefersScrollingExpandsWhenScrolledToEdge && canExpand
  }

  private var canExpand: Bool { (restingStop?.top ?? 0) > track.ceiling }
}
