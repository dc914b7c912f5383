/// The four solver variables of a view or guide: its frame in the coordinates of the superview or
/// owning view, without the transform.
@MainActor
final class LayoutItem {
  let key: ObjectIdentifier
  private(set) weak var object: AnyObject?
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  /// The origin of a scroll view's bounds; nil for other views.
  let origin: (x: Int, y: Int)?
  /// The system's demands for this item.
  var implied: [Demand] = []
  /// The last intrinsic size; nil when it has to be read again.
  var content: CGSize?
  /// The width at which multi-line content was last measured.
  var wrapWidth: CGFloat?
  /// The last frame for which the superview was marked.
  var told: CGRect?

  init(_ object: AnyObject, in simplex: Simplex) {
    self.object = object
    key = ObjectIdentifier(object)
    // System guides may have negative sizes: a view may be narrower than its margins.
    let isRestricted = (object as? UILayoutGuide)?.currentFrame == nil
    x = simplex.variable()
    y = simplex.variable()
    width = simplex.variable(isRestricted: isRestricted)
    height = simplex.variable(isRestricted: isRestricted)
    origin = object is any ContentScrolling ? (simplex.variable(), simplex.variable()) : nil
  }

  var variables: [Int] { [x, y, width, height] + (origin.map { [$0.x, $0.y] } ?? []) }

  func start(_ axis: NSLayoutConstraint.Axis) -> Int { axis == .horizontal ? x : y }
  func length(_ axis: NSLayoutConstraint.Axis) -> Int { axis == .horizontal ? width : height }
  func origin(_ axis: NSLayoutConstraint.Axis) -> Int? {
    axis == .horizontal ? origin?.x : origin?.y
  }
}

/// A demand on the solver: `form` has the given `relation` to 0.
@MainActor
final class Demand {
  enum Source {
    case constraint(NSLayoutConstraint)
    /// A frame, set directly or by autoresizing.
    case frame
    /// A view's intrinsic size.
    case content
    /// A system guide.
    case guide
  }

  let source: Source
  let relation: Simplex.Relation
  let priority: Float
  /// The form; its constant may change.
  var form: LinearForm
  /// The constant last passed to the solver.
  var toldConstant = 0.0
  /// The creation number; equal histories give equal numbers.
  var serial = 0
  /// The solver's number; nil while the demand is not in the solver.
  var number: Int?
  /// Whether the demand is omitted because it conflicts with others.
  var isBroken = false
  /// For messages.
  let text: () -> String

  init(
    _ source: Source, _ form: LinearForm, _ relation: Simplex.Relation = .equal,
    priority: Float = Simplex.required, text: @escaping () -> String
  ) {
    (self.source, self.form, self.relation) = (source, form, relation)
    (self.priority, self.text) = (priority, text)
  }

  /// The order of insertion: known sizes first, which shortens the rows that depend on them.
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

  /// Whether the demands differ only in their constants.
  func hasSameShape(as other: Demand) -> Bool {
    relation == other.relation && priority == other.priority && form.terms == other.form.terms
  }
}
