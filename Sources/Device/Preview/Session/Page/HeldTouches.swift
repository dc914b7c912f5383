import CoreGraphics
import Stage

/// The touches that are down at the moment at which a recording is continued. Each of the page's
/// fingers that goes down continues the nearest one from its place.
package struct HeldTouches {
  /// The touches that no finger continues yet, and their places.
  package private(set) var free: [Int: CGPoint]
  /// The touch that a finger of the page continues, and the way from the finger to the touch.
  private var continued: [Int: (touch: Int, offset: CGVector)] = [:]

  package init(_ touches: [Int: CGPoint] = [:]) { free = touches }

  package var isEmpty: Bool { free.isEmpty && continued.isEmpty }

  /// The sample of the device's touch that a sample of the page's finger stands for. `freeFinger` is
  /// a number that no touch of the device has.
  package mutating func sample(
    of finger: Int, _ phase: TouchScript.Phase, at point: CGPoint, freeFinger: Int
  ) -> (touch: Int, phase: TouchScript.Phase, point: CGPoint) {
    var phase = phase
    if phase == .down {
      if let nearest = nearest(to: point) {
        phase = .move
        let place = free.removeValue(forKey: nearest) ?? point
        continued[finger] = (nearest, CGVector(dx: place.x - point.x, dy: place.y - point.y))
      } else {
        continued[finger] = (freeFinger, .zero)
      }
    }
    guard let (touch, offset) = continued[finger] else { return (finger, phase, point) }
    if phase == .up || phase == .cancel { continued[finger] = nil }
    return (touch, phase, CGPoint(x: point.x + offset.dx, y: point.y + offset.dy))
  }

  package func continues(_ finger: Int) -> Bool { continued[finger] != nil }

  /// Whether the finger that has gone up was the last one, so that the other touches end, too.
  package var isDone: Bool { continued.isEmpty }

  private func nearest(to point: CGPoint) -> Int? {
    func distance(_ place: CGPoint) -> CGFloat { hypot(place.x - point.x, place.y - point.y) }
    return free.min { (distance($0.value), $0.key) < (distance($1.value), $1.key) }?.key
  }
}
