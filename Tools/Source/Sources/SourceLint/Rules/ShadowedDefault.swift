/// Rule T35: a subclass's method that looks like the implementation of a requirement but is never
/// called.
///
/// Without Objective-C, an optional requirement is one with a default implementation in a protocol
/// extension. If a class conforms without implementing the requirement, the class and its
/// subclasses use the default implementation. A method with the same name in a subclass of such a
/// class is unrelated to the requirement.
struct ShadowedDefault {
  let sources: CheckedSources

  func findings() -> [LintFinding] {
    let types = sources.types
    return types.entries.indices.flatMap { index -> [LintFinding] in
      guard types.entries[index].declaration.kind == .class else { return [] }
      let ancestors = types.ancestors(of: index)
      guard !ancestors.isEmpty else { return [] }
      return types.entries[index].parts.flatMap { part in
        part.declaration.members.compactMap { member in
          finding(member, in: part.file, of: index, ancestors: ancestors)
        }
      }
    }
  }

  private func finding(
    _ member: Member, in file: Int, of index: Int, ancestors: [Int]
  ) -> LintFinding? {
    let types = sources.types
    // The compiler checks overrides. If an ancestor declares the method, the code compiles only
    // with `override`.
    guard !member.isOverride,
      !ancestors.contains(where: { declares(member, types.entries[$0]) }),
      let (base, requirer) = settled(member, among: ancestors),
      !isPorted(member, in: file, base: base, requirer: requirer)
    else { return nil }
    let (name, kind) = (member.name, member.kind == .method ? "implement" : "declare")
    let (owner, settler) = (types.entries[index].name, types.entries[base])
    return sources.finding(
      .shadowedDefault, in: file, at: member.range.lowerBound,
      "'\(name)' of '\(owner)' is never \(member.kind == .method ? "called" : "read"):"
        + " '\(settler.name)' conforms to '\(types.entries[requirer].name)' but does not \(kind)"
        + " '\(name)', so the default implementation is used"
        + (types.entries[requirer].isFramework
          ? "; only the Objective-C runtime would find it by its name" : ""),
      fix: settler.isFramework
        ? "conform to '\(types.entries[requirer].name)' in a separate object and make that"
          + " object the delegate"
        : "\(kind) '\(name)' in '\(settler.name)' too, and override it here")
  }

  /// The ancestor that conforms to a protocol with the default implementation of the requirement,
  /// and that protocol.
  private func settled(_ member: Member, among ancestors: [Int]) -> (base: Int, requirer: Int)? {
    for base in ancestors.reversed() {
      for requirer in sources.types.protocols(of: base) {
        let entry = sources.types.entries[requirer]
        if entry.declaration.members.contains(where: { matches(member, $0, in: entry) }),
          entry.defaults.contains(where: { matches(member, $0, in: entry) })
        {
          return (base, requirer)
        }
      }
    }
    return nil
  }

  /// Whether `matchcut build` rewrites the code so that the subclass can implement a method of one
  /// of UIKit's protocols.
  private func isPorted(_ member: Member, in file: Int, base: Int, requirer: Int) -> Bool {
    member.kind == .method && sources.texts[file].isPorted
      && sources.types.entries[requirer].isFramework && !sources.types.entries[base].isFramework
  }

  private func declares(_ member: Member, _ entry: TypeTable.Entry) -> Bool {
    entry.members.contains { $0.kind == member.kind && $0.name == member.name }
  }

  /// Members of UIKit are compared by name only, because their full names are distinctive enough.
  private func matches(
    _ member: Member, _ other: Member, in entry: TypeTable.Entry
  ) -> Bool {
    member.kind == other.kind && member.name == other.name
      && (entry.isFramework || member.types == other.types)
  }
}
