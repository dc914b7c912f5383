/// A view onto content that may be larger than itself.
///
/// The offset is the origin of `bounds`. A finger moves it one to one after 10 points of travel,
/// is held back beyond the ends, and throws it: every move is a function of the world's clock,
/// taken once a turn at device pixels. Two fingers zoom the view that the delegate names, by its
/// transform. Source: `UIScrollView.h`; figures: `ScrollPhysics`, `ZoomPhysics`.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIFocusItemScrollableContainer {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    pan.addTarget(self, action: Selector("drag:", UIScrollView.drag))
    addGestureRecognizer(pan)
    addGestureRecognizer(contentTouches)
    // A subclass may take part in the arbitration by conforming to the protocol.
    pan.delegate = self as? any UIGestureRecognizerDelegate
    pan.host = self
    contentTouches.decide = { [weak self] in self?.treatment(of: $0) ?? .passes }
  }

  // MARK: Content

  /// The content's point at the view's top left corner; points. Setting it neither animates nor
  /// clamps, and lets a drag or deceleration go on from there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to an offset; unanimated, it also stops what moves. Animated, it takes 0.3 s on a cosine
  /// and ends with `scrollViewDidEndScrollingAnimation`.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      ease(to: contentOffset)
    } else {
      stop()
      self.contentOffset = contentOffset
    }
  }

  /// Moves as little as shows the whole of `rect`, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// Zero by default.
  open var contentSize = CGSize.zero {
    willSet { KeyValueObserving.willChange(self, "contentSize") }
    didSet {
      if contentSize != oldValue { extentChanged() }
      KeyValueObserving.didChange(self, "contentSize")
    }
  }

  /// Zero by default. Room for the content beyond its ends.
  open var contentInset = UIEdgeInsets.zero {
    willSet { KeyValueObserving.willChange(self, "contentInset") }
    didSet {
      insetsChanged(keepsStart: false)
      KeyValueObserving.didChange(self, "contentInset")
    }
  }
  /// The content inset together with what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { contentInset + insetsAdded }
  /// Which of the safe area's insets are added; `.automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsChanged() }
  }
  /// Does nothing by default; overrides call super.
  open func adjustedContentInsetDidChange() {}

  /// The size of the part that is seen.
  open var visibleSize: CGSize { bounds.size }

  // MARK: What a finger may do

  /// True by default; false switches the pan off.
  open var isScrollEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }
  /// Keeps a drag to the axis it begins along; false by default.
  open var isDirectionalLockEnabled = false
  /// Whether the content goes past its ends and springs back; true by default.
  open var bounces = true { didSet { extentChanged() } }
  /// Whether content that fits may be dragged as well, where `bounces`; false by default.
  open var alwaysBounceVertical = false { didSet { insetsChanged() } }
  open var alwaysBounceHorizontal = false { didSet { insetsChanged() } }
  /// Whether the content rests on multiples of the view's size; false by default.
  open var isPagingEnabled = false
  /// `.normal` by default.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap at the status bar scrolls to the start, where this is the only view on screen
  /// that does; true by default.
  open var scrollsToTop = true
  /// Stored; the virtual device has no keyboard. `.none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Holds touches back from the content for 0.15 seconds; true by default.
  open var delaysContentTouches = true
  /// Whether a touch that the content has begun to handle may become a drag; true by default.
  open var canCancelContentTouches = true
  /// Whether the content hears of touches that land in `view`; true by default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Whether a drag may take a touch that `view` handles; false for controls by default.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The recognizer that scrolls. Its delegate is the scroll view where that conforms to
  /// `UIGestureRecognizerDelegate`, and may not be another object.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: Zooming

  /// The least scale at which content rests; 1 by default. Content already scaled stays as it is.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// The greatest; 1 by default. Zooming is on where it is greater than the least.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// The scale of the view that the delegate names; 1 by default. Kept within the limits when set.
  open var zoomScale: CGFloat {
    get { CGFloat(zooming.scale) }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Sets the zoom scale. Animated, the delegate is told of begin and end as for a pinch.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }
  /// Zooms until `rect`, in the zoomed view's coordinates, just fits, and shows it in the middle;
  /// as far as limits and content allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }
  /// Whether a pinch goes past a limit and the content comes back; true by default.
  open var bouncesZoom = true
  /// True while two fingers zoom.
  open var isZooming: Bool {
    if case .pinching = zooming.state { return true }
    return false
  }
  /// True while the content comes back from beyond a limit.
  open var isZoomBouncing: Bool {
    if case .easing(_, .bounce) = zooming.state { return true }
    return false
  }
  /// The recognizer that zooms; nil while zooming is off.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

  // MARK: What goes on

  /// True from the moment a finger lands until it lifts.
  open var isTracking: Bool {
    switch state {
    case .held, .dragging: true
    case .resting, .coasting, .easing: false
    }
  }
  /// True while the content follows a finger.
  open var isDragging: Bool {
    if case .dragging = state { return true }
    return false
  }
  /// True while the content moves by itself after a lift.
  open var isDecelerating: Bool {
    if case .coasting = state { return true }
    return false
  }

  // MARK: Indicators

  /// True by default.
  open var showsVerticalScrollIndicator = true { didSet { placeIndicators() } }
  open var showsHorizontalScrollIndicator = true { didSet { placeIndicators() } }
  open var indicatorStyle = IndicatorStyle.default { didSet { colorIndicators() } }
  /// Zero by default.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }
  /// Both at once.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether indicators keep out of the safe area; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { placeIndicators() } }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators()
  }

  // MARK: UIView

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      if newValue.origin != old.origin { KeyValueObserving.willChange(self, "contentOffset") }
      defer {
        if newValue.origin != old.origin { KeyValueObserving.didChange(self, "contentOffset") }
      }
      super.bounds = newValue
      if newValue.size != old.size { extentChanged() }
      if newValue.origin != old.origin { offsetChanged(from: old.origin) }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds.size
      super.frame = newValue
      if super.bounds.size != old { extentChanged() }
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { abandon() } else { insetsChanged() }
  }

  // MARK: Inner workings

  let pan = ScrollPan()
  let contentTouches = ContentTouches()
  var state = ScrollState.resting
  var zooming = ScrollZoom()
  /// Counts what begins and ends, so that code that has called the app's sees what it did.
  var moveCount = 0
  var hasStepAhead = false
  /// Set for the engine's own writes of the offset.
  var isOwnWrite = false
  /// Whether the finger that is down stopped a motion: the content does not hear of it.
  var caughtMotion = false
  /// What `adjustedContentInset` was when it was last told.
  var toldInset = UIEdgeInsets.zero
  /// What the safe area added in the last window: outside of one there is no safe area, and the
  /// content keeps its place.
  var keptSafeArea = UIEdgeInsets.zero
  var indicators: [ScrollAxis: ScrollIndicator] = [:]
  var watchers: [ScrollWatching] = []
  /// What bars and the like add to the content inset, besides the safe area; content at its start
  /// stays there. For an app's part see `setExtraInset(_:)`.
  package var extraInset: UIEdgeInsets {
    get { addedInset }
    set {
      addedInset = newValue
      insetsChanged()
    }
  }
  var addedInset = UIEdgeInsets.zero
  /// Whether a pull beyond the start means something to the content.
  var keepsPulls: Bool { accessory != nil }
  /// The view above the content that pulls are for.
  var accessory: (any ScrollWatcher)?

  weak var toldDelegate: (any UIScrollViewDelegate)? { didSet { unanswered = [] } }
  /// The delegate's methods that are not there.
  var unanswered: Set<String> = []
}

