/// The names that Swift gives to methods in Objective-C.
enum ObjectiveCName {
  /// The selector of a method without `@objc(name)`.
  static func selector(
    _ name: String, labels: [String], isThrowing: Bool = false, isInitializer: Bool = false
  ) -> String {
    guard let first = labels.first else {
      return isThrowing ? name + "AndReturnError:" : name
    }
    var result = name
    if first != "_" {
      if isInitializer
        || (!startsWithPreposition(first) && !endsWithPreposition(name))
      {
        result += "With"
      }
      result += first.capitalizedFirst
    }
    result += ":"
    for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
    return isThrowing ? result + "error:" : result
  }

  /// The selector of a member.
  static func selector(of member: Member) -> String {
    if let name = member.objectiveCName { return name }
    return selector(
      member.name, labels: member.parameters.map(\.label), isThrowing: member.isThrowing,
      isInitializer: member.kind == .initializer)
  }

  /// The selector of a property's setter.
  static func setter(of key: String) -> String { "set" + key.capitalizedFirst + ":" }

  private static func startsWithPreposition(_ name: String) -> Bool {
    prepositions.contains(String(name.prefix { !$0.isUppercase }).lowercased())
  }

  private static func endsWithPreposition(_ name: String) -> Bool {
    guard let start = name.lastIndex(where: \.isUppercase) else {
      return prepositions.contains(name)
    }
    return prepositions.contains(name[start...].lowercased())
  }

  /// The words in the compiler's `PartsOfSpeech.def`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
