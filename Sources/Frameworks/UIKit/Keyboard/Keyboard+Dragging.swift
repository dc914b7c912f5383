// Moves the keyboard with a touch that drags the content of a scroll view.
extension Keyboard {
  /// Moves the keyboard so that it is below a touch at `y`, in the screen's coordinate system. Does
  /// nothing until the touch reaches the keyboard (facts L.6.2).
  ///
  /// Dragging the keyboard does not post notifications (facts L.6.3). Layout that depends on the
  /// keyboard follows without animation.
  package func drag(to y: CGFloat, withAccessory: Bool) {
    guard state == .shown || state == .dragged else { return }
    let padding = KeyboardArea.current.dismissPadding
    let depth = max(0, y - frame.minY + padding)
    guard depth > 0 || state == .dragged else { return }
    dragged(by: min(depth, reach(withAccessory: withAccessory)))
  }

  /// Ends the drag. The keyboard is either dismissed or returns to its position. `velocity` is that
  /// of the touch, in points per second; positive values point downwards.
  package func release(velocity: CGFloat) {
    guard state == .dragged else { return }
    let share = frame.height > 0 ? shift / frame.height : 0
    let leaves =
      abs(velocity) >= KeyboardDefaults.releaseSpeed
      ? velocity > 0 : share >= KeyboardDefaults.releaseShare
    if shift == 0 { return rest() }
    guard leaves else { return comeBack() }
    beginLeaving()
    UIResponder.first?.resignFirstResponder()
    // The first responder may have refused to resign.
    if state == .dragged { comeBack() }
  }

  /// Returns the keyboard to its position, because the touch was cancelled.
  package func cancelDrag() {
    guard state == .dragged else { return }
    shift == 0 ? rest() : comeBack()
  }

  /// How far a touch can move the keyboard. An accessory view that remains when the keyboard is
  /// dismissed does not move, unless `withAccessory` is true (unverified).
  private func reach(withAccessory: Bool) -> CGFloat {
    withAccessory || !keepsAccessory ? frame.height : frame.height - accessoryHeight
  }
}
