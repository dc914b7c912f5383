/// Turns touches into one recognised gesture and tells its targets.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view the recognizer is attached to; set by `addGestureRecognizer`.
  open internal(set) weak var view: UIView?
}
