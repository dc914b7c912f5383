/// A parsed visual format, for example `H:|-20-[title(>=80@750)]-[icon]`.
///
/// The syntax is that of "Visual Format Language" in the Auto Layout Guide.
struct VisualFormat: Equatable {
  /// The right-hand side of a size or distance.
  enum Target: Equatable {
    case number(Double)
    /// The name of a metric. Inside a view's parentheses, `name` may also be the name of another
    /// view.
    case name(String)
  }

  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation = .equal
    var target: Target
    var priority: Target?
  }

  struct Member: Equatable {
    /// The name of the view; nil for the superview.
    var name: String?
    var sizes: [Predicate] = []
  }

  enum Connection: Equatable {
    case flush
    case standard
    case distances([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  private(set) var members: [Member] = []
  /// The connections between adjacent members, one for each pair.
  private(set) var connections: [Connection] = []

  /// A syntax error, and the position of the character at which it occurs.
  struct Fault: Error, Equatable {
    let reason: String
    let place: Int
  }

  private var rest: Substring
  private let whole: String

  init(_ text: String) throws(Fault) {
    whole = text
    rest = text[...]
    if take("V:") { axis = .vertical } else { _ = take("H:") }
    try readChain()
    rest = ""
  }

  static func == (a: Self, b: Self) -> Bool {
    a.axis == b.axis && a.members == b.members && a.connections == b.connections
  }

  // MARK: Reading

  private mutating func readChain() throws(Fault) {
    if take("|") {
      members.append(Member())
      guard !rest.isEmpty else { throw fault("Expected a view") }
      try readConnection()
    }
    while true {
      try readView()
      if rest.isEmpty { return }
      try readConnection()
      if take("|") {
        members.append(Member())
        guard rest.isEmpty else { throw fault("Nothing may follow the superview") }
        return
      }
    }
  }

  private mutating func readConnection() throws(Fault) {
    guard take("-") else { return connections.append(.flush) }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return connections.append(.standard) }
    if rest.hasPrefix("(") {
      connections.append(.distances(try readPredicates()))
    } else {
      connections.append(.distances([try readPredicate()]))
    }
    guard take("-") else { throw fault("Expected a '-' here") }
  }

  private mutating func readView() throws(Fault) {
    guard take("[") else { throw fault("Expected a '[' here. That is how views begin") }
    let name = takeName()
    guard !name.isEmpty else { throw fault("Expected the name of a view") }
    var member = Member(name: name)
    if rest.hasPrefix("(") { member.sizes = try readPredicates() }
    guard take("]") else { throw fault("Expected a ']' here. That is how views end") }
    members.append(member)
  }

  private mutating func readPredicates() throws(Fault) -> [Predicate] {
    _ = take("(")
    var found = [try readPredicate()]
    while take(",") { found.append(try readPredicate()) }
    guard take(")") else { throw fault("Expected a ')' here") }
    return found
  }

  private mutating func readPredicate() throws(Fault) -> Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let target = try readTarget()
    return Predicate(
      relation: relation, target: target, priority: take("@") ? try readTarget() : nil)
  }

  private mutating func readTarget() throws(Fault) -> Target {
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    let isNegative = rest.hasPrefix("-") && rest.dropFirst().first?.isNumber == true
    let text = isNegative ? "-" + rest.dropFirst().prefix { $0.isNumber || $0 == "." } : digits
    if let number = Double(text) {
      rest = rest.dropFirst(text.count)
      return .number(number)
    }
    let name = takeName()
    guard !name.isEmpty else { throw fault("Expected a number or the name of a metric") }
    return .name(name)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func takeName() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private func fault(_ reason: String) -> Fault {
    Fault(reason: reason, place: whole.count - rest.count)
  }
}
