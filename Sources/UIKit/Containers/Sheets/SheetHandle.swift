/// The recognizers of a sheet: a drag on it and a tap beside it.
@MainActor
final class SheetHandle: NSObject, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  weak var host: UISheetPresentationController?
  /// The part of the finger's way that only made it a drag (facts D.17).
  private var slop: CGFloat = 0

  override init() {
    super.init()
    pan.delegate = self
    pan.addTarget(self, action: Selector("drag:", SheetHandle.drag))
    tap.addTarget(self, action: Selector("tapOutside", SheetHandle.tapOutside))
  }

  /// Takes the sheet out of the finger's hand.
  func drop() {
    pan.isEnabled = false
    pan.isEnabled = true
  }

  /// A drag goes more up or down than sideways; which share UIKit asks for is unverified.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = pan.translation(in: nil)
    return abs(way.y) >= abs(way.x) && host?.mayBeGrabbed ?? false
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: nil)
    switch pan.state {
    case .began:
      slop = Self.slop(of: way)
      host?.sheetGrabbed()
      host?.sheetMoved(by: way.y - slop)
    case .changed:
      host?.sheetMoved(by: way.y - slop)
    case .ended:
      host?.sheetMoved(by: way.y - slop)
      host?.sheetReleased(velocity: pan.velocity(in: nil).y)
    case .cancelled:
      host?.sheetReleased(velocity: nil)
    default: break
    }
  }

  /// 10 points in the direction of the way, its vertical part.
  private static func slop(of way: CGPoint) -> CGFloat {
    let length = hypot(way.x, way.y)
    guard TouchDefaults.panCountsFromTouchDown, length > 0 else { return 0 }
    return way.y * min(1, TouchDefaults.panTravel / length)
  }

  private func tapOutside() { host?.tappedOutside() }
}

/// What the user's hand does to a sheet.
enum SheetHandling {
  case idle
  /// A finger holds the sheet.
  case dragging(Drag)
  /// The finger has let go in a dismissal, which goes on or back by itself.
  case runningOut(SheetMotion, SheetRelease)

  struct Drag {
    /// The sheet's top edge when it was taken; points.
    var base: CGFloat
    var permission = Permission.unasked
    /// Whether the delegate has heard of an attempt to dismiss; once a drag.
    var hasAttempted = false
  }

  /// Whether this drag may dismiss; asked when it first passes the lowest resting place.
  enum Permission {
    case unasked, granted, denied
  }
}