// Subclasses have delegates of narrower types under the same name, which Swift allows no override
// to have; a member of an extension of a protocol is hidden instead.
extension UIFocusItemScrollableContainer where Self: UIScrollView {
  /// Hears of everything that moves the content; not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { toldDelegate }
    set { toldDelegate = newValue }
  }
}

/// What scrolls, for the focus engine, which the virtual device does not have.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: NSObjectProtocol {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}

/// Hears of what moves a scroll view. Every requirement is optional.
///
/// A drag: will begin dragging, did scroll …, will end dragging, did end dragging; if it goes on:
/// will begin decelerating, did scroll …, did end decelerating (facts J.7).
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// After every change of the offset, whoever makes it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The offset has not changed yet.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// `velocity` is the offset's, in points a millisecond; `targetContentOffset` is where it will
  /// rest, and may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// After a `setContentOffset(_:animated:)` that animated.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Asked when the user taps the status bar; true where it is missing.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view that is scaled; without one nothing zooms.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Before a pinch or an animated zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// After every change of the scale, whoever makes it.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// After a pinch or an animated zoom, and the way back from beyond a limit: `scale` lies within.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { Unanswered.mark() }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { Unanswered.mark() }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { Unanswered.mark() }
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { Unanswered.mark() }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { Unanswered.mark() }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { Unanswered.mark() }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { Unanswered.mark() }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    Unanswered.mark()
    return true
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { Unanswered.mark() }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    Unanswered.mark()
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    Unanswered.mark()
    return nil
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    Unanswered.mark()
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { Unanswered.mark() }
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { Unanswered.mark() }
}

/// Another part of the system that follows a scroll view: a large title, a refresh control.
///
/// Told after the delegate, in the order they were added.
@MainActor
package protocol ScrollWatcher: AnyObject {
  /// The finger is about to let go, before anybody is asked where the content goes.
  func scrollViewWillLift(_ scrollView: UIScrollView)
  func scrollViewMoved(_ scrollView: UIScrollView)
  /// The finger has lifted, or the app has taken the content from it; the content is still where
  /// it left it.
  func scrollViewLifted(_ scrollView: UIScrollView)
  /// Where the content is to rest that would rest at `target`; asked before the delegate.
  func scrollView(_ scrollView: UIScrollView, restFor target: CGPoint) -> CGPoint
}

extension ScrollWatcher {
  package func scrollViewWillLift(_ scrollView: UIScrollView) {}
}

/// Not retained.
@MainActor
struct ScrollWatching {
  weak var watcher: (any ScrollWatcher)?
}

extension UIScrollView {
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light, light on dark.
    case `default`
    case black, white
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; in a navigation controller top and bottom also where nothing scrolls.
    case automatic
    /// Along the axes whose content does not fit, or that always bounce.
    case scrollableAxes
    case never, always
  }

  /// The share of the speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
