// Dismisses or moves the keyboard when the user drags the content, depending on
// `keyboardDismissMode`.
extension UIScrollView {
  func moveKeyboard(_ pan: UIPanGestureRecognizer) {
    let keyboard = Keyboard.current
    switch (keyboardDismissMode, pan.state) {
    case (.none, _): return
    case (.onDrag, .began), (.onDragWithAccessory, .began): keyboard.dismiss()
    case (.onDrag, _), (.onDragWithAccessory, _): return
    case (_, .began), (_, .changed): dragKeyboard(pan)
    case (_, .ended):
      dragKeyboard(pan)
      keyboard.release(velocity: pan.velocity(in: nil).y)
    case (_, .cancelled): keyboard.cancelDrag()
    default: return
    }
  }

  private func dragKeyboard(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: nil)
    let y = window?.layer.convert(point, to: UIScreen.main.rootLayer).y ?? point.y
    Keyboard.current.drag(
      to: y, withAccessory: keyboardDismissMode == .interactiveWithAccessory)
  }

  /// The insets that a table or collection view controller adds so that the keyboard does not cover
  /// content (facts L.7.1).
  var keyboardInset: UIEdgeInsets {
    UIEdgeInsets(
      top: 0, left: 0, bottom: max(0, keyboardOverlap - safeAreaAdded.bottom), right: 0)
  }

  /// Makes room for the keyboard, and scrolls so that the first responder inside this view is
  /// visible. If this method is called inside the keyboard's animation, the content moves together
  /// with the keyboard.
  func avoidKeyboard() {
    let overlap = KeyboardArea.current.overlap(with: self)
    guard overlap != keyboardOverlap else { return }
    keyboardOverlap = overlap
    insetsChanged(keepsStart: false)
    guard overlap > 0, !isDragging, let view = UIResponder.first as? UIView,
      view !== self, view.isDescendant(of: self)
    else { return }
    move(to: offset(showing: convert(view.bounds, from: view)))
  }
}

/// Makes room for the keyboard in a controller's scroll view while the controller is visible.
@MainActor
package final class KeyboardAvoidance: KeyboardFollower {
  private weak var scrollView: UIScrollView?

  package init() {}

  package func begin(in scrollView: UIScrollView?) {
    self.scrollView = scrollView
    KeyboardArea.current.add(self)
    scrollView?.avoidKeyboard()
  }

  package func end() { KeyboardArea.current.remove(self) }

  package func keyboardAreaWillChange() { scrollView?.window?.layoutIfNeeded() }
  package func keyboardAreaChanged() { scrollView?.avoidKeyboard() }
}
