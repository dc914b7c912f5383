/// Animates `.partialCurl` as a page turn. The presenter's view swings up about its top edge and
/// uncovers the presented view. In the dismissal, the presenter's view swings down again. The trace
/// notes that a page turn replaces the curl.
///
/// A page curl would need a curved surface, which layers cannot show.
@MainActor
final class PageTurn: SystemTransition {
  /// The duration of a page turn, in seconds (unverified).
  private static let duration = 1.0

  private var depth = Depth()
  private var anchor = CGPoint(x: 0.5, y: 0.5)

  init(isPresenting: Bool) { super.init(isPresenting: isPresenting, duration: Self.duration) }

  override var toGoesBelow: Bool { isPresenting }

  private func page(_ from: UIView?, _ to: UIView?) -> UIView? { isPresenting ? from : to }

  override func prepare(from: UIView?, to: UIView?, in container: UIView) {
    CallTrace.note(.animation, self, .remark("partialCurl, shown as a page turn"))
    guard let page = page(from, to) else { return }
    depth.enter(container, [page], showsBacks: true)
    anchor = page.layer.anchorPoint
    page.hang(at: CGPoint(x: 0.5, y: 0))
  }

  override func animate(
    _ scope: AnimationScope, from: UIView?, to: UIView?, in container: UIView
  ) {
    let up = Double.pi / 2
    scope.turn(
      page(from, to), "transform.rotation.x", from: isPresenting ? 0 : up,
      to: isPresenting ? up : 0)
  }

  override func cleanUp(from: UIView?, to: UIView?, in container: UIView) {
    page(from, to)?.hang(at: anchor)
    depth.leave()
  }
}

extension UIView {
  /// Sets the anchor point without moving the view.
  fileprivate func hang(at anchor: CGPoint) {
    let old = layer.anchorPoint
    layer.anchorPoint = anchor
    center.x += (anchor.x - old.x) * bounds.width
    center.y += (anchor.y - old.y) * bounds.height
  }
}
