/// The facts about an animator's type that the rules use: the transitions that it runs in, and the
/// methods of its declaration and of its extensions.
struct AnimatorFamily {
  /// A method with a body.
  struct Method {
    /// The name without its labels.
    var name: String
    var isOverride: Bool
    var tokens: ArraySlice<Token>
  }

  /// The kinds of transition that the animator runs in; empty if the sources do not show these
  /// kinds.
  let uses: Set<TransitionUse>
  /// The kinds for which some delegate in the sources returns an interaction controller.
  let interactiveUses: Set<TransitionUse>
  /// Whether the animator returns an interruptible animator.
  let isInterruptible: Bool
  let methods: [Method]

  init(of type: Int, uses: TransitionUses, in sources: CheckedSources) {
    self.uses = uses.uses(of: type)
    interactiveUses = uses.interactive
    methods = sources.types.entries[type].parts.flatMap { part in
      part.declaration.members.filter { $0.kind == .method }.map { member in
        Method(
          name: String(member.name.prefix { $0 != "(" }), isOverride: member.isOverride,
          tokens: sources.texts[part.file].tokens(in: member.range))
      }
    }
    isInterruptible = methods.contains { $0.name == "interruptibleAnimator" }
  }

  /// Whether the method `caller` calls the method `target` of the same type, directly or through
  /// other methods. If the two names are equal, the result is true only for a recursive method.
  func calls(from caller: String, to target: String) -> Bool {
    var (seen, queue): (Set<String>, [String]) = ([], [caller])
    while let name = queue.popLast() {
      guard seen.insert(name).inserted else { continue }
      for method in methods where method.name == name {
        let called = called(in: method)
        if called.contains(target) { return true }
        queue += called
      }
    }
    return false
  }

  /// The names of the type's methods that a method calls on `self`.
  private func called(in method: Method) -> [String] {
    let names = Set(methods.map(\.name))
    let tokens = method.tokens
    return tokens.indices.compactMap { index in
      guard names.contains(tokens[index].text), tokens.reads("(", at: index + 1),
        tokens.word(before: index) != "func"
      else { return nil }
      let owner = tokens.receiver(of: index)
      return owner == nil || owner?.text == "self" ? tokens[index].text : nil
    }
  }
}
