import CDeviceRuntime

/// A rectangle with content, a transform and sublayers. A layer is the unit of drawing and
/// animation.
///
/// Setting a property changes the model value immediately and requests an animation with
/// `action(forKey:)`. Rendered frames show the change after the next commit.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming, Attachable, KeyValueCoder {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The model values. Write model values through the properties or `write(_:_:)`.
  package internal(set) var values = LayerValues()
  /// Maps the superlayer's time to local time. `CAMediaTiming` is the public interface of this
  /// clock.
  package var clock = Clock.normal {
    didSet {
      guard clock != oldValue else { return }
      World.current.animations.clocksChanged()
      markDirty()
    }
  }
  /// The number of this layer in the order of creation. The number is the same in identical runs,
  /// and unique among the layers of one virtual device.
  package private(set) var id: Int
  /// The `World` that assigned `id`.
  private weak var numberedBy: World?

  /// Replaces `id` with a number of the virtual device that commits the layer. Does nothing if the
  /// layer was created on the same device. Without the replacement, layers of different devices
  /// could have the same number.
  func takeNumber(of world: World) {
    guard numberedBy !== world else { return }
    numberedBy = world
    id = world.nextLayerID()
  }

  var children: [CALayer] = []
  /// The animations in the order in which they were added, including finished ones that have not
  /// been removed.
  var attached: [AttachedAnimation] = []
  /// The node of the last commit; nil before the first commit.
  var node: RenderNode?
  var isDirty = true
  var hasDirtyBelow = false
  var needsLayoutNow = false
  /// Whether `layoutSublayers()` is running as a part of the layout.
  var isLayingOut = false
  var hasLayoutBelow = false
  var needsDisplayNow = false

  /// Whether this is the root layer of a screen. Only layers in the tree of such a root layer are
  /// rendered.
  package var isTreeRoot = false

  public override init() {
    let world = World.current
    (id, numberedBy) = (world.nextLayerID(), world)
    super.init()
  }

  /// Creates a presentation layer. The initializer copies the values, including those of the app's
  /// own keys, but not the sublayers and the delegate.
  public init(layer: Any) {
    id = (layer as? CALayer)?.id ?? World.current.nextLayerID()
    super.init()
    isCopy = true
    if let layer = layer as? CALayer {
      values = layer.values
      clock = layer.clock
      appKeys = layer.appKeys
    }
  }
  /// Whether the layer was created as a presentation layer.
  private var isCopy = false

  public required init?(coder: NSCoder) {
    let world = World.current
    (id, numberedBy) = (world.nextLayerID(), world)
    super.init()
  }

  /// The object that provides actions, layout and drawing; usually the view. The delegate is not
  /// retained.
  open weak var delegate: (any CALayerDelegate)?
  /// A name for the app's own use; nil by default.
  open var name: String?
  /// Actions by key. These actions are searched if the delegate does not return an action.
  open var actions: [String: any CAAction]?

  // MARK: Tree

  /// The layer that has this one as a sublayer or mask. The superlayer of a presentation layer is
  /// the presentation layer of the model layer's superlayer.
  open internal(set) var superlayer: CALayer? {
    get { isPresentation ? modelLayer?.superlayer?.presentation() : parentLayer }
    set { parentLayer = newValue }
  }
  private weak var parentLayer: CALayer?

  /// The sublayers, back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get {
      guard !isPresentation else { return modelLayer?.presentationSublayers }
      return children.isEmpty ? nil : children
    }
    set {
      let new = newValue ?? []
      for child in children where !new.contains(where: { $0 === child }) {
        child.removeFromSuperlayer()
      }
      for child in new { addSublayer(child) }
    }
  }

  /// The layer whose alpha channel masks this layer. The mask is not one of the `sublayers`.
  ///
  /// Setting this property removes the mask from its previous superlayer. Raises an exception if
  /// the mask is this layer or one of its ancestors.
  open var mask: CALayer? {
    get { isPresentation ? modelLayer?.mask?.presentation() : maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      newValue?.refuseToHold(in: self)
      let old = maskLayer
      maskLayer = nil
      old?.superlayer = nil
      newValue?.removeFromSuperlayer()
      maskLayer = newValue
      if let newValue { adopt(newValue) }
      old?.leaveTree()
      markDirty()
    }
  }
  private var maskLayer: CALayer?

  // MARK: Values

  /// The rectangle of the layer in its own coordinates.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      guard newValue != values.bounds else { return }
      if newValue.holdsNaN { refuse(bounds: newValue) }
      write(.bounds) { $0.bounds = newValue }
    }
  }
  /// The position of `anchorPoint` in the superlayer's coordinates.
  open var position: CGPoint {
    get { values.position }
    set {
      if newValue.holdsNaN { refuse(position: newValue) }
      assign(.position, \.position, newValue)
    }
  }
  /// The point about which transforms are applied, in fractions of `bounds`; the centre by default.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { assign(.anchorPoint, \.anchorPoint, newValue) }
  }
  open var anchorPointZ: CGFloat {
    get { CGFloat(values.anchorPointZ) }
    set { assign(.anchorPointZ, \.anchorPointZ, Double(newValue)) }
  }
  /// The depth relative to the siblings, which determines the drawing order; 0 by default.
  open var zPosition: CGFloat {
    get { CGFloat(values.zPosition) }
    set { assign(.zPosition, \.zPosition, Double(newValue)) }
  }
  /// The transform, applied about `anchorPoint`; the identity by default.
  open var transform: CATransform3D {
    get { values.transform }
    set { assign(.transform, \.transform, newValue) }
  }
  /// The transform that is applied to sublayers about this layer's anchor point, usually for
  /// perspective.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { assign(.sublayerTransform, \.sublayerTransform, newValue) }
  }
  /// The opacity from 0 to 1; 1 by default.
  open var opacity: Float {
    get { Float(values.opacity) }
    set { assign(.opacity, \.opacity, Double(newValue)) }
  }
  open var isHidden: Bool {
    get { values.isHidden }
    set { assign(.hidden, \.isHidden, newValue) }
  }
  /// Whether the layer is visible when its back faces the viewer; true by default.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { assign(.doubleSided, \.isDoubleSided, newValue) }
  }
  /// Whether sublayers and contents are clipped to the bounds, including rounded corners; false by
  /// default.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { assign(.masksToBounds, \.masksToBounds, newValue) }
  }
  open var cornerRadius: CGFloat {
    get { CGFloat(values.cornerRadius) }
    set { assign(.cornerRadius, \.cornerRadius, Double(newValue)) }
  }
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { assign(.backgroundColor, \.backgroundColor, newValue) }
  }
  open var borderWidth: CGFloat {
    get { CGFloat(values.borderWidth) }
    set { assign(.borderWidth, \.borderWidth, Double(newValue)) }
  }
  /// The colour of the border; opaque black by default.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { assign(.borderColor, \.borderColor, newValue) }
  }
  /// The colour of the shadow; opaque black by default.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { assign(.shadowColor, \.shadowColor, newValue) }
  }
  /// The opacity of the shadow; 0 by default, so that there is no shadow.
  open var shadowOpacity: Float {
    get { Float(values.shadowOpacity) }
    set { assign(.shadowOpacity, \.shadowOpacity, Double(newValue)) }
  }
  /// The offset of the shadow in points; (0, −3) by default.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { assign(.shadowOffset, \.shadowOffset, newValue) }
  }
  /// The blur radius of the shadow in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { CGFloat(values.shadowRadius) }
    set { assign(.shadowRadius, \.shadowRadius, Double(newValue)) }
  }
  /// The shape of the shadow. Nil, the default, derives the shape from the layer.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { assign(.shadowPath, \.shadowPath, newValue) }
  }
  /// The part of the contents that is shown, in fractions of the contents; (0, 0, 1, 1) by default.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { assign(.contentsRect, \.contentsRect, newValue) }
  }
  /// The part of the contents that stretches in both directions, in fractions; (0, 0, 1, 1) by
  /// default. The four parts beside the centre stretch in one direction, and the corners do not
  /// stretch.
  ///
  /// This property has an effect only if `contentsGravity` is one of the resizing modes. If the
  /// part's width or height is 0, the part is treated as one pixel wide or high.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { assign(.contentsCenter, \.contentsCenter, newValue) }
  }
  /// The bias of the level of detail in a trilinear minification filter; 0 by default. The bias is
  /// animatable but has no visible effect, because Matchcut does not have a trilinear filter.
  open var minificationFilterBias: Float {
    get { Float(values.minificationFilterBias) }
    set { assign(.minificationFilterBias, \.minificationFilterBias, Double(newValue)) }
  }
  /// The number of pixels of the contents per point; 1 by default.
  open var contentsScale: CGFloat {
    get { CGFloat(values.contentsScale) }
    set { assign(.contentsScale, \.contentsScale, Double(newValue)) }
  }
  /// The contents as a `CGImage`; an object of another type is not shown.
  open var contents: Any? {
    get { values.contents }
    set { assign(.contents, \.contents, newValue as? CGImage) }
  }
  /// How the contents are placed in the bounds; `.resize` by default.
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { assign(\.contentsGravity, newValue) }
  }
  /// The corners that `cornerRadius` rounds; all corners by default.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { assign(\.maskedCorners, newValue) }
  }
  /// Whether edges that are not aligned with pixels are antialiased. The default is true in
  /// Matchcut and false in Apple's implementation.
  open var allowsEdgeAntialiasing: Bool {
    get { values.allowsEdgeAntialiasing }
    set { assign(\.allowsEdgeAntialiasing, newValue) }
  }
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { values.edgeAntialiasingMask }
    set { assign(\.edgeAntialiasingMask, newValue) }
  }
  /// Whether the layer and its sublayers are composited as a group before the opacity is applied;
  /// true by default.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { assign(\.allowsGroupOpacity, newValue) }
  }

  /// The layer's frame in its superlayer. The frame is undefined if the transform moves the layer
  /// out of the plane.
  ///
  /// The frame is derived from `bounds`, `position`, `anchorPoint` and `transform`. Setting the
  /// frame changes `bounds` and `position`.
  open var frame: CGRect {
    get { values.frame }
    set {
      World.current.frameWillChange(self, to: newValue)
      let (bounds, position) = values.placed(in: newValue)
      self.bounds = bounds
      self.position = position
    }
  }

  /// The size that the layer prefers, which is the size of its bounds. Matchcut never reads this
  /// size, because only layout managers would read it and iOS does not have any.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Default values for the app's own keys; nil by default. They apply to keys that were not set.
  /// If a key is missing in this dictionary, the dictionary under its key `style` is searched next.
  open var style: [AnyHashable: Any]?

  /// Whether a change of the value for `key` requires the layer to be drawn again; false by default.
  ///
  /// This method is called when the app sets one of its own keys, and while one of these keys is
  /// animated. If the result is true, the animation draws a copy of the layer in each frame (facts
  /// H.5.12).
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The value of `key` if neither the layer nor its style has one; nil by default.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// The part of the layer that is visible in the nearest scrolling ancestor. The visible part
  /// always equals the bounds, because Matchcut does not have scroll layers.
  open var visibleRect: CGRect { bounds }

  var kept = KeptValues()

  // MARK: CAMediaTiming

  open var beginTime: CFTimeInterval {
    get { clock.timing.begin }
    set { setTiming { $0.begin = newValue } }
  }
  open var timeOffset: CFTimeInterval {
    get { clock.timing.offset }
    set { setTiming { $0.offset = newValue } }
  }
  open var speed: Float {
    get { Float(clock.timing.speed) }
    set { setTiming { $0.speed = Double(newValue) } }
  }
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Actions

  /// The action that this class uses for `event` by default; nil in `CALayer`.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Finds the action for a property change or event. This method asks the delegate, then searches
  /// `actions`, and then uses the default action of the class. If no action is found and the
  /// property of a committed layer is animatable, the method returns the implicit animation.
  ///
  /// The search ends without an action if one of these steps returns `NSNull`. Source: `CALayer.h`.
  open func action(forKey event: String) -> (any CAAction)? {
    if let delegate {
      let answer = delegate.action(for: self, forKey: event)
      if let answer { return answer is NSNull ? nil : answer }
    }
    if let answer = actions?[event] { return answer is NSNull ? nil : answer }
    if let answer = Self.defaultAction(forKey: event) { return answer is NSNull ? nil : answer }
    return implicitAnimation(forKey: event)
  }

  // MARK: Key-value coding

  // On Apple's systems, `NSObject` has these members. A key may be the key path of an animatable
  // property, such as `transform.rotation.z`, or the name of another property in the table of the
  // class. Any other key is a key of the app.

  open func value(forKeyPath keyPath: String) -> Any? {
    if let value = keyedValue(forPath: keyPath) { return value }
    return keyPath.contains(".") ? appKeys[keyPath] : value(forUndefinedKey: keyPath)
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard !setKeyedValue(value, forPath: keyPath) else { return }
    guard !keyPath.contains(".") else {
      appKeys[keyPath] = KeyedValue.stored(value)
      return
    }
    setValue(value, forUndefinedKey: keyPath)
  }
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  open func value(forUndefinedKey key: String) -> Any? {
    appKeys[key] ?? styledValue(key) ?? Self.defaultValue(forKey: key)
  }
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    let action =
      isCopy || World.current.transactions.disablesActions ? nil : self.action(forKey: key)
    KeyValueObserving.change(self, key) { appKeys[key] = KeyedValue.stored(value) }
    markDirty()
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }
  open func setNilValueForKey(_ key: String) { KeyValueCoding.raiseNil(key, of: self) }
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { KeyValueObserving.raiseUnhandled(self, keyPath, object, change, context) }
  /// The values of the app's own keys.
  var appKeys: [String: Any] = [:]
  /// The values of the app's own keys in the last commit.
  var committedKeys: [String: Any] = [:]
  /// The contents that an animation of an app's own key has drawn; nil if no such animation runs.
  var animatedContents: AnimatedContents?

  // MARK: Layout and display

  /// Schedules `layoutSublayers()` before the next commit.
  open func setNeedsLayout() {
    guard !needsLayoutNow else { return }
    needsLayoutNow = true
    markAncestors(\.hasLayoutBelow)
  }
  open func needsLayout() -> Bool { needsLayoutNow }

  /// Lays out the subtree that begins at this layer. If the superlayer needs layout too, the layout
  /// begins higher up: at the topmost of the consecutive superlayers that need layout.
  open func layoutIfNeeded() {
    var top = self
    while let parent = top.superlayer, parent.needsLayoutNow { top = parent }
    top.layoutTree()
  }

  /// Positions the sublayers. By default, calls the delegate's `layoutSublayers(of:)`.
  open func layoutSublayers() {
    if methods_are_exchanged(),
      ExchangedMethods.ran("layoutSublayers", of: CALayer.self, self)
    {
      return
    }
    delegate?.layoutSublayers(of: self)
  }

  /// Schedules redrawing of the contents before the next commit.
  open func setNeedsDisplay() {
    needsDisplayNow = true
    markDirty()
  }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { needsDisplayNow }
  /// Whether a change of `bounds` causes the contents to be redrawn; false by default.
  open var needsDisplayOnBoundsChange = false

  open func displayIfNeeded() {
    guard needsDisplayNow else { return }
    needsDisplayNow = false
    display()
  }

  /// Provides the contents. Calls the delegate's `display(_:)` or, if it is not implemented, fills
  /// a bitmap by calling `draw(in:)`.
  open func display() {
    guard !(drawingDelegate?.displays(self) ?? false) else { return }
    drawBitmap()
  }

  /// Draws the contents. By default, calls the delegate's `draw(_:in:)`.
  open func draw(in ctx: CGContext) { drawingDelegate?.draw(self, in: ctx) }
  /// A presentation layer has no delegate, so its model layer's delegate draws it.
  private var drawingDelegate: (any CALayerDelegate)? { delegate ?? modelLayer?.delegate }

  // MARK: Animations

  /// Adds a copy of `anim` under `key`. An existing animation that has this key is removed.
  ///
  /// The animation begins at the current tick unless `beginTime` is set. Animations with a nil key
  /// do not replace each other.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if methods_are_exchanged(),
      ExchangedMethods.ran("addAnimation:forKey:", of: CALayer.self, self, anim, key)
    {
      return
    }
    addCopy(of: anim, forKey: key)
  }

  /// Removes an animation. The animation's delegate and completion block are called with `finished`
  /// set to false.
  open func removeAnimation(forKey key: String) {
    if methods_are_exchanged(),
      ExchangedMethods.ran("removeAnimationForKey:", of: CALayer.self, self, key)
    {
      return
    }
    removeAttached(forKey: key)
  }

  open func removeAllAnimations() {
    for found in attached { found.end(finished: false, at: World.current.clock.now) }
  }

  /// The keys of the attached animations, in the order in which they were added.
  open func animationKeys() -> [String]? {
    let keys = attached.map(\.key).filter { !$0.isEmpty }
    return keys.isEmpty ? nil : keys
  }

  open func animation(forKey key: String) -> CAAnimation? {
    attached.last { $0.key == key }?.animation
  }

  /// A copy of the layer with its presentation values at the current time; nil before the first
  /// commit.
  ///
  /// The copy's `superlayer`, `sublayers` and `mask` are presentation layers too, so conversions
  /// between presentation layers use presentation values. Returns the same object until the next
  /// commit or tick. Source: `CALayer.h`. The copy is created by `init(layer:)` of the layer's
  /// class. As on iOS, the program terminates if the class neither declares nor inherits this
  /// initialiser.
  open func presentation() -> Self? { presentationCopy() as? Self }

  /// The model layer of a presentation layer; for any other layer, the layer itself.
  open func model() -> Self { modelLayer as? Self ?? self }
  /// The model layer. This property is set only in presentation layers.
  weak var modelLayer: CALayer? { didSet { isPresentation = true } }
  private(set) var isPresentation = false
  /// The last presentation layer, with the node and the time that it shows.
  var shownCopy: PresentationCopy?

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(Swift.type(of: self)) \(id); position = \(position); bounds = \(bounds)>"
    }
  }
}
