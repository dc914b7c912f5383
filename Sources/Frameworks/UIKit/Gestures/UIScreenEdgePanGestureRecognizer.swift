/// Recognises a drag from the edge of the screen.
///
/// A touch must begin within 20 points of one of `edges`, and the first ten points of its movement
/// must lead inwards rather than along the edge. If the first ten points of the movement lead along
/// the edge, the recognizer fails, so that a recognizer that waits for this failure can begin
/// immediately. Touches that begin farther from the edges are ignored. The behaviour follows
/// `UIScreenEdgePanGestureRecognizer.h`; the distances are explained in facts I.10 and
/// `TouchDefaults`.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which a drag may start, in the current orientation and independent of the
  /// layout direction. By default, `edges` is empty and the recognizer does not recognise any drag.
  open var edges: UIRectEdge = []

  /// The edges near which the first touches began.
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
      fail(.notAtEdge(TouchDefaults.edgeZone))
    }
  }

  open override func reset() {
    super.reset()
    landed = []
  }

  /// Fails if the drag moves along the edge or out of the screen. Begins if the drag is diagonal
  /// (unverified).
  override func start(after travel: CGPoint) -> Start {
    guard super.start(after: travel).begins else { return .wait }
    let isInward = UIRectEdge.each.contains { edge in
      guard landed.contains(edge) else { return false }
      let (inwards, along) = edge.split(travel)
      return inwards >= abs(along)
    }
    return isInward ? .begin : .fail(.direction)
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

  /// The distance of a point from this edge of `rect`. The distance is positive inside the
  /// rectangle.
  fileprivate func distance(of point: CGPoint, in rect: CGRect) -> CGFloat {
    switch self {
    case .left: point.x - rect.minX
    case .right: rect.maxX - point.x
    case .top: point.y - rect.minY
    default: rect.maxY - point.y
    }
  }

  /// The components of `travel`: from this edge into the screen, and along the edge.
  fileprivate func split(_ travel: CGPoint) -> (inwards: CGFloat, along: CGFloat) {
    switch self {
    case .left: (travel.x, travel.y)
    case .right: (-travel.x, travel.y)
    case .top: (travel.y, travel.x)
    default: (-travel.y, travel.x)
    }
  }
}
