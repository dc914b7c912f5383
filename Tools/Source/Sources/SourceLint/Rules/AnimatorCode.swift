/// The part of an animator's code that is in one file and runs in a transition.
struct AnimatorCode {
  let file: Int
  /// The name of the animator's type.
  let name: String
  let tokens: ArraySlice<Token>
  /// The methods that contain the tokens.
  let methods: [Member]
  let family: AnimatorFamily

  /// The method that contains the byte at `offset`.
  func method(around offset: Int) -> Member? { methods.last { $0.range.contains(offset) } }

  /// The tokens of the method that contains the byte at `offset`; all tokens if no method contains
  /// it.
  func surroundings(of offset: Int) -> ArraySlice<Token> {
    guard let method = method(around: offset) else { return tokens }
    return tokens.filter { method.range.contains($0.range.lowerBound) }[...]
  }

  /// The code of every class that conforms to the animator protocol, or whose superclass does.
  ///
  /// If the class is only an animator, all of its code is included. If the class is also a
  /// controller or a view, or if its superclass is unknown, only the methods with a transition
  /// context as a parameter are included.
  static func all(in sources: CheckedSources) -> [AnimatorCode] {
    let types = sources.types
    let uses = TransitionUses(sources: sources)
    return types.entries.indices.flatMap { index -> [AnimatorCode] in
      guard types.entries[index].declaration.kind == .class else { return [] }
      let family = [index] + types.ancestors(of: index)
      let protocols = Set(family.flatMap(types.protocols).map { types.entries[$0].name })
      guard protocols.contains(animator) else { return [] }
      let isPure = isPure(family, in: types)
      let about = AnimatorFamily(of: index, uses: uses, in: sources)
      return types.entries[index].parts.map { part in
        code(
          of: part, named: types.entries[index].name, isPure: isPure, family: about, in: sources)
      }
    }
  }

  private static let animator = "UIViewControllerAnimatedTransitioning"
  private static let context = "UIViewControllerContextTransitioning"

  private static func isPure(_ family: [Int], in types: TypeTable) -> Bool {
    guard let root = family.last, !types.entries[root].isFramework else { return false }
    return types.entries[root].inherits.allSatisfy { reference in
      let found = types.resolve(reference).map { types.entries[$0].declaration.kind }
      return found.map { $0 == .protocol || $0 == .alias }
        ?? (reference.name == "NSObject" || reference.name.hasSuffix("Delegate")
          || reference.name.hasSuffix("Protocol"))
    }
  }

  private static func code(
    of part: TypeTable.Part, named name: String, isPure: Bool, family: AnimatorFamily,
    in sources: CheckedSources
  ) -> AnimatorCode {
    let declaration = part.declaration
    let text = sources.texts[part.file]
    let nested = sources.declarations[part.file].map(\.range).filter {
      $0 != declaration.range && declaration.range.contains($0.lowerBound)
    }
    let methods = declaration.members.filter { member in
      member.kind == .method
        && (isPure || member.types.contains { $0.contains(context) })
    }
    let tokens = text.tokens(in: declaration.range).filter { token in
      let place = token.range.lowerBound
      return !nested.contains { $0.contains(place) }
        && (isPure || methods.contains { $0.range.contains(place) })
    }
    return AnimatorCode(
      file: part.file, name: name, tokens: tokens[...], methods: methods, family: family)
  }
}
