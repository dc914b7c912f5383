/// Where a presenter's view stood before its presentation took it away.
@MainActor
struct PresenterHome {
  private let superview: UIView
  private let index: Int
  private let frame: CGRect
  /// Of the superview, when the view left.
  private let size: CGSize

  /// Moves `view` from where it stands into `container`, where it looks the same; nil when it
  /// stands nowhere.
  init?(of view: UIView, leavingFor container: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    frame = view.frame
    size = superview.bounds.size
    let center = container.convert(view.center, from: superview)
    container.addSubview(view)
    view.center = center
  }

  /// Where the view rests when it comes back, in the coordinates of `view`: where it stood, or all
  /// of a superview that it filled before and that has changed its size.
  func restingFrame(in view: UIView) -> CGRect {
    let filled = frame == CGRect(origin: .zero, size: size)
    return view.convert(filled ? superview.bounds : frame, from: superview)
  }

  /// Puts the view back, where it is seen now or else to rest.
  func take(back view: UIView) {
    let rest = restingFrame(in: superview)
    let center = view.superview.map { superview.convert(view.center, from: $0) }
    superview.insertSubview(view, at: index)
    if let center {
      view.center = center
    } else {
      view.bounds.size = rest.size
      view.center = CGPoint(x: rest.midX, y: rest.midY)
    }
  }
}
