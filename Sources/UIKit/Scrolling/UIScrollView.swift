/// A view of content that may be larger than itself.
///
/// The offset is the origin of `bounds`. A touch moves it one to one after 10 points of travel,
/// with resistance beyond the ends, and its velocity at release continues the movement: all
/// movement is a function of the world's clock, evaluated once per frame at device pixels. Two
/// touches zoom the view that the delegate returns, by its transform. Source: `UIScrollView.h`;
/// constants: `ScrollPhysics`, `ZoomPhysics`.
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
    // A subclass may influence recognition by conforming to the protocol.
    pan.delegate = self as? any UIGestureRecognizerDelegate
    pan.host = self
    contentTouches.decide = { [weak self] in self?.treatment(of: $0) ?? .passes }
  }

  // MARK: Content

  /// The point of the content at the view's top left corner; points. Setting it neither animates
  /// nor limits the value; a drag or deceleration continues from it.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to an offset. Without animation, it also stops any movement; with animation, it takes
  /// 0.3 s on a cosine curve and ends with `scrollViewDidEndScrollingAnimation`.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      ease(to: contentOffset)
    } else {
      stop()
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls by the smallest distance that shows all of `rect`, or as much of it as fits.
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
  /// Determines which insets of the safe area are added; `.automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsChanged() }
  }
  /// Does nothing by default; overrides must call super.
  open func adjustedContentInsetDidChange() {}

  /// The size of the visible part.
  open var visibleSize: CGSize { bounds.size }

  // MARK: Scrolling behaviour

  /// True by default; false disables the pan recognizer.
  open var isScrollEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }
  /// Whether a drag is restricted to the axis along which it begins; false by default.
  open var isDirectionalLockEnabled = false
  /// Whether content can be pulled past its ends and bounces back; true by default.
  open var bounces = true { didSet { extentChanged() } }
  /// Whether content that fits can be dragged too, if `bounces` is true; false by default.
  open var alwaysBounceVertical = false { didSet { insetsChanged() } }
  open var alwaysBounceHorizontal = false { didSet { insetsChanged() } }
  /// Whether content rests at multiples of the view's size; false by default.
  open var isPagingEnabled = false
  /// `.normal` by default.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls to the top, if this is the only such view on screen;
  /// true by default.
  open var scrollsToTop = true
  /// Stored, but without effect: the virtual device has no keyboard. `.none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether touches reach the content only after 0.15 seconds; true by default.
  open var delaysContentTouches = true
  /// Whether a touch that the content has received may become a drag; true by default.
  open var canCancelContentTouches = true
  /// Whether the content receives touches in `view`; true by default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Whether a drag may take a touch that `view` has received; false for controls by default.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The recognizer that scrolls. Its delegate is the scroll view if that conforms to
  /// `UIGestureRecognizerDelegate`, and must not be another object.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: Zooming

  /// The minimum scale at which content rests; 1 by default. Setting it does not change the current
  /// scale.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// The maximum scale; 1 by default. Zooming is enabled if it is greater than the minimum.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// The scale of the view that the delegate returns; 1 by default. Limited to the range when set.
  open var zoomScale: CGFloat {
    get { CGFloat(zooming.scale) }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Sets the zoom scale. With animation, the delegate receives the begin and end calls of a pinch.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }
  /// Zooms until `rect`, in the zoomed view's coordinates, fits exactly, and centres it, as far as
  /// limits and content allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }
  /// Whether a pinch can exceed the limits and the content bounces back; true by default.
  open var bouncesZoom = true
  /// Whether a pinch is zooming.
  open var isZooming: Bool {
    if case .pinching = zooming.state { return true }
    return false
  }
  /// Whether the content bounces back from beyond a limit.
  open var isZoomBouncing: Bool {
    if case .easing(_, .bounce) = zooming.state { return true }
    return false
  }
  /// The recognizer that zooms; nil while zooming is disabled.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

  // MARK: State

  /// True from touch down until the touch ends.
  open var isTracking: Bool {
    switch state {
    case .held, .dragging: true
    case .resting, .coasting, .easing: false
    }
  }
  /// Whether the content follows a touch.
  open var isDragging: Bool {
    if case .dragging = state { return true }
    return false
  }
  /// Whether the content decelerates after a release.
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
  /// Sets both insets at once.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether indicators are inset by the safe area; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { placeIndicators() } }

  /// Shows the indicators briefly.
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

  // MARK: Implementation

  let pan = ScrollPan()
  let contentTouches = ContentTouches()
  var state = ScrollState.resting
  var zooming = ScrollZoom()
  /// Counts state changes, so that code that has called the app can detect them.
  var moveCount = 0
  var hasStepAhead = false
  /// Set during the engine's own writes of the offset.
  var isOwnWrite = false
  /// Whether the current touch stopped a movement: the content does not receive it.
  var caughtMotion = false
  /// The last reported value of `adjustedContentInset`.
  var toldInset = UIEdgeInsets.zero
  /// The insets that the safe area added in the last window: outside of a window there is no safe
  /// area, and the content keeps its position.
  var keptSafeArea = UIEdgeInsets.zero
  var indicators: [ScrollAxis: ScrollIndicator] = [:]
  var watchers: [ScrollWatching] = []
  /// The insets that bars and similar parts add, besides the safe area; content at its start
  /// remains there. For an inset that must not move content, use `setExtraInset(_:)`.
  package var extraInset: UIEdgeInsets {
    get { addedInset }
    set {
      addedInset = newValue
      insetsChanged()
    }
  }
  var addedInset = UIEdgeInsets.zero
  /// Whether the content itself uses pulls beyond the start.
  var keepsPulls: Bool { accessory != nil }
  /// The accessory above the content that uses pulls, such as a refresh control.
  var accessory: (any ScrollWatcher)?

  weak var toldDelegate: (any UIScrollViewDelegate)? {
    willSet { KeyValueObserving.willChange(self, "delegate") }
    didSet {
      unanswered = []
      KeyValueObserving.didChange(self, "delegate")
    }
  }
  /// The names of methods that the delegate does not implement.
  var unanswered: Set<String> = []
}

