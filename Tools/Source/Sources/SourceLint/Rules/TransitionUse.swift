/// A kind of transition for which UIKit asks a delegate for an animator and for an interaction
/// controller.
enum TransitionUse: CaseIterable {
  case presentation
  case dismissal
  case navigation
  case tabs

  /// The kinds in which the context returns the views of both controllers.
  static let withBothViews: Set<TransitionUse> = [.navigation, .tabs]

  /// The kind for which a method of this name returns the animator, in Swift 2 or later; nil for
  /// other methods.
  init?(animatorQuestion name: String) {
    let found = Self.allCases.first { use in
      switch use {
      case .presentation:
        name.hasPrefix("animationController(forPresented:")
          || name.hasPrefix("animationControllerForPresentedController(")
      case .dismissal:
        name.hasPrefix("animationController(forDismissed:")
          || name.hasPrefix("animationControllerForDismissedController(")
      case .navigation:
        name.hasPrefix("navigationController(") && name.contains(":animationControllerFor")
      case .tabs:
        name.hasPrefix("tabBarController(") && name.contains(":animationControllerFor")
      }
    }
    guard let found else { return nil }
    self = found
  }

  /// The kind for which a method of this name returns the interaction controller, in Swift 2 or
  /// later; nil for other methods.
  init?(interactorQuestion name: String) {
    let found = Self.allCases.first { use in
      switch use {
      case .presentation: name.hasPrefix("interactionControllerForPresentation(")
      case .dismissal: name.hasPrefix("interactionControllerForDismissal(")
      case .navigation:
        name.hasPrefix("navigationController(") && name.contains(":interactionControllerFor")
      case .tabs: name.hasPrefix("tabBarController(") && name.contains(":interactionControllerFor")
      }
    }
    guard let found else { return nil }
    self = found
  }
}

/// The transitions in which each animator of the checked sources runs.
struct TransitionUses {
  /// The kinds for which some delegate returns an interaction controller.
  let interactive: Set<TransitionUse>

  private let sources: CheckedSources
  private let questions: [Question]

  /// A method that returns an animator.
  private struct Question {
    var use: TransitionUse
    var file: Int
    var tokens: ArraySlice<Token>
    var range: Range<Int>
  }

  init(sources: CheckedSources) {
    self.sources = sources
    let methods = sources.declarations.enumerated().flatMap { file, declarations in
      declarations.flatMap(\.members).filter { $0.kind == .method }.map { (file, $0) }
    }
    interactive = Set(methods.compactMap { TransitionUse(interactorQuestion: $1.name) })
    questions = methods.compactMap { file, method in
      TransitionUse(animatorQuestion: method.name).map {
        Question(
          use: $0, file: file, tokens: sources.texts[file].tokens(in: method.range),
          range: method.range)
      }
    }
  }

  /// The kinds of transition that an animator runs in; empty if the sources do not show these
  /// kinds.
  ///
  /// An animator runs where a delegate's method creates it, or returns a variable to which it was
  /// assigned. An animator that is created elsewhere can run in every kind for which a delegate in
  /// the sources returns an animator.
  func uses(of type: Int) -> Set<TransitionUse> {
    let types = sources.types
    let heirs = types.entries.indices.filter {
      $0 == type || types.ancestors(of: $0).contains(type)
    }
    let family = heirs + types.ancestors(of: type)
    var found = Set(
      family.flatMap { types.entries[$0].members }.compactMap {
        $0.kind == .method ? TransitionUse(animatorQuestion: $0.name) : nil
      })
    let names = Set(heirs.compactMap { types.entries[$0].declaration.name.last })
    for (file, text) in sources.texts.enumerated() {
      let tokens = text.tokens[...]
      for index in tokens.indices where names.contains(tokens[index].text) {
        guard isCreated(tokens, at: index) else { continue }
        let uses = self.uses(ofCreationAt: index, tokens, in: file)
        guard !uses.isEmpty else { return [] }
        found.formUnion(uses)
      }
    }
    return found
  }

  private func isCreated(_ tokens: ArraySlice<Token>, at index: Int) -> Bool {
    tokens.reads("(", at: index + 1) || tokens.reads(".", "init", "(", at: index + 1)
  }

  private func uses(
    ofCreationAt index: Int, _ tokens: ArraySlice<Token>, in file: Int
  ) -> Set<TransitionUse> {
    let offset = tokens[index].range.lowerBound
    let around = questions.filter { $0.file == file && $0.range.contains(offset) }
    if !around.isEmpty { return Set(around.map(\.use)) }
    if let name = variable(assignedAt: index, tokens) {
      let returning = questions.filter { $0.tokens.contains { $0.text == name } }
      if !returning.isEmpty { return Set(returning.map(\.use)) }
    }
    return Set(questions.map(\.use))
  }

  /// The name in `name = Type(…)`, `name: Other = Type(…)` or `name = condition ? Type(…) : …`, on
  /// one line.
  private func variable(assignedAt index: Int, _ tokens: ArraySlice<Token>) -> String? {
    let line = tokens[..<index].suffix(24).filter { $0.line == tokens[index].line }[...]
    guard let sign = line.indices.last(where: { isAssignment(line, at: $0) }) else { return nil }
    let names = line[..<sign].filter { $0.kind == .identifier }.map(\.text)
    if let keyword = names.firstIndex(where: { ["let", "var"].contains($0) }) {
      return names[(keyword + 1)...].first
    }
    return names.last
  }

  private func isAssignment(_ tokens: ArraySlice<Token>, at index: Int) -> Bool {
    tokens[index].text == "="
      && !tokens.reads("=", at: index + 1)
      && !["=", "!", "<", ">"].contains(tokens.word(before: index))
  }
}
