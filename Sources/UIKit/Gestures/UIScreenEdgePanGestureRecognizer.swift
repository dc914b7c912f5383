/// Recognises a finger that is dragged in from the edge of the screen.
///
/// A finger has to land within 20 points of one of `edges`, and its first ten points have to
/// lead inwards rather than along the edge; else the recognizer fails, so that one that waits
/// for it may begin at once. Fingers that land elsewhere are not followed. Source:
/// `UIScreenEdgePanGestureRecognizer.h`; distances: facts I.10, named in `TouchDefaults`.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges to start from, as the interface stands now and whatever its layout direction;
  /// none by default, which recognises nothing.
  open var edges: UIRectEdge = []

  /// The edges in whose zone the first fingers landed.
  private var landed: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    var near: Set<UITouch> = []
    for touch in liveTouches where touches.contains(touch) {
      let zones = edgesNear(touch).intersection(edges)
      if zones.isEmpty {
        ignore(touch, for: event)
      } else {
        near.insert(touch)
        if state == .possible { landed.formUnion(zones) }
      }
    }
    if !near.isEmpty {
      super.touchesBegan(near, with: event)
    } else if liveTouches.isEmpty {
      state = .failed
    }
  }

  open override func reset() {
    super.reset()
    landed = []
  }

  /// A drag that leads along the edge, or out of it, is none; on the diagonal it is one
  /// (unverified).
  override func start(after travel: CGPoint) -> Start {
    guard super.start(after: travel) == .begin else { return .wait }
    let isInward = UIRectEdge.each.contains { edge in
      guard landed.contains(edge) else { return false }
      let (inwards, along) = edge.split(travel)
      return inwards >= abs(along)
    }
    return isInward ? .begin : .fail
  }

  private func edgesNear(_ touch: UITouch) -> UIRectEdge {
    guard let window = touch.window else { return [] }
    let screen = UIScreen.main
    let point = window.layer.convert(touch.point, to: screen.rootLayer)
    return UIRectEdge.each.reduce(into: UIRectEdge()) { near, edge in
      if edge.distance(of: point, in: screen.bounds) < TouchDefaults.edgeZone {
        near.insert(edge)
      }
    }
  }
}

extension UIRectEdge {
  fileprivate static let each: [UIRectEdge] = [.top, .left, .bottom, .right]

  /// How far inside of this edge of `rect` a point is.
  fileprivate func distance(of point: CGPoint, in rect: CGRect) -> CGFloat {
    switch self {
    case .left: point.x - rect.minX
    case .right: rect.maxX - point.x
    case .top: point.y - rect.minY
    default: rect.maxY - point.y
    }
  }

  /// The part of `travel` that leads away from this edge into the screen, and the part along it.
  fileprivate func split(_ travel: CGPoint) -> (inwards: CGFloat, along: CGFloat) {
    switch self {
    case .left: (travel.x, travel.y)
    case .right: (-travel.x, travel.y)
    case .top: (travel.y, travel.x)
    default: (-travel.y, travel.x)
    }
  }
}
