extension UIStackView {
  /// The constraints and guides that arrange the stack's views according to its current properties.
  func arrangement() -> ([NSLayoutConstraint], [UILayoutGuide]) {
    let made = StackConstraints(self)
    return (made.constraints, made.guides)
  }
}

/// Creates the constraints and guides that arrange a stack's views.
@MainActor
private struct StackConstraints {
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The priorities of the stack's own constraints. These priorities are lower than those that apps
  /// usually use.
  private static let tight = UILayoutPriority(25)
  private static let tieBreak = UILayoutPriority(1)
  /// The priorities of constraints for equal distances between centres (lower than the priority of
  /// spacing) and for proportions (lower than required, to tolerate rounding errors).
  private static let centering = UILayoutPriority(149)
  private static let proportional = UILayoutPriority(999)

  private let stack: UIStackView
  /// The views that are not hidden.
  private let views: [UIView]
  /// The item to which the views are aligned: the stack, or its margins guide.
  private let edges: AnyObject
  private let isHorizontal: Bool

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    edges = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    isHorizontal = stack.axis == .horizontal
    connect()
    distribute()
    for view in stack.arrangedSubviews { align(view) }
    collapseHidden()
    tighten()
  }

  private var start: Attribute { isHorizontal ? .leading : .top }
  private var end: Attribute { isHorizontal ? .trailing : .bottom }
  private var center: Attribute { isHorizontal ? .centerX : .centerY }
  private var length: Attribute { isHorizontal ? .width : .height }
  private var crossStart: Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  private var crossCenter: Attribute { isHorizontal ? .centerY : .centerX }
  private var crossLength: Attribute { isHorizontal ? .height : .width }

  private mutating func add(
    _ name: String, _ first: AnyObject, _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject? = nil,
    _ other: Attribute = .notAnAttribute, times multiplier: CGFloat = 1, _ constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let made = NSLayoutConstraint(
      first: first, attribute, relation, second: second, other, multiplier, constant)
    made.identifier = "UISV-\(name)"
    made.priority = priority
    constraints.append(made)
  }

  // MARK: Along the axis

  /// Aligns the first and the last view with the ends of the stack.
  private mutating func connect() {
    guard let first = views.first, let last = views.last else { return }
    add("canvas-connection", first, start, .equal, edges, start)
    add("canvas-connection", last, end, .equal, edges, end)
  }

  private var pairs: [(UIView, UIView)] { Array(zip(views, views.dropFirst())) }

  private func spacing(after view: UIView) -> CGFloat {
    let custom = stack.customSpacing(after: view)
    let spacing = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
    // 8 points is the system spacing between neighbours.
    return spacing == UIStackView.spacingUseSystem ? 8 : spacing
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill:
      space(.equal)
      for view in views.dropFirst() {
        add("ambiguity-suppression", view, length, .equal, priority: Self.tieBreak)
      }
    case .fillEqually:
      space(.equal)
      for (view, next) in pairs { add("fill-equally", next, length, .equal, view, length) }
    case .fillProportionally:
      space(.equal)
      proportion()
    case .equalSpacing:
      space(.greaterThanOrEqual)
      gaps("distributing", from: end, to: start, priority: .required)
    case .equalCentering:
      space(.greaterThanOrEqual)
      gaps("distributing", from: center, to: center, priority: Self.centering)
    }
  }

  private mutating func space(_ relation: NSLayoutConstraint.Relation) {
    let isByBaseline = stack.isBaselineRelativeArrangement && !isHorizontal
    for (view, next) in pairs {
      add(
        "spacing", next, isByBaseline ? .firstBaseline : start, relation, view,
        isByBaseline ? .lastBaseline : end, spacing(after: view))
    }
  }

  /// Makes the views' lengths proportional to their intrinsic lengths. If no view has an intrinsic
  /// length, the lengths are equal.
  private mutating func proportion() {
    func own(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      return isHorizontal ? size.width : size.height
    }
    guard let first = views.first else { return }
    let base = own(first)
    for view in views.dropFirst() {
      let share = own(view) > 0 && base > 0 ? own(view) / base : 1
      add(
        "fill-proportionally", view, length, .equal, first, length, times: share,
        priority: Self.proportional)
    }
  }

  /// Creates guides of equal length between neighbouring views.
  private mutating func gaps(
    _ name: String, from leaving: Attribute, to entering: Attribute, priority: UILayoutPriority
  ) {
    for (view, next) in pairs {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-\(name)"
      guides.append(guide)
      add("distributing-edge", guide, start, .equal, view, leaving)
      add("distributing-edge", guide, end, .equal, next, entering)
    }
    for (guide, next) in zip(guides, guides.dropFirst()) {
      add("fill-equally", next, length, .equal, guide, length, priority: priority)
    }
  }

  // MARK: Across the axis

  private mutating func align(_ view: UIView) {
    switch stack.alignment {
    case .fill:
      add("alignment", view, crossStart, .equal, edges, crossStart)
      add("alignment", view, crossEnd, .equal, edges, crossEnd)
    case .leading:
      add("alignment", view, crossStart, .equal, edges, crossStart)
      add("spanning-boundary", view, crossEnd, .lessThanOrEqual, edges, crossEnd)
    case .trailing:
      add("alignment", view, crossEnd, .equal, edges, crossEnd)
      add("spanning-boundary", view, crossStart, .greaterThanOrEqual, edges, crossStart)
    case .center:
      add("alignment", view, crossCenter, .equal, edges, crossCenter)
      keepInside(view)
    case .firstBaseline, .lastBaseline:
      let line: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      if isHorizontal, let first = stack.arrangedSubviews.first, first !== view {
        add("alignment", view, line, .equal, first, line)
      }
      keepInside(view)
    }
  }

  private mutating func keepInside(_ view: UIView) {
    add("spanning-boundary", view, crossStart, .greaterThanOrEqual, edges, crossStart)
    add("spanning-boundary", view, crossEnd, .lessThanOrEqual, edges, crossEnd)
  }

  /// Keeps the stack as small as possible.
  private mutating func tighten() {
    add("ambiguity-suppression", stack, crossLength, .equal, priority: Self.tight)
    add("ambiguity-suppression", stack, length, .equal, priority: Self.tight)
    // If views are aligned by baselines, all other constraints of the stack only align the views
    // with each other. The constraints that are added below determine the common position of the
    // views.
    guard stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else { return }
    for view in views {
      add(
        "ambiguity-suppression", view, crossStart, .equal, edges, crossStart,
        priority: Self.tieBreak)
    }
  }

  // MARK: Hidden views

  /// Sets a hidden view's length to zero and places it at the end of the previous view.
  private mutating func collapseHidden() {
    var previous: UIView?
    for view in stack.arrangedSubviews {
      defer { if !view.isHidden { previous = view } }
      guard view.isHidden else { continue }
      add("hiding", view, length, .equal)
      if let previous {
        add("hiding", view, start, .equal, previous, end)
      } else {
        add("hiding", view, start, .equal, edges, start)
      }
    }
  }
}
