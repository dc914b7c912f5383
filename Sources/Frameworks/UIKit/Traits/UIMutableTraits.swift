/// A mutable container of traits.
public protocol UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
}

extension TraitValues: UIMutableTraits {}

/// Traits that an object overrides for itself and its descendants.
///
/// If a trait has no override, reading it returns its default value.
public struct UITraitOverrides: UIMutableTraits {
  /// The traits that are overridden, in the order in which they were first set.
  private var traits: [UITrait] = []
  private var values = TraitValues()

  package init() {}

  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set {
      if !contains(trait) { traits.append(trait) }
      values[trait] = newValue
    }
  }

  /// Whether `trait` is overridden; the override may equal the default value.
  public func contains(_ trait: UITrait) -> Bool { traits.contains { $0 == trait } }

  /// Removes the override of `trait`, if there is one.
  public mutating func remove(_ trait: UITrait) {
    traits.removeAll { $0 == trait }
    reset(trait)
  }

  var isEmpty: Bool { traits.isEmpty }

  func apply(to target: inout TraitValues) {
    for trait in traits { copy(trait, to: &target) }
  }

  private mutating func reset<T: UITraitDefinition>(_ trait: T.Type) {
    values[trait] = trait.defaultValue
  }

  private func copy<T: UITraitDefinition>(_ trait: T.Type, to target: inout TraitValues) {
    target[trait] = values[trait]
  }
}
