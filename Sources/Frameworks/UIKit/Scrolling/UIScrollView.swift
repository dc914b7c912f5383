/// A view whose content may be larger than the view itself.
///
/// The content offset is the origin of `bounds`. After a touch has moved 10 points, the content
/// follows it exactly. Beyond its ends, the content resists and moves less than the touch. After
/// the release, the content continues to move with the touch's velocity. Every movement is a
/// function of virtual time. The function of a movement is evaluated once per frame, and its result
/// is rounded to pixels of the device. A pinch zooms the view that the delegate returns, by
/// changing that view's transform. Source: `UIScrollView.h`; constants: `ScrollPhysics`,
/// `ZoomPhysics`.
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
    // A subclass may influence recognition by conforming to `UIGestureRecognizerDelegate`.
    pan.delegate = self as? any UIGestureRecognizerDelegate
    pan.host = self
    contentTouches.decide = { [weak self] in self?.treatment(of: $0) ?? .passes }
  }

  // MARK: Content

  /// The point of the content at the view's top left corner, in points. Setting the offset does not
  /// animate the change, and accepts offsets outside the content. A drag or deceleration continues
  /// from the offset that the app sets.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to an offset. If `animated` is false, any movement in progress also stops. If
  /// `animated` is true, scrolling takes 0.3 s and follows a cosine curve. At the end of the
  /// animation, `scrollViewDidEndScrollingAnimation` is called.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      ease(to: contentOffset)
    } else {
      stop()
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls by the smallest distance that makes all of `rect` visible, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// The size of the content; zero by default.
  open var contentSize = CGSize.zero {
    willSet { KeyValueObserving.willChange(self, "contentSize") }
    didSet {
      if contentSize != oldValue { extentChanged() }
      KeyValueObserving.didChange(self, "contentSize")
    }
  }

  /// The additional space around the content; zero by default.
  open var contentInset = UIEdgeInsets.zero {
    willSet { KeyValueObserving.willChange(self, "contentInset") }
    didSet {
      insetsChanged(keepsStart: false)
      KeyValueObserving.didChange(self, "contentInset")
    }
  }
  /// The content inset plus the inset that results from the safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset + insetsAdded }
  /// Determines which insets of the safe area are added to the content inset; `.automatic` by
  /// default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsChanged() }
  }
  /// Called when the adjusted content inset has changed; does nothing by default. Overrides must
  /// call super.
  open func adjustedContentInsetDidChange() {}

  /// The size of the visible part.
  open var visibleSize: CGSize { bounds.size }

  // MARK: Scrolling behaviour

  /// Whether the user can scroll; true by default. Setting `isScrollEnabled` to false disables the
  /// pan recognizer.
  open var isScrollEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }
  /// Whether a drag scrolls only along the axis along which it begins; false by default.
  open var isDirectionalLockEnabled = false
  /// Whether content can be pulled beyond its ends and bounces back; true by default.
  open var bounces = true { didSet { extentChanged() } }
  /// Whether content can be dragged even if it fits in the view; false by default. The property has
  /// an effect only if `bounces` is true.
  open var alwaysBounceVertical = false { didSet { insetsChanged() } }
  open var alwaysBounceHorizontal = false { didSet { insetsChanged() } }
  /// Whether content comes to rest only at multiples of the view's size; false by default.
  open var isPagingEnabled = false
  /// The rate at which content decelerates; `.normal` by default.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls to the top; true by default. The property has an
  /// effect only if no other scroll view on screen has it set.
  open var scrollsToTop = true
  /// How a drag dismisses the keyboard; `.none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether touches reach the content only after 0.15 seconds; true by default.
  open var delaysContentTouches = true
  /// Whether a touch that the content has received may still become a drag; true by default.
  open var canCancelContentTouches = true
  /// Whether the content receives touches in `view`; true by default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Whether a drag may take over a touch that `view` has received. By default, a drag may take
  /// over the touch unless `view` is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The recognizer that scrolls. If the scroll view conforms to `UIGestureRecognizerDelegate`, the
  /// scroll view is the recognizer's delegate. The app must not set another delegate.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: Zooming

  /// The minimum scale at which the content rests; 1 by default. Setting the limit does not change
  /// the current scale.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// The maximum scale at which the content rests; 1 by default. Zooming is enabled if the maximum
  /// scale is greater than the minimum scale.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// The scale of the view that the delegate returns; 1 by default. A new value is limited to the
  /// range from `minimumZoomScale` to `maximumZoomScale`.
  open var zoomScale: CGFloat {
    get { CGFloat(zooming.scale) }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Sets the zoom scale. If the change of scale is animated, the delegate receives the same begin
  /// and end calls as for a pinch.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }
  /// Zooms until `rect` fits exactly, and centres it, as far as the limits and the content allow.
  /// `rect` is in the zoomed view's coordinate system.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }
  /// Whether a pinch can zoom beyond the limits and the content then bounces back; true by default.
  open var bouncesZoom = true
  /// Whether a pinch is zooming the content.
  open var isZooming: Bool {
    if case .pinching = zooming.state { return true }
    return false
  }
  /// Whether the content is bouncing back from beyond a zoom limit.
  open var isZoomBouncing: Bool {
    if case .easing(_, .bounce) = zooming.state { return true }
    return false
  }
  /// The recognizer that zooms; nil if zooming is disabled.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

  // MARK: State

  /// True from the moment when a touch begins until it ends.
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
  /// Whether the content is decelerating after a release.
  open var isDecelerating: Bool {
    if case .coasting = state { return true }
    return false
  }

  // MARK: Indicators

  /// Whether the vertical indicator is shown; true by default.
  open var showsVerticalScrollIndicator = true { didSet { placeIndicators() } }
  open var showsHorizontalScrollIndicator = true { didSet { placeIndicators() } }
  open var indicatorStyle = IndicatorStyle.default { didSet { colorIndicators() } }
  /// The insets of the vertical indicator; zero by default.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }
  /// The insets of both indicators. The getter returns the insets of the vertical indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the indicators are inset by the safe area; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { placeIndicators() } }

  /// Makes the indicators visible for a short time.
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
  /// The number of changes of `state`. If the number has changed after a call of the app's code,
  /// the app has changed `state`.
  var moveCount = 0
  var hasStepAhead = false
  /// Whether the scroll view itself is currently setting the offset.
  var isOwnWrite = false
  /// Whether the current touch stopped a movement. A touch that has stopped a movement is not
  /// delivered to the content.
  var caughtMotion = false
  /// The value of `adjustedContentInset` that was most recently reported.
  var notifiedInset = UIEdgeInsets.zero
  /// The insets that resulted from the safe area in the last window. A view outside a window has no
  /// safe area. A view outside a window uses these stored insets, so that its content keeps its
  /// position.
  var keptSafeArea = UIEdgeInsets.zero
  var indicators: [ScrollAxis: ScrollIndicator] = [:]
  var watchers: [ScrollWatching] = []
  /// Returns the offset at which the content comes to rest, if it would otherwise come to rest at the
  /// argument; nil if it may rest at every offset.
  var alignsRest: ((CGPoint) -> CGPoint)?
  /// Insets that bars and similar parts require in addition to the safe area. When the extra inset
  /// changes, content that is scrolled to its start remains at its start. For an inset that must
  /// not move the content, use `setExtraInset(_:)`.
  package var extraInset: UIEdgeInsets {
    get { addedInset }
    set {
      addedInset = newValue
      insetsChanged()
    }
  }
  var addedInset = UIEdgeInsets.zero
  /// The height, in points, of the part of the view that the keyboard covers. The height is 0
  /// unless a controller makes room for the keyboard.
  var keyboardOverlap: CGFloat = 0
  /// Whether pulls beyond the start of the content have an effect.
  var keepsPulls: Bool { accessory != nil }
  /// A view that reacts to pulls beyond the start of the content, such as a refresh control.
  var accessory: (any ScrollWatcher)?

  weak var notifiedDelegate: (any UIScrollViewDelegate)? {
    willSet { KeyValueObserving.willChange(self, "delegate") }
    didSet {
      unanswered = []
      KeyValueObserving.didChange(self, "delegate")
    }
  }
  /// The names of the methods that the delegate does not implement.
  var unanswered: Set<String> = []
}

