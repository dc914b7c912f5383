/// Matchcut's public names. A name can be looked up as the census writes it, or by type and member.
struct OwnNames {
  let types: [String: PublicType]
  /// The name of every member, once with its labels and once without.
  private let members: Set<String>
  /// For each type, the names of its members, including the members of its superclasses and of the
  /// protocols that it adopts. Names of calls that leave out arguments with defaults are included.
  private let inherited: [String: Set<String>]

  init(types: [String: PublicType]) {
    self.types = types
    let names = types.values.flatMap(\.names)
    members = Set(names).union(names.map(Self.base))
    var inherited: [String: Set<String>] = [:]
    for name in types.keys { inherited[name] = Self.all(of: name, types: types) }
    self.inherited = inherited
  }

  private static func all(of type: String, types: [String: PublicType]) -> Set<String> {
    guard let known = types[type] else { return [] }
    return known.supertypes.reduce(known.callNames) { $0.union(all(of: $1, types: types)) }
  }

  /// The part of a name before its labels.
  private static func base(_ name: String) -> String {
    name.firstIndex(of: "(").map { String(name[..<$0]) } ?? name
  }

  /// The members of a type, of its superclasses and of the protocols that it adopts.
  func all(of type: String) -> Set<String> { inherited[type] ?? [] }

  /// Whether a name of one of Apple's frameworks is also public in Matchcut.
  func have(_ name: FrameworkNames.Name) -> Bool {
    guard name.kind.isType else {
      return all(of: name.owner ?? PublicType.free).contains(name.text)
    }
    if let kind = types[name.text]?.kind, kind != "extension" { return true }
    // The compiler lists a type alias as a member.
    let parts = name.text.split(separator: ".")
    let owner = parts.count > 1 ? parts.dropLast().joined(separator: ".") : PublicType.free
    return types[owner]?.names.contains(parts.last.map(String.init) ?? "") == true
  }

  /// Whether a name of the census is public in Matchcut or in Foundation.
  func have(_ symbol: String) -> Bool {
    if Self.foundation.contains(symbol) { return true }
    if symbol.hasPrefix("impl ") { return members.contains(String(symbol.dropFirst(5))) }
    if symbol.hasPrefix("override ") {
      let name = symbol.split(separator: " ").last.map(String.init) ?? ""
      return members.contains(name)
    }
    if symbol.hasPrefix(".") {
      // A nested type is written like a member.
      return members.contains(String(symbol.dropFirst()))
        || types.keys.contains { $0.hasSuffix(symbol) }
    }
    if types[symbol] != nil { return true }
    guard let dot = symbol.lastIndex(of: ".") else {
      return types[PublicType.free]?.names.contains { Self.base($0) == symbol } == true
    }
    return has(String(symbol[symbol.index(after: dot)...]), type: String(symbol[..<dot]))
  }

  /// Whether a type declares or inherits a member.
  private func has(_ member: String, type: String) -> Bool {
    guard let known = types[type] else { return false }
    if known.names.contains(where: { Self.base($0) == member }) { return true }
    return known.supertypes.contains { has(member, type: $0) || types["\($0).\(member)"] != nil }
  }

  /// Names that Foundation provides on Linux, and that Core Graphics or Objective-C provides on
  /// iOS.
  private static let foundation: Set<String> = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "CGPoint.zero", "CGSize.zero", "CGRect.zero",
    "CGFloat.zero", "CGFloat.NativeType", ".width", ".height", ".origin", ".minX", ".midX", ".maxX",
    ".minY", ".midY", ".maxY", ".offsetBy", ".insetBy", ".intersects", ".standardized", ".divided",
    ".isInfinite", ".magnitude", "override isEqual(_:)", "override var description",
  ]
}