// Subclasses have delegates of narrower types with this name, which no override can express in
// Swift; a member of a protocol extension is shadowed instead.
extension UIFocusItemScrollableContainer where Self: UIScrollView {
  /// Observes all movement of the content; not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { toldDelegate }
    set { toldDelegate = newValue }
  }
}

/// A scrollable container, for the focus engine, which the virtual device does not have.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: NSObjectProtocol {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}

/// Observes the movement of a scroll view. Every requirement is optional.
///
/// A drag: will begin dragging, did scroll …, will end dragging, did end dragging; if it
/// decelerates: will begin decelerating, did scroll …, did end decelerating (facts J.7).
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after every change of the offset.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called before the offset changes.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// `velocity` is that of the offset, in points per millisecond; `targetContentOffset` is the
  /// resting position, and may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animated `setContentOffset(_:animated:)`.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called when the user taps the status bar; true if not implemented.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view that is scaled; zooming is disabled without one.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before a pinch or an animated zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after every change of the scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called after a pinch or an animated zoom, and after the bounce from beyond a limit; `scale` is
  /// within the limits.
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

/// A part of the system that follows a scroll view, such as a large title or a refresh control.
///
/// Called after the delegate, in the order of addition.
@MainActor
package protocol ScrollWatcher: AnyObject {
  /// Called when a drag is about to end, before the target is determined.
  func scrollViewWillLift(_ scrollView: UIScrollView)
  func scrollViewMoved(_ scrollView: UIScrollView)
  /// Called when a drag has ended, by the touch or by the app; the content has not moved yet.
  func scrollViewLifted(_ scrollView: UIScrollView)
  /// The resting position for content that would rest at `target`; called before the delegate.
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
    /// Dark over light content, light over dark content.
    case `default`
    case black, white
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`; in a navigation controller, top and bottom even if the content does
    /// not scroll.
    case automatic
    /// Along the axes whose content does not fit, or that always bounce.
    case scrollableAxes
    case never, always
  }

  /// The share of the velocity that remains after one millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