// Subclasses declare `delegate` with a more specific type, which Swift does not allow as an
// override. Swift allows a subclass to shadow a member of a protocol extension, so `delegate` is
// declared here.
extension UIFocusItemScrollableContainer where Self: UIScrollView {
  /// The delegate, which observes all movements of the content. Not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { notifiedDelegate }
    set { notifiedDelegate = newValue }
  }
}

/// A scrollable container for the focus engine. Matchcut does not have a focus engine.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: NSObjectProtocol {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}

/// Observes the movement of a scroll view. Every requirement is optional.
///
/// During a drag, UIKit calls `scrollViewWillBeginDragging`, `scrollViewDidScroll` (repeatedly),
/// `scrollViewWillEndDragging` and `scrollViewDidEndDragging`. If the content decelerates
/// afterwards, UIKit calls `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` (repeatedly)
/// and `scrollViewDidEndDecelerating` (facts J.7).
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after every change of the offset.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a drag begins, before the offset changes.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when a drag is about to end. `velocity` is the velocity of the offset, in points per
  /// millisecond. `targetContentOffset` is the content offset at which the content will come to
  /// rest; the delegate may change it.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called at the end of an animated `setContentOffset(_:animated:)`.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether the view scrolls to its top after a tap on the status bar; true if the method is not
  /// implemented.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view that is scaled. If the delegate returns nil, zooming is disabled.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before a pinch or an animated zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after every change of the scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called after a pinch or an animated zoom, and after the content has bounced back from beyond a
  /// limit. `scale` is between the minimum and the maximum zoom scale.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

/// A part of the system that observes a scroll view, such as a large title or a refresh control.
///
/// A watcher's methods are called after the delegate's, in the order in which watchers were added.
@MainActor
package protocol ScrollWatcher: AnyObject {
  /// Called when a drag is about to end, before the target is determined.
  func scrollViewWillLift(_ scrollView: UIScrollView)
  func scrollViewMoved(_ scrollView: UIScrollView)
  /// Called when a drag has ended, because the touch ended or the app stopped the drag. The content
  /// has not moved between the end of the drag and the call of this method.
  func scrollViewLifted(_ scrollView: UIScrollView)
  /// Returns the offset at which the content will come to rest. `target` is the offset at which the
  /// content would come to rest without this watcher. The method is called before the delegate's
  /// `scrollViewWillEndDragging`.
  func scrollView(_ scrollView: UIScrollView, restFor target: CGPoint) -> CGPoint
}

extension ScrollWatcher {
  package func scrollViewWillLift(_ scrollView: UIScrollView) {}
}

/// A watcher, which is not retained.
@MainActor
struct ScrollWatching {
  weak var watcher: (any ScrollWatcher)?
}
