/// A view or guide as four variables of the solver: its frame in the coordinates of its superview
/// or owning view, without the transform.
@MainActor
final class LayoutItem {
  let key: ObjectIdentifier
  private(set) weak var object: AnyObject?
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  /// The corner of a scroll view's bounds; nil for others.
  let origin: (x: Int, y: Int)?
  /// What the system demands on the item's behalf.
  var implied: [Demand] = []
  /// The content's size as last asked for; nil where it is to be asked again.
  var content: CGSize?
  /// The width that content of several lines was last wrapped at.
  var wrapWidth: CGFloat?
  /// The last frame that its superview was told of.
  var told: CGRect?

  init(_ object: AnyObject, in simplex: Simplex) {
    self.object = object
    key = ObjectIdentifier(object)
    // The system's guides may turn inside out: a view may be narrower than its margins.
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

/// One thing that is asked of the solver: `form` stands in `relation` to 0.
@MainActor
final class Demand {
  enum Source {
    case constraint(NSLayoutConstraint)
    /// A frame, by a mask of autoresizing or otherwise given.
    case frame
    /// The size of a view's content.
    case content
    /// A guide of the system's.
    case guide
  }

  let source: Source
  let relation: Simplex.Relation
  let priority: Float
  /// Its constant may change.
  var form: LinearForm
  /// The constant that the solver knows.
  var toldConstant = 0.0
  /// In the order of making; equal runs count equally.
  var serial = 0
  /// The solver's number; nil while it is not there.
  var number: Int?
  /// Left out, because it cannot hold beside others.
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

  /// Sizes that are known first make the chains that are built on them short.
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

  /// Whether only the constants differ.
  func hasSameShape(as other: Demand) -> Bool {
    relation == other.relation && priority == other.priority && form.terms == other.form.terms
  }
}
