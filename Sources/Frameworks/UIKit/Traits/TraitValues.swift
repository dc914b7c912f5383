/// The values of one trait collection.
///
/// A trait of UIKit is unspecified if it has its default value. A trait that an app defines is
/// unspecified if `own` does not contain it.
struct TraitValues: Equatable {
  var idiom = UITraitUserInterfaceIdiom.defaultValue
  var style = UITraitUserInterfaceStyle.defaultValue
  var direction = UITraitLayoutDirection.defaultValue
  var scale = UITraitDisplayScale.defaultValue
  var horizontal = UITraitHorizontalSizeClass.defaultValue
  var vertical = UITraitVerticalSizeClass.defaultValue
  var category = UITraitPreferredContentSizeCategory.defaultValue
  var contrast = UITraitAccessibilityContrast.defaultValue
  var level = UITraitUserInterfaceLevel.defaultValue
  var weight = UITraitLegibilityWeight.defaultValue
  /// The values of the traits that the app defines, in the order in which they were first set.
  private var own: [OwnTrait] = []

  /// All traits of UIKit, in the order in which descriptions list them.
  static let systemTraits: [any SystemTrait.Type] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
    UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
  ]

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return system.value(in: self) as? T.Value ?? T.defaultValue
      }
      return own.first { $0.trait == trait }?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        return system.set(newValue, in: &self)
      }
      let entry = OwnTrait(trait: trait, value: newValue)
      if let index = own.firstIndex(where: { $0.trait == trait }) {
        own[index] = entry
      } else {
        own.append(entry)
      }
    }
  }

  /// Copies the values of all traits that `other` specifies.
  mutating func merge(_ other: TraitValues) {
    for trait in Self.systemTraits { trait.copy(from: other, to: &self) }
    for entry in other.own { entry.copy(to: &self) }
  }

  /// Whether all traits that `other` specifies have the same values in this collection.
  func contains(_ other: TraitValues) -> Bool {
    var merged = self
    merged.merge(other)
    return merged == self
  }

  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    return own.first { $0.trait == trait } != other.own.first { $0.trait == trait }
  }

  /// Whether dynamic colours may be different under the two collections.
  func differsInColor(from other: TraitValues) -> Bool {
    if Self.systemTraits.contains(where: { $0.affectsColorAppearance && $0.differs(self, other) }) {
      return true
    }
    return (own + other.own).contains {
      $0.trait.affectsColorAppearance && differs(from: other, in: $0.trait)
    }
  }

  /// UIKit's traits that affect dynamic colours.
  static var colorTraits: [UITrait] {
    systemTraits.compactMap { trait in
      let any: Any.Type = trait
      return trait.affectsColorAppearance ? any as? UITrait : nil
    }
  }

  /// The specified values, in the form `name = value`.
  var texts: [String] {
    Self.systemTraits.compactMap { $0.text(in: self) }
      + own.map { "\($0.trait.name) = \($0.value)" }
  }
}

/// The value of a trait that an app defines.
private struct OwnTrait: Equatable {
  let trait: UITrait
  let value: Any

  /// Values of a type that is not equatable count as different.
  static func == (a: Self, b: Self) -> Bool {
    func isEqual<E: Equatable>(_ value: E) -> Bool { b.value as? E == value }
    guard a.trait == b.trait, let value = a.value as? any Equatable else { return false }
    return isEqual(value)
  }

  func copy(to values: inout TraitValues) { copy(trait, to: &values) }

  private func copy<T: UITraitDefinition>(_ trait: T.Type, to values: inout TraitValues) {
    if let value = value as? T.Value { values[trait] = value }
  }
}

/// A trait of UIKit. `TraitValues` has a stored property for the value of each trait of UIKit.
protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Equatable {
  static var place: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func value(in values: TraitValues) -> Any { values[keyPath: place] }

  static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: place] = value }
  }

  static func copy(from other: TraitValues, to values: inout TraitValues) {
    let value = other[keyPath: place]
    if value != defaultValue { values[keyPath: place] = value }
  }

  static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
    a[keyPath: place] != b[keyPath: place]
  }

  static func text(in values: TraitValues) -> String? {
    let value = values[keyPath: place]
    guard value != defaultValue else { return nil }
    return "\(name.dropFirst("UITrait".count)) = \(value)"
  }
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.idiom }
}
extension UITraitUserInterfaceStyle: SystemTrait {
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.style }
}
extension UITraitLayoutDirection: SystemTrait {
  static var place: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.direction }
}
extension UITraitDisplayScale: SystemTrait {
  static var place: WritableKeyPath<TraitValues, CGFloat> { \.scale }
}
extension UITraitHorizontalSizeClass: SystemTrait {
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontal }
}
extension UITraitVerticalSizeClass: SystemTrait {
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.vertical }
}
extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var place: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.category }
}
extension UITraitAccessibilityContrast: SystemTrait {
  static var place: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.contrast }
}
extension UITraitUserInterfaceLevel: SystemTrait {
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.level }
}
extension UITraitLegibilityWeight: SystemTrait {
  static var place: WritableKeyPath<TraitValues, UILegibilityWeight> { \.weight }
}
