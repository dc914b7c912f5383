/// The original position of a presenter's view. A presentation has removed the view from its
/// superview and may restore it.
@MainActor
struct PresenterHome {
  private let view: UIView
  private let superview: UIView
  private let index: Int
  private let frame: CGRect
  /// The superview's size when the view was removed.
  private let size: CGSize

  /// Moves `view` from its superview into `container` without changing its visible position; nil if
  /// the view has no superview.
  init?(of view: UIView, leavingFor container: UIView) {
    guard let superview = view.superview else { return nil }
    self.view = view
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    frame = view.frame
    size = superview.bounds.size
    let center = container.convert(view.center, from: superview)
    container.addSubview(view)
    view.center = center
  }

  /// The frame to which the view will be restored, in the coordinates of `other`. The result is the
  /// original frame, autoresized if the superview has changed its size. A view that filled its
  /// superview will fill the superview again.
  func restingFrame(in other: UIView) -> CGRect { other.convert(rest, from: superview) }

  private var rest: CGRect {
    guard frame != CGRect(origin: .zero, size: size) else { return superview.bounds }
    return view.autoresizedFrame(of: frame, from: size, to: superview.bounds.size)
  }

  /// Resizes the view to the size that it will have when restored. Does nothing if the view has a
  /// superview.
  func layOutAbsentView() {
    guard view.superview == nil else { return }
    let rest = self.rest
    view.bounds.size = rest.size
    view.center = CGPoint(x: rest.midX, y: rest.midY)
  }

  /// Returns the view to its original superview. If the view is currently in another superview, it
  /// keeps its visible position; otherwise it gets its resting frame.
  func takeBack() {
    layOutAbsentView()
    let center = view.superview.map { superview.convert(view.center, from: $0) } ?? view.center
    superview.insertSubview(view, at: index)
    view.center = center
  }
}
