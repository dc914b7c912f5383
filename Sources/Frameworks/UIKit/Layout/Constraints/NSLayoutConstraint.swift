/// A linear relation between two attributes: first = multiplier × second + constant, or the same
/// with ≤ or ≥.
///
/// The constant is in points. A constraint is inactive when it is created. An active constraint
/// belongs to the nearest common ancestor of its items.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, @preconcurrency NSCoding, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// Relates `view1` to `view2`. If `view2` is nil, relates `view1` only to `c`.
  ///
  /// Raises UIKit's exception for attributes that cannot be combined.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: view1 as AnyObject, attr1, relation, second: view2.map { $0 as AnyObject }, attr2,
      multiplier, c)
  }

  // A subclass inherits the public initializers only if UIKit has no designated initializer that the
  // subclass does not see.
  convenience init(
    first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation,
    second: AnyObject? = nil, _ secondAttribute: Attribute = .notAnAttribute,
    _ multiplier: CGFloat = 1, _ constant: CGFloat = 0,
    origins: (first: End?, second: End?) = (nil, nil)
  ) {
    self.init()
    self.origins = origins
    firstItem = first
    secondItem = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    check()
  }

  /// Creates a constraint without items, which has no effect.
  public override init() {
    (firstAttribute, secondAttribute, relation) = (.notAnAttribute, .notAnAttribute, .equal)
    (multiplier, constant) = (1, 0)
    super.init()
  }

  /// The name under which a storyboard or nib passes a constraint to `init(coder:)` of a subclass.
  static let designName = "constraint"

  /// Reads a constraint from a storyboard, a nib or a keyed archive. Returns nil if one of the constraint's items was not
  /// archived.
  public required init?(coder: NSCoder) {
    if let plain: NSLayoutConstraint = coder.designed(Self.designName) {
      (firstItem, firstAttribute) = (plain.firstItem, plain.firstAttribute)
      (secondItem, secondAttribute) = (plain.secondItem, plain.secondAttribute)
      (relation, multiplier, constant) = (plain.relation, plain.multiplier, plain.constant)
      super.init()
      (priority, identifier) = (plain.priority, plain.identifier)
      return
    }
    guard let archived = ArchivedConstraint(coder) else { return nil }
    (firstItem, firstAttribute) = (archived.first, archived.firstAttribute)
    (secondItem, secondAttribute) = (archived.second, archived.secondAttribute)
    (relation, multiplier, constant) = (archived.relation, archived.multiplier, archived.constant)
    super.init()
    priority = UILayoutPriority(rawValue: archived.priority)
    identifier = archived.identifier
  }

  /// Writes the constraint to a keyed archive. The constraint's items must be views in the same
  /// archive.
  open func encode(with coder: NSCoder) { ArchivedConstraint(self).encode(with: coder) }

  /// One end of a distance.
  struct End {
    weak var item: AnyObject?
    let attribute: Attribute
  }

  // The items are not retained.
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  /// Where the distances begin that the attributes end, if the constraint relates distances; nil for
  /// other constraints.
  private(set) var origins: (first: End?, second: End?) = (nil, nil)
  public private(set) var firstAttribute: Attribute
  public private(set) var secondAttribute: Attribute
  public private(set) var relation: Relation
  public private(set) var multiplier: CGFloat

  /// The constant. While the constraint is active, a change takes effect in the next layout. In a
  /// right-to-left layout, positive values of leading and trailing attributes point to the left.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      checkConstant()
      home?.constantChanged(of: self)
    }
  }

  /// The priority, which must be greater than 0 and at most `.required`; `.required` by default.
  /// While the constraint is active, the priority must not change from required to optional or vice
  /// versa.
  open var priority = UILayoutPriority.required {
    willSet {
      newValue.check(isZeroAllowed: false)
      guard holder != nil, (newValue == .required) != (priority == .required) else { return }
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported.  You passed priority \(CallTrace.number(Double(newValue.rawValue))) "
          + "and the existing priority was \(CallTrace.number(Double(priority.rawValue))).")
    }
    didSet { if priority != oldValue { home?.priorityChanged(of: self) } }
  }

  /// A name that appears in messages; nil by default.
  open var identifier: String?
  /// Whether the constraint should be archived; false by default. The value is stored, but has no
  /// effect.
  open var shouldBeArchived = false

  /// The view whose `constraints` include this constraint.
  weak var holder: UIView?
  /// The engine that solves the constraint.
  weak var home: (any ConstraintHome)?

  /// Called after a storyboard or nib has created the constraint, if the constraint's class is a
  /// class of the app; does nothing by default. On iOS, this is a method of `NSObject`.
  open func awakeFromNib() {}

  // MARK: Checks

  private func check() {
    checkConstant()
    guard multiplier.isFinite else {
      UIKitLog.raise(
        UIKitLog.invalidArgument, "NSLayoutConstraint multiplier is not finite!  That's illegal.")
    }
    for item in [firstItem, secondItem] {
      if let item, !(item is UIView || item is UILayoutGuide) {
        UIKitLog.raise(
          UIKitLog.invalidArgument,
          "NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
      }
    }
    if let problem {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
          + "multiplier:constant:]: \(problem)")
    }
  }

  private func checkConstant() {
    guard !constant.isFinite else { return }
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)")
  }

  /// UIKit's message for an invalid pair of attributes; nil if the pair is valid.
  private var problem: String? {
    let (first, second) = (firstAttribute, secondAttribute)
    if first == .notAnAttribute {
      return "NSLayoutAttributeNotAnAttribute is not a valid attribute for the first item"
    }
    let isFirstSize = first.isSize || origins.first != nil
    let isSecondSize = second.isSize || origins.second != nil
    guard second != .notAnAttribute, multiplier != 0 else {
      return isFirstSize
        ? nil
        : "A constraint cannot be made that sets a location equal to a constant. "
          + "Location attributes must be specified in pairs."
    }
    if first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    }
    if isFirstSize != isSecondSize || !isFirstSize && first.axis != second.axis {
      return "Invalid pairing of layout attributes"
    }
    return nil
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let name = identifier.map { " '\($0)'" } ?? ""
      let state = holder == nil ? "inactive" : "active"
      let equation = equation { World.current.names($0) }
      return "<\(World.current.names(self))\(name) \(equation)   (\(state))>"
    }
  }

  /// A text such as "UIView#1.leading == UIView#2.leading + 8 @750". `name` returns the name of an
  /// item; if it returns nil, the text has only the attribute.
  package func equation(naming name: (AnyObject) -> String?) -> String {
    func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
      guard let item else { return "(released).\(attribute)" }
      return (name(item).map { $0 + "." } ?? "") + "\(attribute)"
    }
    func number(_ value: CGFloat) -> String { CallTrace.number(Double(value)) }
    /// The distance to a side, such as "(UIView#1.top → UIView#2.top)".
    func end(_ origin: End?, _ item: AnyObject?, _ attribute: Attribute) -> String {
      let end = side(item, attribute)
      return origin.map { "(\(side($0.item, $0.attribute)) → \(end))" } ?? end
    }
    var text = end(origins.first, firstItem, firstAttribute)
    switch relation {
    case .lessThanOrEqual: text += " <= "
    case .equal: text += " == "
    case .greaterThanOrEqual: text += " >= "
    }
    if secondAttribute == .notAnAttribute {
      text += number(constant)
    } else {
      if multiplier != 1 { text += "\(number(multiplier))*" }
      text += end(origins.second, secondItem, secondAttribute)
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += number(abs(constant)) }
    }
    if priority != .required { text += " @\(number(CGFloat(priority.rawValue)))" }
    return text
  }
}

/// Solves constraints.
@MainActor
protocol ConstraintHome: AnyObject {
  func constantChanged(of constraint: NSLayoutConstraint)
  func priorityChanged(of constraint: NSLayoutConstraint)
  /// Removes a constraint.
  func drop(_ constraint: NSLayoutConstraint)
  /// Updates constraints and solves them. `view` is the view that is being laid out.
  func runPass(whileLayingOut view: UIView?)
}
