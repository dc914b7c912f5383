/// How many of the public names of one of Apple's frameworks are public in Matchcut.
struct FrameworkCoverage {
  enum State {
    case present
    /// Matchcut accepts the name, but the name does not do what Apple documents.
    case withoutEffect
    /// Matchcut declares the name unavailable, with a message that says what to use instead.
    case unavailable
    case absent
  }

  let framework: String
  /// Each name once, with its state, in the order of the file of names.
  let names: [(name: FrameworkNames.Name, state: State)]

  /// `withoutEffect` contains full names such as "UIButton.menu".
  init(
    _ apple: FrameworkNames, ours: OwnNames, unavailable: UnavailableNames,
    withoutEffect: Set<String> = []
  ) {
    framework = apple.framework
    names = apple.names.map { name in
      if ours.have(name) {
        return (name, withoutEffect.contains(name.fullName) ? .withoutEffect : .present)
      }
      return (name, unavailable.have(name) ? .unavailable : .absent)
    }
  }

  // MARK: Counts

  struct Count: Equatable {
    var all = 0
    var present = 0
    var withoutEffect = 0
    var unavailable = 0
    var absent = 0
    /// The absent names that Apple has deprecated.
    var absentDeprecated = 0

    static func + (one: Count, other: Count) -> Count {
      Count(
        all: one.all + other.all, present: one.present + other.present,
        withoutEffect: one.withoutEffect + other.withoutEffect,
        unavailable: one.unavailable + other.unavailable, absent: one.absent + other.absent,
        absentDeprecated: one.absentDeprecated + other.absentDeprecated)
    }

    /// For example "41 %", rounded down.
    func share(_ part: Int) -> String { "\(all == 0 ? 0 : part * 100 / all) %" }
  }

  func count(where isCounted: (FrameworkNames.Name) -> Bool = { _ in true }) -> Count {
    var count = Count()
    for (name, state) in names where isCounted(name) {
      count.all += 1
      switch state {
      case .present: count.present += 1
      case .withoutEffect: count.withoutEffect += 1
      case .unavailable: count.unavailable += 1
      case .absent:
        count.absent += 1
        if name.isDeprecated { count.absentDeprecated += 1 }
      }
    }
    return count
  }

  // MARK: By type

  struct TypeRow: Equatable {
    var name: String
    var count: Int
    /// Includes names without effect.
    var present: Int
    /// The members that Matchcut neither provides nor declares unavailable. Deprecated members are
    /// left out.
    var missing: [String]
    var missingDeprecated: Int
  }

  /// The types with at least one present member, by name.
  var types: [TypeRow] {
    Dictionary(grouping: names.filter { $0.name.owner != nil }) { $0.name.owner ?? "" }
      .compactMap { owner, members in
        let present = members.count { $0.state == .present || $0.state == .withoutEffect }
        guard present > 0 else { return nil }
        let absent = members.filter { $0.state == .absent }.map(\.name)
        return TypeRow(
          name: owner, count: members.count, present: present,
          missing: absent.filter { !$0.isDeprecated }.map(\.text).sorted(),
          missingDeprecated: absent.count(where: \.isDeprecated))
      }
      .sorted { $0.name < $1.name }
  }

  /// The absent types, grouped by the first word of their names, which is their topic. The last
  /// group contains the types whose topic has no other type. Types nested in an absent type, and
  /// deprecated types, are left out.
  var absentTypes: [(topic: String, types: [String])] {
    let absent = names.filter { $0.state == .absent && $0.name.kind.isType }.map(\.name)
    let known = Set(absent.map(\.text))
    let listed = absent.filter { name in
      let outer = name.text.split(separator: ".").dropLast().joined(separator: ".")
      return !name.isDeprecated && !known.contains(outer)
    }
    let topics = Dictionary(grouping: listed.map(\.text), by: Self.topic)
    let single = topics.values.filter { $0.count == 1 }.joined().sorted()
    return topics.filter { $0.value.count > 1 }.map { ($0.key, $0.value.sorted()) }
      .sorted { $0.0 < $1.0 } + (single.isEmpty ? [] : [("Others", single)])
  }

  /// The prefix and the first word: "UIPrint" for "UIPrintPageRenderer".
  static func topic(of type: String) -> String {
    if type.hasPrefix("AX") { return "AX" }
    let word = type.prefixMatch(of: #/(?:UI|NS|CA)[A-Z]+(?![a-z])|(?:UI|NS|CA)?[A-Z][a-z]+/#)
    return word.map { String($0.0) } ?? type
  }
}
