/// The values of a constraint in a keyed archive. The constraint's items are archived as numbers
/// (`ArchivedViews`).
@MainActor
struct ArchivedConstraint {
  let first: UIView
  let second: UIView?
  let firstAttribute: NSLayoutConstraint.Attribute
  let secondAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: Float
  let identifier: String?

  private enum Key {
    static let first = "UIFirstItem"
    static let second = "UISecondItem"
    static let firstAttribute = "UIFirstAttribute"
    static let secondAttribute = "UISecondAttribute"
    static let relation = "UIRelation"
    static let multiplier = "UIMultiplier"
    static let constant = "UIConstant"
    static let priority = "UIPriority"
    static let identifier = "UIIdentifier"
  }

  /// Returns nil if one of the constraint's items is not in the archive.
  init?(_ coder: NSCoder) {
    guard coder is NSKeyedUnarchiver,
      let first = ArchivedViews.of(coder)[coder.decodeInteger(forKey: Key.first)],
      let firstAttribute = NSLayoutConstraint.Attribute(
        rawValue: coder.decodeInteger(forKey: Key.firstAttribute)),
      let secondAttribute = NSLayoutConstraint.Attribute(
        rawValue: coder.decodeInteger(forKey: Key.secondAttribute)),
      let relation = NSLayoutConstraint.Relation(
        rawValue: coder.decodeInteger(forKey: Key.relation))
    else { return nil }
    second = ArchivedViews.of(coder)[coder.decodeInteger(forKey: Key.second)]
    guard second != nil || coder.decodeInteger(forKey: Key.second) == 0 else { return nil }
    (self.first, self.firstAttribute) = (first, firstAttribute)
    (self.secondAttribute, self.relation) = (secondAttribute, relation)
    multiplier = coder.decodeDouble(forKey: Key.multiplier)
    constant = coder.decodeDouble(forKey: Key.constant)
    priority = coder.decodeFloat(forKey: Key.priority)
    identifier =
      coder.containsValue(forKey: Key.identifier)
      ? coder.decodeObject(forKey: Key.identifier) as? String : nil
  }

  init(_ constraint: NSLayoutConstraint) {
    first = constraint.firstItem as? UIView ?? UIView()
    second = constraint.secondItem as? UIView
    (firstAttribute, secondAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    (relation, multiplier) = (constraint.relation, constraint.multiplier)
    (constant, priority) = (constraint.constant, constraint.priority.rawValue)
    identifier = constraint.identifier
  }

  func encode(with coder: NSCoder) {
    let views = ArchivedViews.of(coder)
    coder.encode(views.number(of: first), forKey: Key.first)
    coder.encode(second.map(views.number) ?? 0, forKey: Key.second)
    coder.encode(firstAttribute.rawValue, forKey: Key.firstAttribute)
    coder.encode(secondAttribute.rawValue, forKey: Key.secondAttribute)
    coder.encode(relation.rawValue, forKey: Key.relation)
    coder.encode(Double(multiplier), forKey: Key.multiplier)
    coder.encode(Double(constant), forKey: Key.constant)
    coder.encode(priority, forKey: Key.priority)
    if let identifier { coder.encode(identifier as NSString, forKey: Key.identifier) }
  }
}

/// The numbers of the views in one archive. Constraints refer to views by number. Constraints
/// cannot refer to the views themselves, because Foundation on Linux would decode a view a second
/// time while the view is being decoded.
@MainActor
final class ArchivedViews {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var views: [Int: UIView] = [:]

  /// The number of `view`. Numbers start at 1 and are assigned in the order in which they are
  /// requested.
  func number(of view: UIView) -> Int {
    let id = ObjectIdentifier(view)
    if let number = numbers[id] { return number }
    let number = numbers.count + 1
    (numbers[id], views[number]) = (number, view)
    return number
  }

  subscript(number: Int) -> UIView? {
    get { views[number] }
    set { views[number] = newValue }
  }

  private static var key: UInt8 = 0

  /// The numbered views of an archiver or unarchiver.
  static func of(_ coder: NSCoder) -> ArchivedViews {
    if let views = objc_getAssociatedObject(coder, &key) as? ArchivedViews { return views }
    let views = ArchivedViews()
    objc_setAssociatedObject(coder, &key, views, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return views
  }
}
