/// Rules T12 and T14: an interaction controller that is returned even without a drag, and a
/// percentage that is not limited to 0…1.
struct Interactors {
  let sources: CheckedSources

  private static let percentDriven = "UIPercentDrivenInteractiveTransition"
  /// The functions of Swift and C that limit a number.
  private static let limits: Set<String> = ["min", "max", "fmin", "fmax", "fminf", "fmaxf"]
  private static let questions: Set<String> = [
    "interactionControllerForPresentation(using:)", "interactionControllerForDismissal(using:)",
    "navigationController(_:interactionControllerFor:)",
    "tabBarController(_:interactionControllerFor:)",
  ]

  func findings() -> [LintFinding] {
    sources.types.entries.flatMap { entry in
      entry.parts.flatMap { part in
        part.declaration.members.flatMap { member -> [LintFinding] in
          guard member.kind == .method else { return [] }
          let tokens = sources.texts[part.file].tokens(in: member.range)[...]
          return [
            alwaysReturned(member, tokens, in: part.file),
            unclamped(tokens, of: entry, in: part.file),
          ].compactMap { $0 }
        }
      }
    }
  }

  private func alwaysReturned(
    _ member: Member, _ tokens: ArraySlice<Token>, in file: Int
  ) -> LintFinding? {
    guard Self.questions.contains(member.name),
      let brace = tokens.indices.first(where: { tokens[$0].text == "{" })
    else { return nil }
    var body = tokens[tokens.bracketed(at: brace)].dropFirst().dropLast()
    if body.first?.text == "return" { body = body.dropFirst() }
    if body.last?.text == ";" { body = body.dropLast() }
    if body.starts(with: ["self", "."], by: { $0.text == $1 }) { body = body.dropFirst(2) }
    guard body.count == 1, let name = body.first, name.kind == .identifier,
      let type = typeOfConstant(name.text), !maySayWhenItStarts(name.text, type)
    else { return nil }
    return sources.finding(
      .alwaysReturned, in: file, at: name.range.lowerBound,
      "'\(name.text)' is returned even if no finger drags, so a transition that a button starts"
        + " waits for '\(name.text)' forever",
      fix: "return isDragging ? \(name.text) : nil")
  }

  /// The type in `let name = Type()` or `let name: Type`, if it is
  /// `UIPercentDrivenInteractiveTransition` or a subclass.
  private func typeOfConstant(_ name: String) -> String? {
    for tokens in sources.texts.map({ $0.tokens[...] }) {
      for index in tokens.indices where tokens.reads("let", name, at: index) {
        guard tokens.reads("=", at: index + 2) || tokens.reads(":", at: index + 2),
          tokens.indices.contains(index + 3), !tokens.reads("?", at: index + 4),
          isPercentDriven(tokens[index + 3].text)
        else { continue }
        return tokens[index + 3].text
      }
    }
    return nil
  }

  /// Whether the source sets `wantsInteractiveStart`. If it sets the property, it is correct to
  /// return the interaction controller every time.
  private func maySayWhenItStarts(_ name: String, _ type: String) -> Bool {
    sources.texts.contains { text in
      let words = Set(text.tokens.map(\.text))
      return words.contains("wantsInteractiveStart")
        && (words.contains(name) || type != Self.percentDriven && words.contains(type))
    }
  }

  private func isPercentDriven(_ type: String) -> Bool {
    if type == Self.percentDriven { return true }
    let types = sources.types
    return types.entries.indices.contains { index in
      types.entries[index].name == type
        && types.ancestors(of: index).contains { types.entries[$0].name == Self.percentDriven }
    }
  }

  private func unclamped(
    _ tokens: ArraySlice<Token>, of entry: TypeTable.Entry, in file: Int
  ) -> LintFinding? {
    let words = Set(tokens.map(\.text))
    guard words.contains("translation"), words.contains("finish"), words.contains("cancel"),
      words.isDisjoint(with: Self.limits),
      !words.contains(where: { $0.lowercased().contains("clamp") }),
      let index = tokens.indices.first(where: { tokens.reads("update", "(", at: $0) }),
      !isOtherUpdate(tokens, at: index, of: entry)
    else { return nil }
    let argument = tokens[tokens.bracketed(at: index + 1)].dropFirst().dropLast()
    guard argument.count == 1, let value = argument.first, value.kind == .identifier else {
      return nil
    }
    return sources.finding(
      .unclamped, in: file, at: tokens[index].range.lowerBound,
      "'\(value.text)' is outside 0…1 when the finger moves farther than the view is wide, or in the"
        + " other direction",
      fix: "update(min(max(\(value.text), 0), 1))")
  }
  /// Whether the call is to a method `update(_:)` that the app declares in a class that is not
  /// percent-driven. Such a method may limit the number itself.
  private func isOtherUpdate(
    _ tokens: ArraySlice<Token>, at index: Int, of entry: TypeTable.Entry
  ) -> Bool {
    let receiver = tokens.receiver(of: index)?.text
    let names = receiver == nil || receiver == "self" ? [entry.name] : types(of: receiver ?? "")
    return !names.contains(where: isPercentDriven)
      && sources.types.entries.contains { type in
        !type.isFramework && names.contains(type.name)
          && type.members.contains { $0.kind == .method && $0.name == "update(_:)" }
      }
  }

  /// The types in `name = Type(…)` and `name: Type` in all files.
  private func types(of name: String) -> [String] {
    sources.texts.flatMap { text -> [String] in
      let tokens = text.tokens[...]
      return tokens.indices.compactMap { index in
        guard tokens[index].text == name,
          tokens.reads("=", at: index + 1) || tokens.reads(":", at: index + 1),
          tokens.indices.contains(index + 2),
          tokens[index + 2].text.first?.isUppercase == true
        else { return nil }
        return tokens[index + 2].text
      }
    }
  }
}
