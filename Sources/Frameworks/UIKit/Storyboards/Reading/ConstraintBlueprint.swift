/// A constraint as a file describes it. The objects that the constraint connects are identified by
/// their ids.
@MainActor
struct ConstraintBlueprint {
  let id: String?
  /// The id of the first object; nil means the view whose element contains the constraint.
  let first: String?
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let second: String?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  /// The constant, in points.
  let constant: CGFloat
  /// The constants that replace `constant` in some size classes.
  let constants: [SizeClassVariation<CGFloat>]
  let priority: UILayoutPriority
  let identifier: String?
  /// The app's class of the constraint; nil for a plain constraint.
  let ownType: NSLayoutConstraint.Type?
  let runtimeAttributes: [RuntimeAttribute]
  let place: MarkupPlace
}

/// The size classes in which a variation in a file applies. If `horizontal` or `vertical` is nil,
/// the variation applies in every size class of that direction.
struct SizeClassCondition: Equatable {
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?

  func holds(for traits: UITraitCollection) -> Bool {
    (horizontal ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
      && (vertical ?? traits.verticalSizeClass) == traits.verticalSizeClass
  }

  /// The number of size classes that the condition specifies. If several variations apply, the one
  /// whose condition has the highest rank takes precedence.
  var rank: Int { (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) }
}

struct SizeClassVariation<Value> {
  let condition: SizeClassCondition
  let value: Value
}

extension [SizeClassVariation<CGFloat>] {
  /// The value of the most specific variation that applies; nil if none applies.
  func value(for traits: UITraitCollection) -> CGFloat? {
    filter { $0.condition.holds(for: traits) }.max { $0.condition.rank < $1.condition.rank }?.value
  }
}

/// Determines which constraints of a view are installed in which size classes.
struct ConstraintMask {
  struct Change {
    var included: Set<String> = []
    var excluded: Set<String> = []
  }
  private let changes: [SizeClassVariation<Change>]

  init(_ changes: [SizeClassVariation<Change>]) {
    self.changes = changes.enumerated()
      .sorted { ($0.element.condition.rank, $0.offset) < ($1.element.condition.rank, $1.offset) }
      .map(\.element)
  }

  var isEmpty: Bool { changes.isEmpty }

  /// Whether the constraint is installed. The most specific variation that lists the constraint
  /// decides. If several variations are equally specific, the last one decides. If no variation
  /// lists the constraint, it is installed.
  func installs(_ id: String?, for traits: UITraitCollection) -> Bool {
    guard let id else { return true }
    return changes.reduce(true) { installed, change in
      guard change.condition.holds(for: traits) else { return installed }
      if change.value.excluded.contains(id) { return false }
      return change.value.included.contains(id) || installed
    }
  }
}
