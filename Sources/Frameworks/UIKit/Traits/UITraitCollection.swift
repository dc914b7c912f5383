/// The traits of an interface: size classes, style, direction, scale, text size and others.
/// Immutable.
///
/// A trait that is not specified has the value `unspecified`; a scale that is not specified is 0.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  /// Creates a collection in which no trait is specified.
  public convenience override init() { self.init(TraitValues()) }

  // MARK: Traits

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// The number of pixels per point.
  open var displayScale: CGFloat { values.scale }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  open var legibilityWeight: UILegibilityWeight { values.weight }
  /// Whether the screen measures pressure. The value is `.unavailable` in the traits of Matchcut's
  /// device. In a collection that does not specify the device idiom, the value is `.unknown`.
  open var forceTouchCapability: UIForceTouchCapability {
    values.idiom == .unspecified ? .unknown : .unavailable
  }

  /// The value of any trait, including traits that an app defines.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  // MARK: Creating

  /// A closure that sets traits in a container.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Creates a collection with the traits that `mutations` sets.
  public convenience init(mutations: TraitMutations) {
    self.init(TraitValues().mutated(by: mutations))
  }

  /// Returns a copy with the changes that `mutations` makes.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values.mutated(by: mutations))
  }

  /// Returns a copy in which one trait is set.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    var copy = values
    copy[trait] = value
    return UITraitCollection(copy)
  }

  /// Creates a collection with all traits that the given collections specify. If several
  /// collections specify the same trait, the last one takes precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  // MARK: Comparing

  /// Whether all traits that `trait` specifies have the same values in this collection.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// Whether a dynamic colour may be different under the two collections; true if the argument is
  /// nil.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let traitCollection else { return true }
    return traitCollection !== self && values.differsInColor(from: traitCollection.values)
  }

  /// UIKit's traits that affect dynamic colours.
  open class var systemTraitsAffectingColorAppearance: [UITrait] {
    TraitValues.colorTraits
  }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.idiom)
    hasher.combine(values.style)
    hasher.combine(values.horizontal)
    hasher.combine(values.vertical)
    return hasher.finalize()
  }

  open override var description: String {
    "<UITraitCollection: \(values.texts.joined(separator: ", "))>"
  }
}

extension TraitValues {
  fileprivate func mutated(by mutations: UITraitCollection.TraitMutations) -> TraitValues {
    var container: any UIMutableTraits = self
    mutations(&container)
    return container as? TraitValues ?? self
  }
}
