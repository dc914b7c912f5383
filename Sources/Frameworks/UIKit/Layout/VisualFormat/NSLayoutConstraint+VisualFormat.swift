extension NSLayoutConstraint {
  /// The inactive constraints that a visual format describes.
  ///
  /// `metrics` contains numbers, and `views` contains views or guides. The keys of both
  /// dictionaries are the names used in the format. Raises UIKit's exception if the format is
  /// invalid.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Fault) {
      let chain = try VisualFormat(format)
      return try VisualChain(
        chain, format: format, options: opts, metrics: metrics ?? [:], views: views
      ).constraints()
    } catch {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "Unable to parse constraint format: \n\(error.reason). \n\(format) \n"
          + String(repeating: " ", count: error.place) + "^")
    }
  }
}

/// A visual format, together with the views and numbers to which its names refer.
@MainActor
private struct VisualChain {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The distance that a single dash means between neighbours, in points. Next to the superview, a
  /// single dash means the layout margin instead.
  private static let standardSpacing: CGFloat = 8

  private let chain: VisualFormat
  private let format: String
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(
    _ chain: VisualFormat, format: String, options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any], views: [String: Any]
  ) {
    (self.chain, self.format, self.options) = (chain, format, options)
    (self.metrics, self.views) = (metrics, views)
  }

  func constraints() throws(VisualFormat.Fault) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var items: [AnyObject?] = []
    for member in chain.members { items.append(try item(member)) }
    guard let root = items.lazy.compactMap({ $0 }).first.flatMap(superview) else {
      if items.contains(where: { $0 == nil }) {
        throw VisualFormat.Fault(
          reason: "Unable to interpret '|' character, because the related "
            + "view doesn't have a superview", place: 0)
      }
      return try sizes(items)
    }
    for (index, connection) in chain.connections.enumerated() {
      found += try distances(items[index], items[index + 1], connection, root)
    }
    found += try sizes(items)
    found += alignments(items.compactMap { $0 })
    return found
  }

  private func item(_ member: VisualFormat.Member) throws(VisualFormat.Fault) -> AnyObject? {
    guard let name = member.name else { return nil }
    guard let found = views[name] else {
      throw unknown(name, "\(name) is not a key in the views dictionary")
    }
    return found as AnyObject
  }

  private func unknown(_ name: String, _ reason: String) -> VisualFormat.Fault {
    let place = format.range(of: name).map {
      format.distance(from: format.startIndex, to: $0.upperBound)
    }
    return VisualFormat.Fault(reason: reason, place: place ?? 0)
  }

  private func superview(of item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  private func number(_ target: VisualFormat.Target) throws(VisualFormat.Fault) -> CGFloat {
    switch target {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      case let priority as UILayoutPriority: return CGFloat(priority.rawValue)
      default: throw unknown(name, "\(name) is not a key in the metrics dictionary")
      }
    }
  }

  private func prioritized(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Fault) -> NSLayoutConstraint {
    if let priority = predicate.priority {
      constraint.priority = UILayoutPriority(Float(try number(priority)))
    }
    return constraint
  }

  // MARK: Along the chain

  private var edges: (start: Attribute, end: Attribute) {
    if chain.axis == .vertical { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private var margins: (start: Attribute, end: Attribute) {
    if chain.axis == .vertical { return (.topMargin, .bottomMargin) }
    if options.contains(.directionRightToLeft) { return (.rightMargin, .leftMargin) }
    return options.contains(.directionLeftToRight)
      ? (.leftMargin, .rightMargin) : (.leadingMargin, .trailingMargin)
  }

  /// Constraints from the end of one member to the start of the next. A member that is nil is the
  /// superview.
  private func distances(
    _ before: AnyObject?, _ after: AnyObject?, _ connection: VisualFormat.Connection,
    _ root: UIView
  ) throws(VisualFormat.Fault) -> [NSLayoutConstraint] {
    let (first, second) = (after ?? root, before ?? root)
    let firstEdge = after == nil ? edges.end : edges.start
    let secondEdge = before == nil ? edges.start : edges.end
    // In a format whose direction is from right to left, distances are negated, because coordinates
    // always increase to the right.
    let sign: CGFloat = edges.start == .right ? -1 : 1
    switch connection {
    case .flush:
      return [NSLayoutConstraint(first: first, firstEdge, .equal, second: second, secondEdge)]
    case .standard where before == nil:
      return [NSLayoutConstraint(first: first, firstEdge, .equal, second: root, margins.start)]
    case .standard where after == nil:
      return [NSLayoutConstraint(first: root, margins.end, .equal, second: second, secondEdge)]
    case .standard:
      return [
        NSLayoutConstraint(
          first: first, firstEdge, .equal, second: second, secondEdge, 1,
          sign * Self.standardSpacing)
      ]
    case .distances(let predicates):
      var found: [NSLayoutConstraint] = []
      for predicate in predicates {
        let relation = sign < 0 ? predicate.relation.reversed : predicate.relation
        let made = NSLayoutConstraint(
          first: first, firstEdge, relation, second: second, secondEdge, 1,
          sign * (try number(predicate.target)))
        found.append(try prioritized(made, predicate))
      }
      return found
    }
  }

  private func sizes(_ items: [AnyObject?]) throws(VisualFormat.Fault) -> [NSLayoutConstraint] {
    let size: Attribute = chain.axis == .vertical ? .height : .width
    var found: [NSLayoutConstraint] = []
    for (member, item) in zip(chain.members, items) {
      guard let item else { continue }
      for predicate in member.sizes {
        var other: AnyObject?
        if case .name(let name) = predicate.target, metrics[name] == nil {
          other = views[name].map { $0 as AnyObject }
        }
        let made =
          if let other {
            NSLayoutConstraint(first: item, size, predicate.relation, second: other, size)
          } else {
            NSLayoutConstraint(
              first: item, size, predicate.relation, second: nil, .notAnAttribute, 1,
              try number(predicate.target))
          }
        found.append(try prioritized(made, predicate))
      }
    }
    return found
  }

  // MARK: Across the chain

  private func alignments(_ items: [AnyObject]) -> [NSLayoutConstraint] {
    let all: [Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
      .firstBaseline,
    ]
    let chosen = all.filter {
      options.contains(NSLayoutConstraint.FormatOptions(rawValue: 1 << UInt($0.rawValue)))
    }
    return chosen.flatMap { attribute in
      zip(items, items.dropFirst()).map {
        NSLayoutConstraint(first: $0, attribute, .equal, second: $1, attribute)
      }
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
