/// The four solver variables of a view or guide. The variables describe the item's frame in the
/// coordinate system of the superview or owning view, without the transform.
@MainActor
final class LayoutItem {
  let key: ObjectIdentifier
  private(set) weak var object: AnyObject?
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  /// The variables of a scroll view's bounds origin; nil for other views.
  let origin: (x: Int, y: Int)?
  /// The demands that the layout system itself makes for this item.
  var implied: [Demand] = []
  /// The intrinsic size that was read most recently; nil if it has to be read again.
  var content: CGSize?
  /// The width at which content of several lines was most recently measured.
  var wrapWidth: CGFloat?
  /// The item's frame at the time when its superview was most recently marked for layout.
  var notifiedFrame: CGRect?

  init(_ object: AnyObject, in simplex: Simplex) {
    self.object = object
    key = ObjectIdentifier(object)
    // System guides may have negative sizes, because a view may be narrower than its margins.
    let isRestricted = (object as? UILayoutGuide)?.currentFrame == nil
    x = simplex.variable()
    y = simplex.variable()
    width = simplex.variable(isRestricted: isRestricted)
    height = simplex.variable(isRestricted: isRestricted)
    origin = object is any ContentScrolling ? (simplex.variable(), simplex.variable()) : nil
  }

  /// Whether a constraint or an intrinsic size restricts the frame of a view. The frame of a root
  /// view is always restricted. If no constraint refers to a view, its intrinsic size restricts only
  /// a frame that the app has not set.
  var isDetermined: Bool {
    guard let view = object as? UIView, view.superview != nil else { return true }
    if view.layoutPart?.naming.isEmpty == false { return true }
    return !view.hasOwnFrame && implied.contains { $0.isContent }
  }

  var variables: [Int] { [x, y, width, height] + (origin.map { [$0.x, $0.y] } ?? []) }

  func start(_ axis: NSLayoutConstraint.Axis) -> Int { axis == .horizontal ? x : y }
  func length(_ axis: NSLayoutConstraint.Axis) -> Int { axis == .horizontal ? width : height }
  func origin(_ axis: NSLayoutConstraint.Axis) -> Int? {
    axis == .horizontal ? origin?.x : origin?.y
  }
}

extension UIView {
  /// Whether the app has given the view a size since the solver last placed it.
  fileprivate var hasOwnFrame: Bool {
    bounds.size != .zero && layoutPart?.placed != Placement(of: self)
  }
}

/// A demand on the solver: the value of `form` must have the given `relation` to 0.
@MainActor
final class Demand {
  enum Source {
    case constraint(NSLayoutConstraint)
    /// The demand is a frame that was set directly or by autoresizing.
    case frame
    /// The demand is a view's intrinsic size.
    case content
    /// The demand belongs to a system guide.
    case guide
  }

  let source: Source
  let relation: Simplex.Relation
  let priority: Float
  /// The linear form, whose constant may change.
  var form: LinearForm
  /// The constant that was most recently passed to the solver.
  var solvedConstant = 0.0
  /// A number that is assigned when the demand is created. If the same changes are made in the same
  /// order, demands get the same numbers.
  var serial = 0
  /// The solver's number for the demand; nil while the demand is not in the solver.
  var number: Int?
  /// Whether the demand is omitted because it conflicts with others.
  var isBroken = false
  /// The description of the demand in messages. It contains the constant.
  var text: () -> String

  init(
    _ source: Source, _ form: LinearForm, _ relation: Simplex.Relation = .equal,
    priority: Float = Simplex.required, text: @escaping () -> String
  ) {
    (self.source, self.form, self.relation) = (source, form, relation)
    (self.priority, self.text) = (priority, text)
  }

  /// The order in which demands are added to the solver. Demands for known sizes come first,
  /// because this order shortens the solver's rows that depend on these sizes.
  var rank: Int {
    switch source {
    case .frame: 0
    case .content: 1
    case .guide: 2
    case .constraint: 3
    }
  }

  var isConstraint: Bool {
    if case .constraint = source { return true }
    return false
  }

  var isContent: Bool {
    if case .content = source { return true }
    return false
  }

  /// Whether the demands differ only in their constants.
  func hasSameShape(as other: Demand) -> Bool {
    relation == other.relation && priority == other.priority && form.terms == other.form.terms
  }
}
