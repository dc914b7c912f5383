/// Recognises a short, quick stroke in one direction.
///
/// A swipe is recognised as soon as the touches have moved 50 points in a permitted direction, even
/// if they have not ended. The swipe fails if this movement takes longer than half a second or if
/// the touches deviate from the direction. The limits of distance, time and direction are defaults
/// of Matchcut and unverified. The behaviour follows `UISwipeGestureRecognizer.h` and Apple's
/// documentation of the class.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe on the screen, independent of the interface's layout direction.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that are recognised; `.right` by default.
  open var direction = Direction.right
  /// The number of simultaneous touches; 1 by default.
  open var numberOfTouchesRequired = 1

  private var touchStarts = TouchStarts()

  /// The start of the swipe, which is the centre of the locations at which its touches began.
  open override func location(in view: UIView?) -> CGPoint {
    guard let start = touchStarts.centre else { return super.location(in: view) }
    return view?.convert(start, from: touchStarts.window) ?? start
  }

  /// The location at which the touch began.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard let start = touchStarts[touchIndex] else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return view?.convert(start, from: touchStarts.window) ?? start
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    touchStarts.add(liveTouches, new: touches)
    if touchStarts.count > numberOfTouchesRequired {
      fail(.touches(touchStarts.count, expected: numberOfTouchesRequired))
    } else if deadline == nil {
      deadline = event.timestamp + TouchDefaults.swipeTime
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { judge() }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The touches that end may have moved since their last event.
    judge()
    if state == .possible, attempt?.requestedState == nil {
      fail(.movedLess(than: TouchDefaults.swipeTravel))
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(.cancelled)
  }

  override func deadlinePassed() {
    if attempt?.requestedState == nil { fail(.tooSlow(TouchDefaults.swipeTime)) }
  }

  open override func reset() {
    super.reset()
    touchStarts.removeAll()
  }

  private func judge() {
    guard state == .possible, attempt?.requestedState == nil else { return }
    let (x, y) = (touchStarts.travel.dx, touchStarts.travel.dy)
    let ways: [(Direction, along: CGFloat, aside: CGFloat)] = [
      (.right, x, y), (.left, -x, y), (.up, -y, x), (.down, y, x),
    ]
    let wanted = ways.filter { direction.contains($0.0) }
    if wanted.contains(where: { isDone($0.along, $0.aside) }) {
      if touchStarts.count == numberOfTouchesRequired { state = .ended }
    } else if !wanted.contains(where: { abs($0.aside) <= TouchDefaults.swipeStray }) {
      fail(.direction)
    }
  }

  /// Requires more movement along the direction than across it, so that a diagonal movement has
  /// only one direction.
  private func isDone(_ along: CGFloat, _ aside: CGFloat) -> Bool {
    along >= TouchDefaults.swipeTravel - 1e-9 && abs(aside) <= TouchDefaults.swipeStray
      && abs(aside) < along
  }
}
