/// Where a presenter's view stood before its presentation took it away.
@MainActor
struct PresenterHome {
  private let view: UIView
  private let superview: UIView
  private let index: Int
  private let frame: CGRect
  /// The superview's size when the view left it.
  private let size: CGSize

  /// Moves `view` from where it stands into `container`, where it looks the same; nil when it
  /// stands nowhere.
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

  /// Where the view rests when it comes back, in the coordinates of `other`: where it stood, or
  /// what its autoresizing makes of that in a superview of another size. One that filled its
  /// superview fills it again.
  func restingFrame(in other: UIView) -> CGRect { other.convert(rest, from: superview) }

  private var rest: CGRect {
    guard frame != CGRect(origin: .zero, size: size) else { return superview.bounds }
    return view.autoresizedFrame(of: frame, from: size, to: superview.bounds.size)
  }

  /// Gives the view the size it will come back in, while it stands nowhere.
  func layOutAbsentView() {
    guard view.superview == nil else { return }
    let rest = self.rest
    view.bounds.size = rest.size
    view.center = CGPoint(x: rest.midX, y: rest.midY)
  }

  /// Puts the view back: where it is seen now, or else to rest.
  func takeBack() {
    layOutAbsentView()
    let center = view.superview.map { superview.convert(view.center, from: $0) } ?? view.center
    superview.insertSubview(view, at: index)
    view.center = center
  }
}
