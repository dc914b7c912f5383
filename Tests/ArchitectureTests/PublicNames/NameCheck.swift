/// Compares Matchcut's public names with Apple's.
struct NameCheck {
  let ours: [String: PublicType]
  let apple: AppleNames
  let standIns: StandIns

  /// One sentence for each public name in Matchcut that Apple does not have or declares
  /// differently; sorted.
  var findings: [String] {
    var sentences: [String] = []
    var used: Set<String> = []
    func add(_ sentence: String, _ member: String?, of type: String) {
      if let entry = standIns.entry(for: member, of: type) {
        used.insert(entry)
      } else {
        sentences.append(sentence)
      }
    }

    for (name, type) in ours {
      if let known = apple.types[name] {
        for sentence in differences(of: type, from: known) {
          add("\(name) \(sentence)", nil, of: name)
        }
        for member in type.members {
          guard let sentence = self.sentence(on: member, of: name) else { continue }
          add(sentence, member.name, of: name)
        }
      } else if let known = apple.names[name] {
        let inherited = type.kind == "class" ? apple.types["NSObject"]?.names ?? [] : []
        let allowed = known.union(inherited).union(AppleNames.everywhere)
        for member in type.names.subtracting(allowed) {
          add("Apple has no \(name).\(member)", member, of: name)
        }
      } else if name == PublicType.free || type.kind == "extension" {
        for member in type.names { add("Apple has no \(name).\(member)", member, of: name) }
      } else {
        add("Apple has no \(type.kind) \(name)", nil, of: name)
      }
    }
    let idle = standIns.names.subtracting(used).map { "LinuxStandIns.md lists \($0) for nothing" }
    return (sentences + idle).sorted()
  }

  private func differences(of ours: PublicType, from known: PublicType) -> [String] {
    var sentences: [String] = []
    if ours.kind != known.kind, ours.kind != "extension", known.kind != PublicType.free {
      sentences.append("is a \(ours.kind), Apple's a \(known.kind)")
    }
    guard ours.kind != "extension" else { return sentences }
    for missing in known.supertypes.subtracting(ours.supertypes).sorted() {
      sentences.append("is no \(missing), Apple's is")
    }
    return sentences
  }

  private func sentence(on member: Declaration, of type: String) -> String? {
    let candidates = apple.adopted(by: type).filter { $0.name == member.name }
    guard !candidates.isEmpty else {
      if AppleNames.everywhere.contains(member.name) { return nil }
      return "Apple has no \(type).\(member.name)"
    }
    // A requirement in a Swift protocol cannot have default arguments, although Apple's
    // requirements have them.
    let isRequirement = ours[type]?.kind == "protocol"
    let wanted = isRequirement ? member.withoutDefaults : member.form
    let same = candidates.first { (isRequirement ? $0.withoutDefaults : $0.form) == wanted }
    guard let same else {
      let forms = candidates.map(\.form).sorted().joined(separator: " or ")
      return "\(type): \(member.form), Apple has \(forms)"
    }
    guard isRequirement, same.isOptional != member.isOptional else { return nil }
    return "\(type).\(member.name) is \(same.isOptional ? "optional" : "required") of Apple"
  }
}
