/// The gesture recognizers of a sheet: one for pans on the sheet and one for taps outside it.
@MainActor
final class SheetHandle: NSObject, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  weak var host: (any SheetHandleHost)?
  /// How far the touch had moved when the pan was recognised, in points. The translation up to the
  /// recognition does not move the sheet (facts D.17).
  private var slop: CGFloat = 0

  override init() {
    super.init()
    pan.delegate = self
    pan.addTarget(self, action: Selector("drag:", SheetHandle.drag))
    tap.addTarget(self, action: Selector("tapOutside", SheetHandle.tapOutside))
  }

  /// Cancels the current drag.
  func drop() {
    pan.isEnabled = false
    pan.isEnabled = true
  }

  /// Requires a drag that is more vertical than horizontal. Unverified: the angle of the drag that
  /// UIKit requires.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let translation = pan.translation(in: nil)
    return abs(translation.y) >= abs(translation.x) && host?.mayBeGrabbed ?? false
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: nil)
    switch pan.state {
    case .began:
      slop = Self.slop(of: translation)
      host?.sheetGrabbed()
      host?.sheetMoved(by: translation.y - slop)
    case .changed:
      host?.sheetMoved(by: translation.y - slop)
    case .ended:
      host?.sheetMoved(by: translation.y - slop)
      host?.sheetReleased(velocity: pan.velocity(in: nil).y)
    case .cancelled:
      host?.sheetReleased(velocity: nil)
    default: break
    }
  }

  /// The vertical part of the movement that was needed to recognise a pan with the given
  /// translation, in points.
  private static func slop(of translation: CGPoint) -> CGFloat {
    let length = hypot(translation.x, translation.y)
    guard TouchDefaults.panCountsFromTouchDown, length > 0 else { return 0 }
    return translation.y * min(1, TouchDefaults.panTravel / length)
  }

  private func tapOutside() { host?.tappedOutside() }
}

/// Moves the sheet that a `SheetHandle` belongs to.
@MainActor
protocol SheetHandleHost: AnyObject {
  /// Whether a gesture may begin to move the sheet.
  var mayBeGrabbed: Bool { get }
  func sheetGrabbed()
  /// The drag has moved by `translation` points in total, downwards.
  func sheetMoved(by translation: CGFloat)
  /// The drag has ended with this velocity in points per second; nil if it was cancelled.
  func sheetReleased(velocity: CGFloat?)
  func tappedOutside()
}

/// The state of a user's interaction with a sheet.
enum SheetHandling {
  case idle
  /// A drag moves the sheet.
  case dragging(Drag)
  /// The user has ended a drag that dismisses the sheet; the dismissal completes or reverts by
  /// itself.
  case runningOut(SheetMotion, SheetRelease)

  struct Drag {
    /// The sheet's top edge at the start of the drag, in points.
    var base: CGFloat
    var permission = Permission.unasked
    /// Whether the delegate has been informed of an attempt to dismiss. The delegate is informed at
    /// most once per drag.
    var hasAttempted = false
  }

  /// Whether this drag may dismiss the sheet. The permission is determined when the sheet first
  /// passes the lowest resting position.
  enum Permission {
    case unasked, granted, denied
  }
}
