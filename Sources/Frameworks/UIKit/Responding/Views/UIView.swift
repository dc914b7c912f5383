import CDeviceRuntime

/// A rectangle on screen that draws content, lays out its subviews and receives touches.
///
/// All visible properties are stored in the view's layer. The view is the layer's delegate and
/// determines which changes are animated.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, TraitHost {
  /// The class of the view's layer; `CALayer` by default.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's layer, which is created with the view. The view is the layer's delegate.
  public let layer: CALayer

  /// The subviews from back to front, in the order of their layers.
  var views: [UIView] = []
  weak var parentView: UIView?
  weak var hostWindow: UIWindow?
  /// The controller to which this view belongs. The controller observes the view's layout and
  /// changes of its window.
  package weak var owner: (any ViewOwner)?
  /// The number of running animation blocks that disable touches for this view.
  var touchBlocks = 0
  package var traitState: TraitState?
  /// The traits that are used while there is no superview. These traits are those of the screen at
  /// the time when the view was created, or those of the view's last superview.
  var inheritedTraits = UIScreen.main.traitCollection
  var edges: ViewEdges?
  var constraintPart: (any ViewConstraints)?
  /// Whether `updateConstraints` must be called on this view. `hasConstraintUpdateBelow` says
  /// whether `updateConstraints` must be called on a descendant.
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
    if !Self.readsArchiveLater { readArchive(coder) }
  }
  /// Whether the class reads its archived values itself, after it has created its subviews.
  class var readsArchiveLater: Bool { false }

  /// Writes the view with its subviews and constraints to a keyed archive. The archive contains the
  /// view's geometry, colours and other values that `UIView` declares. Among UIKit's subclasses,
  /// only labels, image views and cells write further values. Gesture recognizers, layers and the
  /// parts of controls are not written. Overrides must call super.
  open func encode(with coder: NSCoder) {
    guard coder is NSKeyedArchiver else { return }
    ViewArchiving.current.encode?(self, coder)
  }

  private func setUp() {
    layer.delegate = self
    layer.contentsScale = Double(UIScreen.main.scale)
    // Every view is laid out once, even if its size stays zero.
    setNeedsLayout()
  }

  open override var next: UIResponder? { owner ?? parentView }

  /// A view whose alpha masks this view, in this view's coordinate system. The mask view is not one
  /// of `subviews`.
  open var mask: UIView? {
    didSet {
      guard mask !== oldValue else { return }
      mask?.removeFromSuperview()
      layer.mask = mask?.layer
    }
  }

  // MARK: Geometry

  /// The number of pixels per point with which the view draws; by default that of the screen.
  ///
  /// Apple documents that typical values are 1 or 2, and that a view that overrides `draw(_:)` has
  /// the screen's value while it is in a window. Unverified: that every view has the screen's value
  /// from the beginning.
  open var contentScaleFactor: CGFloat {
    get { CGFloat(layer.contentsScale) }
    set {
      guard newValue != contentScaleFactor else { return }
      layer.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  /// The view's rectangle in its superview. The frame is derived from `bounds` and `center`.
  ///
  /// The frame is undefined while `transform` is not the identity. While `transform` is not the
  /// identity, use `bounds` and `center` instead of `frame`.
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

  /// The point that does not move when `transform` rotates or scales the view, as fractions of the
  /// bounds; (0.5, 0.5) by default.
  ///
  /// `center` is the position of this point in the superview. Setting the anchor point therefore
  /// moves the view, unless `center` is set as well. Changes inside an animation block are
  /// animated. Source: UIView.h, iOS 16.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set {
      KeyValueObserving.willChange(self, "anchorPoint")
      defer { KeyValueObserving.didChange(self, "anchorPoint") }
      layer.anchorPoint = newValue
      checkSafeArea()
      constraintPart?.viewMoved()
    }
  }

  /// The affine part of the layer's transform; the identity by default.
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

  /// How the view is resized when its superview is resized. By default, all margins and sizes are
  /// fixed.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews are resized together with this view, according to their autoresizing masks;
  /// true by default.
  open var autoresizesSubviews = true

  // MARK: Appearance

  /// The opacity, from 0 to 1; 1 by default.
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
  /// Whether hiding the view is delayed and the view is therefore still visible.
  private var hidesLater = false
  func hideNow() {
    guard hidesLater else { return }
    hidesLater = false
    layer.isHidden = true
  }
  /// Whether hiding a subview is delayed. If hiding the subview is delayed, this view must call
  /// `hideNow()` on it later.
  func delaysHiding(of view: UIView) -> Bool { false }
  func subviewVisibilityChanged(_ view: UIView) {}

  /// The background colour; nil by default. A dynamic colour changes with the view's traits.
  open var backgroundColor: UIColor? {
    get {
      guard shownBackground !== layer.backgroundColor else { return ownBackground }
      return layer.backgroundColor.map { UIColor(cgColor: $0) }
    }
    set {
      KeyValueObserving.willChange(self, "backgroundColor")
      defer { KeyValueObserving.didChange(self, "backgroundColor") }
      ownBackground = newValue
      showBackgroundColor()
    }
  }
  var ownBackground: UIColor?
  /// The resolved colour that has been set on the layer.
  var shownBackground: CGColor?

  /// Whether content outside the bounds is clipped; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the view promises to fill its bounds; true by default.
  open var isOpaque = true
  /// How content is placed in the bounds; `.scaleToFill` by default.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// The colour of interactive parts. If `tintColor` is nil, the colour is inherited from the
  /// superview; the root view uses system blue. While `tintAdjustmentMode` is `.dimmed`, the getter
  /// returns a grey.
  open var tintColor: UIColor! {
    get { shownTint }
    set {
      ownTint = newValue
      tellTintChanged()
    }
  }
  private(set) var ownTint: UIColor?
  open func tintColorDidChange() {
    if methods_are_exchanged(), ran("tintColorDidChange") { return }
  }

  /// Whether the tint colours of the view and its subviews are dimmed. The getter returns the first
  /// value other than `.automatic` among the view and its superviews, or `.normal` if there is
  /// none. When the mode changes, `tintColorDidChange()` is called on every view that it affects.
  /// Source: UIView.h.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { shownTintMode }
    set {
      let old = shownTintMode
      ownTintMode = newValue
      if shownTintMode != old { tellTintModeChanged() }
    }
  }
  private(set) var ownTintMode = TintAdjustmentMode.automatic

  private var styledTint: UIColor? {
    get { ownTint }
    set { tintColor = newValue }
  }

  /// The properties that an appearance proxy of this class passes on. Overrides add properties to
  /// those of the superclass.
  class var styledProperties: [StyledProperty] {
    [
      StyledProperty(\UIView.backgroundColor),
      StyledProperty(\UIView.styledTint),
    ]
  }

  // MARK: Motion

  /// The effects that depend on the tilt of the device, in the order in which they were added.
  open var motionEffects: [UIMotionEffect] = []

  /// The shape of the view that collisions use; `.rectangle` by default.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The convex path around the view's centre that collisions use for the shape `.path`. By
  /// default, the path is the rectangle of the bounds.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }

  // MARK: Interactions

  /// The interactions, in the order in which they were added; empty by default. Setting
  /// `interactions` removes and adds interactions so that the view has the interactions of the new
  /// array, in the array's order.
  open var interactions: [any UIInteraction] {
    get { attachedInteractions }
    set {
      for old in attachedInteractions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }
  private var attachedInteractions: [any UIInteraction] = []

  /// Adds an interaction and, before that, removes it from its previous view. Calls the
  /// interaction's `willMove(to:)` before it is added and `didMove(to:)` after it was added. Does
  /// nothing if the view already has the interaction.
  open func addInteraction(_ interaction: any UIInteraction) {
    guard !attachedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attachedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction, and calls its `willMove(to: nil)` and `didMove(to: nil)`. Does nothing
  /// if the view does not have the interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    attachedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  // MARK: Touches

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  /// A name for state restoration; nil by default. Matchcut restores no state.
  open var restorationIdentifier: String?
  /// Whether the view keeps its colours while the system inverts them; false by default. Matchcut's
  /// device does not invert colours.
  open var accessibilityIgnoresInvertColors = false

  /// The attached recognizers, in the order in which they were added; nil until one has been added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers }
    set {
      for old in attachedRecognizers ?? [] where newValue?.contains(where: { $0 === old }) != true {
        removeGestureRecognizer(old)
      }
      for new in newValue ?? [] { addGestureRecognizer(new) }
      if newValue == nil { attachedRecognizers = nil }
    }
  }
  /// The attached recognizers. If all recognizers have been removed again, the array is empty and
  /// not nil (unverified; a library's tests rely on it).
  private var attachedRecognizers: [UIGestureRecognizer]?

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    attachedRecognizers = (attachedRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    attachedRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Whether a recognizer may begin with a touch in this view or its subviews; true by default.
  /// UIKit calls the method on each view from the touched view up to the recognizer's view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The deepest view at `point` that receives touches; nil if `point` is outside this view.
  ///
  /// Hidden views, views with disabled interaction, and views with an alpha below 0.01 are skipped.
  /// Hit testing uses model values, not presentation values.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if methods_are_exchanged(),
      let result = answer("hitTest:withEvent:", point, event, as: UIView?.self)
    {
      return result
    }
    return deepestView(at: point, with: event)
  }
  final func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, Float(alpha) >= 0.01, isUserInteractionEnabled, touchBlocks == 0,
      self.point(inside: point, with: event)
    else { return nil }
    for view in views.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if methods_are_exchanged(),
      let result = answer("pointInside:withEvent:", point, event, as: Bool.self)
    {
      return result
    }
    return bounds.contains(point)
  }

  // MARK: Traits

  /// The traits of the controller or superview, modified by the view's own overrides.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Called after the traits have changed, on parents before children; does nothing by default.
  /// Overrides must call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    if methods_are_exchanged(), ran("traitCollectionDidChange:", previousTraitCollection) { return }
  }

  /// The light or dark style of the view and its subviews. If the property is `.unspecified` (the
  /// default), the style is inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState?.style ?? .unspecified }
    set { changeTraits { $0.style = newValue } }
  }

  /// Trait overrides for the view and its subviews.
  public final var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { changeTraits { $0.overrides = newValue } }
  }

  /// Determines whether the layout follows the reading direction, as it does for `.unspecified`
  /// (the default). Subviews do not inherit this property.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { semanticContentChanged() } }
  }

  /// Updates the view after a trait change, before its subviews are notified.
  func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    if new.layoutDirection != old.layoutDirection { constraintPart?.directionChanged() }
    if new.hasDifferentColorAppearance(comparedTo: old) { colorsChanged() }
    tellTraits(from: old, to: new)
  }

  // MARK: Safe area and margins

  /// The distances from the edges that bars and the device's shape cover, in points; zero if the
  /// view is not in a window.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }
  /// Called once per change of the safe area, before the layout; does nothing by default.
  open func safeAreaInsetsDidChange() {
    if methods_are_exchanged(), ran("safeAreaInsetsDidChange") { return }
  }

  /// The margin inside each edge, in points; by default 8 plus the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { currentMargins }
    set {
      let direction = effectiveUserInterfaceLayoutDirection
      changeMargins { $0.margins = newValue.directional(direction) }
    }
  }
  /// The layout margins with leading and trailing edges, which depend on the reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { currentMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { changeMargins { $0.margins = newValue } }
  }
  /// Whether this view's margins also keep its content out of the superview's margins; false by
  /// default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { edges?.preservesSuperviewMargins ?? false }
    set { changeMargins { $0.preservesSuperviewMargins = newValue } }
  }
  /// Whether the safe area is added to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { edges?.addsSafeArea ?? true }
    set { changeMargins { $0.addsSafeArea = newValue } }
  }
  /// Called once per change of the margins, before `safeAreaInsetsDidChange()`; does nothing by
  /// default.
  open func layoutMarginsDidChange() {}

  // MARK: Hierarchy

  open var superview: UIView? { parentView }
  /// The subviews, from back to front.
  open var subviews: [UIView] { views }
  open var window: UIWindow? { hostWindow }

  open func addSubview(_ view: UIView) {
    if methods_are_exchanged(), ran("addSubview:", view) { return }
    insert(view, at: views.count)
  }

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

  /// Removes the view from its superview. Also removes all constraints to views outside this view's
  /// subtree.
  open func removeFromSuperview() {
    if methods_are_exchanged(), ran("removeFromSuperview") { return }
    leaveSuperview()
  }

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

  // These methods do nothing by default.
  open func didAddSubview(_ subview: UIView) {
    if methods_are_exchanged(), ran("didAddSubview:", subview) { return }
  }
  open func willRemoveSubview(_ subview: UIView) {
    if methods_are_exchanged(), ran("willRemoveSubview:", subview) { return }
  }
  open func willMove(toSuperview newSuperview: UIView?) {
    if methods_are_exchanged(), ran("willMoveToSuperview:", newSuperview) { return }
  }
  open func didMoveToSuperview() {
    if methods_are_exchanged(), ran("didMoveToSuperview") { return }
  }
  open func willMove(toWindow newWindow: UIWindow?) {
    if methods_are_exchanged(), ran("willMoveToWindow:", newWindow) { return }
  }
  open func didMoveToWindow() {
    if methods_are_exchanged(), ran("didMoveToWindow") { return }
  }

  // MARK: Layout

  /// Lays out the subviews. By default, places the subviews that have constraints.
  open func layoutSubviews() {
    if methods_are_exchanged(), ran("layoutSubviews") { return }
    constraintPart?.placeSubviews()
  }
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Updates and solves constraints, then lays out those views of the subtree that need it.
  open func layoutIfNeeded() { layoutWithConstraints() }

  /// The best size for the view; its current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    if methods_are_exchanged(), let result = answer("sizeThatFits:", size, as: CGSize.self) {
      return result
    }
    return bounds.size
  }
  /// Resizes the view to its best size. The top left corner of the view's frame does not move.
  open func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    let moved = frame.origin
    // An infinite frame has no top left corner, so the view is not moved.
    guard corner.isFinitePoint, moved.isFinitePoint else { return }
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }

  /// The natural size of the content. By default, the intrinsic size is `noIntrinsicMetric` in both
  /// directions.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  public class var noIntrinsicMetric: CGFloat { -1 }
  /// Makes UIKit read the intrinsic size again before the next layout.
  open func invalidateIntrinsicContentSize() { constraintPart?.contentSizeChanged() }
  /// Whether the height of the content depends on its width, as for wrapped text.
  /// `contentSize(wrappedAt:)` returns the size of the content at a given width; 0 means an
  /// unlimited width.
  var wrapsContent: Bool { false }
  func contentSize(wrappedAt width: CGFloat) -> CGSize { intrinsicContentSize }

  // MARK: Constraints

  /// Whether instances need constraints; false by default. If `requiresConstraintBasedLayout` is
  /// true, `updateConstraints()` is called even before a constraint exists.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the view's constraints. Called before constraints are solved, on subviews before their
  /// superview; does nothing by default. Overrides must call super as their last step.
  open func updateConstraints() {
    if methods_are_exchanged(), ran("updateConstraints") { return }
  }

  /// The size that is closest to `targetSize` among those that satisfy the view's constraints.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the fitting size, as `systemLayoutSizeFitting(_:)` does, with a priority for each
  /// dimension of the target size.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The view that should receive the focus; the view itself by default (unverified). There is no
  /// focus engine, so UIKit never reads the property.
  open weak var preferredFocusedView: UIView? { self }

  /// The content for users of the largest text sizes; nil until the app sets it.
  var largeContent: LargeContent?
  /// The radii that the app has set; nil by default.
  var corners: UICornerConfiguration?
  /// Called after each layout of the subviews.
  var didLayOut: (@MainActor (UIView) -> Void)?

  /// The insets from the frame to the rectangle that constraints use for alignment; zero by
  /// default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: UIEdgeInsets.zero - alignmentRectInsets)
  }

  /// The view whose text provides the first baseline; `forLastBaselineLayout` by default.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose text provides the last baseline; this view by default.
  open var forLastBaselineLayout: UIView { self }
  /// The distances from the top edge to the first baseline, and from the last baseline to the
  /// bottom edge. Both distances are 0 if the view has no text (unverified).
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  /// Called when the size of the bounds has changed, by `bounds` or `frame`.
  func sizeChanged(from old: CGSize) {
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
  /// Whether `draw(_:)` starts with an empty bitmap; true by default. If the property is false,
  /// `draw(_:)` starts with the bitmap that it drew last, unless the size has changed since then
  /// (unverified, because UIKit promises no content). Source: UIView.h.
  open var clearsContextBeforeDrawing = true
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
      didLayOut?(self)
      owner?.viewDidLayout()
    }
  }

  /// Returns the animation of a change inside an animation block, or `NSNull` outside a block.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let action = AnimationScope.action(layer: layer, key: event) else { return NSNull() }
    blockTouches(while: AnimationScope.current)
    return action
  }

  /// Disables touches while the view is animated, unless the animation block allows them (facts
  /// H.1.8).
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

// MARK: Exchanged implementations

extension UIView {
  private func ran<each A>(_ name: String, _ arguments: repeat each A) -> Bool {
    ExchangedMethods.ran(name, of: UIView.self, self, repeat each arguments)
  }
  private func answer<each A, R>(
    _ name: String, _ arguments: repeat each A, as type: R.Type
  ) -> R? {
    ExchangedMethods.answer(name, of: UIView.self, self, repeat each arguments, as: type)
  }
}
