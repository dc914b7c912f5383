/// A rectangle on screen that draws, lays out its subviews and receives touches.
///
/// Every visible value lives in the view's layer; the view is the layer's delegate and decides
/// which changes animate.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, TraitHost {
  /// The class of the layer a view of this class makes; `CALayer` by default.
  open class var layerClass: AnyClass { CALayer.self }

  /// Made with the view and kept for its whole life; its delegate is the view.
  public let layer: CALayer

  /// Back to front, in step with the layers' order.
  var views: [UIView] = []
  weak var parentView: UIView?
  weak var hostWindow: UIWindow?
  /// The controller whose view this is; it hears of layout and window changes.
  package weak var owner: (any ViewOwner)?
  /// Running animation blocks that switch touches off for this view.
  var touchBlocks = 0
  package var traitState: TraitState?
  /// What the view goes by while it has no superview: the screen's traits when it was made, or
  /// those it had when it left the last one.
  var inheritedTraits = UIScreen.main.traitCollection
  var edges: ViewEdges?
  var constraintPart: (any ViewConstraints)?
  /// Whether `updateConstraints` is to be called here, and somewhere below.
  var needsConstraintUpdate = true
  var hasConstraintUpdateBelow = false

  public init(frame: CGRect) {
    layer = LayerMaking.layer(of: Self.layerClass)
    super.init()
    setUp()
    self.frame = frame
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    layer = LayerMaking.layer(of: Self.layerClass)
    super.init()
    setUp()
  }

  private func setUp() {
    layer.delegate = self
    layer.contentsScale = Double(UIScreen.main.scale)
    // Every view is laid out once, also one that never gets a size.
    setNeedsLayout()
  }

  open override var next: UIResponder? { owner ?? parentView }

  /// A view whose alpha masks this one, in this one's coordinates; not among `subviews`.
  open var mask: UIView? {
    didSet {
      guard mask !== oldValue else { return }
      mask?.removeFromSuperview()
      layer.mask = mask?.layer
    }
  }

  // MARK: Geometry

  /// Pixels a point of what the view draws: the screen's, unless it is set.
  ///
  /// Apple's documentation has it typically 1 or 2, and the screen's for a view with a `draw(_:)` of
  /// its own in a window; that it is the screen's for every view, from the beginning, is
  /// `unverified`.
  open var contentScaleFactor: CGFloat {
    get { CGFloat(layer.contentsScale) }
    set {
      guard newValue != contentScaleFactor else { return }
      layer.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  /// The rectangle in the superview; derived from `bounds` and `center`.
  ///
  /// Undefined while `transform` is not the identity; use `bounds` and `center` then.
  open var frame: CGRect {
    get { layer.frame }
    set {
      KeyValueObserving.willChange(self, "frame")
      defer { KeyValueObserving.didChange(self, "frame") }
      World.current.frameWillChange(layer, to: newValue)
      let (newBounds, position) = layer.values.placed(in: newValue)
      let oldSize = layer.bounds.size
      layer.bounds = newBounds
      layer.position = position
      if newBounds.size != oldSize { sizeChanged(from: oldSize) }
      checkSafeArea()
      constraintPart?.viewMoved()
    }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set {
      KeyValueObserving.willChange(self, "bounds")
      defer { KeyValueObserving.didChange(self, "bounds") }
      let old = layer.bounds
      layer.bounds = newValue
      if newValue.size != old.size { sizeChanged(from: old.size) }
      checkSafeArea()
      if newValue.origin != old.origin, edges != nil { for view in views { view.checkSafeArea() } }
      constraintPart?.viewMoved()
    }
  }

  open var center: CGPoint {
    get { layer.position }
    set {
      KeyValueObserving.willChange(self, "center")
      defer { KeyValueObserving.didChange(self, "center") }
      layer.position = newValue
      checkSafeArea()
      constraintPart?.viewMoved()
    }
  }

  /// The two-dimensional part of the layer's transform; identity by default.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set {
      KeyValueObserving.change(self, "transform") {
        layer.transform = CATransform3DMakeAffineTransform(newValue)
      }
    }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// How the view follows a resize of its superview; fixed margins and size by default.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow this view's size by their masks; true by default.
  open var autoresizesSubviews = true

  // MARK: Look

  /// 0 to 1; 1 by default.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      KeyValueObserving.change(self, "alpha") {
        layer.opacity = Float(min(max(newValue, 0), 1))
      }
    }
  }

  open var isHidden: Bool {
    get { hidesLater || layer.isHidden }
    set {
      KeyValueObserving.willChange(self, "hidden")
      defer { KeyValueObserving.didChange(self, "hidden") }
      let old = isHidden
      hidesLater = newValue && !layer.isHidden && parentView?.delaysHiding(of: self) == true
      if !hidesLater { layer.isHidden = newValue }
      if newValue != old { parentView?.subviewVisibilityChanged(self) }
    }
  }
  /// Set while a hidden view is still seen.
  private var hidesLater = false
  func hideNow() {
    guard hidesLater else { return }
    hidesLater = false
    layer.isHidden = true
  }
  /// Whether a subview that is hidden goes on being seen; whoever says so calls `hideNow()`.
  func delaysHiding(of view: UIView) -> Bool { false }
  func subviewVisibilityChanged(_ view: UIView) {}

  /// Nil by default; a dynamic colour follows the view's traits.
  open var backgroundColor: UIColor? {
    get {
      guard shownBackground !== layer.backgroundColor else { return ownBackground }
      return layer.backgroundColor.map { UIColor(cgColor: $0) }
    }
    set {
      KeyValueObserving.willChange(self, "backgroundColor")
      defer { KeyValueObserving.didChange(self, "backgroundColor") }
      ownBackground = newValue
      showBackground()
    }
  }
  private var ownBackground: UIColor?
  /// What the layer was given for it.
  private var shownBackground: CGColor?

  private func showBackground() {
    let isDynamic = ownBackground?.isDynamic == true
    let color = isDynamic ? ownBackground?.resolvedColor(with: currentTraits) : ownBackground
    shownBackground = color?.cgColor
    layer.backgroundColor = shownBackground
  }

  /// The traits that colours go by have changed. That the tint is announced anew is unverified.
  func colorsChanged() {
    if ownBackground?.isDynamic == true, shownBackground === layer.backgroundColor {
      showBackground()
    }
    if DrawingClasses.draws(self) { setNeedsDisplay() }
    setNeedsLayout()
    if tintColor.isDynamic { asCurrent { tintColorDidChange() } }
  }

  /// Whether content outside the bounds is cut off; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A promise that the view fills its bounds; true by default.
  open var isOpaque = true
  /// How content fits when the bounds change; `.scaleToFill` by default.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// The colour of interactive parts; the superview's when nil, the system blue at the root.
  open var tintColor: UIColor! {
    get { ownTint ?? parentView?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tellTintChanged()
    }
  }
  private(set) var ownTint: UIColor?
  open func tintColorDidChange() {}

  func tellTintChanged() {
    tintColorDidChange()
    for view in views where view.ownTint == nil { view.tellTintChanged() }
  }

  // MARK: Touches

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0

  /// The attached recognizers, in the order they were added; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      for old in attachedRecognizers where newValue?.contains(where: { $0 === old }) != true {
        removeGestureRecognizer(old)
      }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }
  private var attachedRecognizers: [UIGestureRecognizer] = []

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    attachedRecognizers.append(recognizer)
    recognizer.view = self
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    attachedRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Whether a recognizer may act on a touch that landed in this view or in a subview of it; asked
  /// of each view from the touched one up to the recognizer's own. True by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The deepest view under `point` that takes touches; nil when it is outside.
  ///
  /// Skips hidden views, views that take no touches and views fainter than 0.01. Looks at model
  /// values, not at what an animation shows.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, Float(alpha) >= 0.01, isUserInteractionEnabled, touchBlocks == 0,
      self.point(inside: point, with: event)
    else { return nil }
    for view in views.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Traits

  /// The traits of the controller or superview, with the view's own overrides.
  open var traitCollection: UITraitCollection { currentTraits }

  /// After a change, parents before children; does nothing by default, overrides call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for the view and its subviews; inherited when unspecified, the default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState?.style ?? .unspecified }
    set { changeTraits { $0.style = newValue } }
  }

  /// Traits that the view sets for itself and its subviews.
  public final var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { changeTraits { $0.overrides = newValue } }
  }

  /// What the engine does with a change before it goes on to the subviews.
  func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    if new.layoutDirection != old.layoutDirection { constraintPart?.directionChanged() }
    if new.hasDifferentColorAppearance(comparedTo: old) { colorsChanged() }
    tellTraits(from: old, to: new)
  }

  // MARK: Safe area and margins

  /// How much of each edge bars and the device's shape cover, in points; zero outside of a window.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }
  /// Once after each change, before the layout; does nothing by default.
  open func safeAreaInsetsDidChange() {}

  /// Empty space inside each edge, in points: 8, and the safe area, by default.
  open var layoutMargins: UIEdgeInsets {
    get { currentMargins }
    set {
      let direction = effectiveUserInterfaceLayoutDirection
      changeMargins { $0.margins = newValue.directional(direction) }
    }
  }
  /// The layout margins, named by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { currentMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { changeMargins { $0.margins = newValue } }
  }
  /// Whether margins are at least as wide as the superview's reach; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { edges?.preservesSuperviewMargins ?? false }
    set { changeMargins { $0.preservesSuperviewMargins = newValue } }
  }
  /// Whether the safe area is added to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { edges?.addsSafeArea ?? true }
    set { changeMargins { $0.addsSafeArea = newValue } }
  }
  /// Once after each change of the margins, before `safeAreaInsetsDidChange()`; does nothing by
  /// default.
  open func layoutMarginsDidChange() {}

  // MARK: Hierarchy

  open var superview: UIView? { parentView }
  /// Back to front.
  open var subviews: [UIView] { views }
  open var window: UIWindow? { hostWindow }

  open func addSubview(_ view: UIView) { insert(view, at: views.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, offset: 1)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, offset: 0)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view.parentView === self else { return }
    views.removeAll { $0 === view }
    views.append(view)
    layer.addSublayer(view.layer)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard view.parentView === self else { return }
    views.removeAll { $0 === view }
    views.insert(view, at: 0)
    layer.insertSublayer(view.layer, at: 0)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard views.indices.contains(index1), views.indices.contains(index2) else { return }
    layer.exchangeSublayers(views[index1].layer, views[index2].layer)
    views.swapAt(index1, index2)
  }

  /// Leaves the superview; constraints that reach outside of the view end.
  open func removeFromSuperview() { leaveSuperview() }

  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let here = current {
      if here === view { return true }
      current = here.parentView
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in views {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // Each of these does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Positions subviews: by default those that constraints place.
  open func layoutSubviews() { constraintPart?.placeSubviews() }
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Updates and solves constraints, then lays out the subtree where it is needed.
  open func layoutIfNeeded() { layoutWithConstraints() }

  /// The size that suits the view; its current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that suits the view; the top left corner of its frame stays where it is.
  open func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    let moved = frame.origin
    // Infinite geometry has no corner to keep.
    guard corner.isFinitePoint, moved.isFinitePoint else { return }
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }

  /// The size the content asks for; `noIntrinsicMetric` twice by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  public class var noIntrinsicMetric: CGFloat { -1 }
  /// Has the content's size asked for anew before the next layout.
  open func invalidateIntrinsicContentSize() { constraintPart?.contentSizeChanged() }
  /// Whether the content's height depends on its width, and what the intrinsic size is while lines
  /// are as wide as a width; 0 for one that nothing limits.
  var wrapsContent: Bool { false }
  func contentSize(wrappedAt width: CGFloat) -> CGSize { intrinsicContentSize }

  // MARK: Constraints

  /// Whether instances need constraints to be laid out, so that `updateConstraints()` is called
  /// although there are none yet; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Brings the view's constraints up to date before they are solved, after the subviews'; does
  /// nothing by default, overrides call super last.
  open func updateConstraints() {}

  /// The size that satisfies the view's constraints and comes nearest to `targetSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Like `systemLayoutSizeFitting(_:)`, with the priority of each side of the target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// How far the rectangle that constraints align lies inside the frame; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: UIEdgeInsets.zero - alignmentRectInsets)
  }

  /// The view whose text gives the first baseline; `forLastBaselineLayout` by default.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose text gives the last baseline; this one by default.
  open var forLastBaselineLayout: UIView { self }
  /// From the top to the first baseline, and from the last one to the bottom. Without text they
  /// are the edges (unverified).
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  private func sizeChanged(from old: CGSize) {
    setNeedsLayout()
    drawIfFirstSized(from: old)
    if autoresizesSubviews {
      for view in views { view.autoresize(from: old, to: bounds.size) }
    }
    if edges != nil { for view in views { view.checkSafeArea() } }
  }

  // MARK: Drawing

  /// Draws the content into the current context; does nothing by default.
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  // MARK: CALayerDelegate

  open func display(_ layer: CALayer) { displayContents() }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    asCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }

  open func layerWillDraw(_ layer: CALayer) {}

  open func layoutSublayers(of layer: CALayer) {
    asCurrent {
      tellEdges()
      constraintPart?.viewWillLayout()
      owner?.viewWillLayout()
      layoutSubviews()
      owner?.viewDidLayout()
    }
  }

  /// The animation of a change inside an animation block, `NSNull` outside one.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let action = AnimationScope.action(layer: layer, key: event) else { return NSNull() }
    blockTouches(while: AnimationScope.current)
    return action
  }

  /// An animating view takes no touches, unless its block allows them (facts H.1.8).
  private func blockTouches(while scope: AnimationScope?) {
    guard let scope, !scope.allowsTouches, touchScope !== scope else { return }
    touchScope = scope
    touchBlocks += 1
    scope.completion.whenDone { [weak self] in self?.touchBlocks -= 1 }
  }
  private weak var touchScope: AnimationScope?

  nonisolated open override var description: String {
    MainActor.assumeIsolated { line }
  }
}
