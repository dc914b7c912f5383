import Stage
import Testing

/// A plain superview of 300 × 200 points in a window. Constraints lay out its subviews.
@MainActor
struct Sheet {
  let stage = Stage(device: .phone)
  let board: UIView

  init() {
    let controller = stage.run { UIViewController() }
    stage.show(controller)
    board = stage.run {
      let board = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
      controller.view.addSubview(board)
      return board
    }
  }

  /// A subview of `board`, or of `superview` if it is given, that only constraints lay out.
  func view(in superview: UIView? = nil) -> UIView {
    stage.run { place(UIView(), in: superview) }
  }

  @discardableResult
  func place<V: UIView>(_ view: V, in superview: UIView? = nil) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? board).addSubview(view)
    return view
  }

  /// Activates constraints and advances one tick, so that they take effect.
  func hold(_ constraints: () -> [NSLayoutConstraint]) {
    stage.run { NSLayoutConstraint.activate(constraints()) }
  }
}
