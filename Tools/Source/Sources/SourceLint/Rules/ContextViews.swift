/// Rules T06 and T11: the presenter's view, which a context does not always return.
struct ContextViews {
  let sources: CheckedSources

  private static let departing: Set<String> = [
    "from", "UITransitionContextFromViewControllerKey", "UITransitionContextFromViewKey",
  ]
  private static let arriving: Set<String> = [
    "to", "UITransitionContextToViewControllerKey", "UITransitionContextToViewKey",
  ]

  func finding(in code: AnimatorCode, at index: Int) -> LintFinding? {
    guard !isForNavigation(code) else { return nil }
    return unwrapped(code, at: index) ?? presenterAdded(code, at: index)
  }

  /// Whether the animator runs only in pushes, pops and changes of tabs, in which the context
  /// returns both views.
  private func isForNavigation(_ code: AnimatorCode) -> Bool {
    let uses = code.family.uses
    if !uses.isEmpty, uses.isSubset(of: TransitionUse.withBothViews) { return true }
    return code.tokens.indices.contains { index in
      code.tokens[index].text == "UINavigationControllerOperation"
        || code.tokens.reads("UINavigationController", ".", "Operation", at: index)
    }
  }

  /// Whether a presentation controller of the app removes the presenter's view. With such a
  /// presentation controller, the context returns both views.
  private var removesPresenter: Bool {
    sources.texts.contains { text in
      let tokens = text.tokens[...]
      return tokens.indices.contains { index in
        tokens[index].text == "shouldRemovePresentersView" && tokens.word(before: index) == "var"
          && tokens[index...].prefix(8).contains { $0.text == "true" }
      }
    }
  }

  /// A key that the code passes to `view(forKey:)`, and whether the code runs only in presentations
  /// (true) or only in dismissals (false).
  private struct Request {
    var isDeparting: Bool
    var isPresenting: Bool?

    /// Whether the key selects the presented view, which the context always returns: the arriving
    /// view of a presentation and the departing view of a dismissal.
    var isPresented: Bool { isPresenting.map { $0 != isDeparting } ?? false }
  }

  /// The keys to which an expression may evaluate; empty if they are unknown. `isPresenting` is the
  /// value that the code around the expression implies.
  private func requests(
    _ key: ArraySlice<Token>, when isPresenting: Bool?, in code: AnimatorCode, depth: Int = 0
  ) -> [Request] {
    if let question = key.indices.first(where: { key[$0].text == "?" }),
      let colon = key.indices.last(where: { key[$0].text == ":" }), question < colon
    {
      // If the condition does not distinguish presentations from dismissals, the `?:` expression is
      // assumed to be correct.
      guard let said = key.presentingCondition(key.startIndex..<question) else { return [] }
      return requests(key[(question + 1)..<colon], when: said, in: code, depth: depth)
        + requests(key[(colon + 1)...], when: !said, in: code, depth: depth)
    }
    if key.contains(where: { Self.departing.contains($0.text) }) {
      return [Request(isDeparting: true, isPresenting: isPresenting)]
    }
    if key.contains(where: { Self.arriving.contains($0.text) }) {
      return [Request(isDeparting: false, isPresenting: isPresenting)]
    }
    guard depth < 4, let name = key.last, name.kind == .identifier else { return [] }
    return values(of: name.text, near: name.range.lowerBound, in: code).flatMap { value in
      requests(value.key, when: value.isPresenting ?? isPresenting, in: code, depth: depth + 1)
    }
  }

  /// The expressions that are assigned to a local variable; if there are none, the expressions of a
  /// property.
  private func values(
    of name: String, near offset: Int, in code: AnimatorCode
  ) -> [(key: ArraySlice<Token>, isPresenting: Bool?)] {
    let method = code.surroundings(of: offset)
    let assigned = assignments(to: name, in: method)
    return assigned.isEmpty ? assignments(to: name, in: code.tokens) : assigned
  }

  /// The values in `name = value` and `name: Type = value`, and in `name: Type { value }`.
  private func assignments(
    to name: String, in tokens: ArraySlice<Token>
  ) -> [(key: ArraySlice<Token>, isPresenting: Bool?)] {
    tokens.indices.flatMap { index -> [(key: ArraySlice<Token>, isPresenting: Bool?)] in
      guard tokens[index].text == name else { return [] }
      var place = index + 1
      if tokens.reads(":", at: place) {
        place += 2
        while tokens.reads(".", at: place) { place += 2 }
      }
      if tokens.reads("=", at: place), !tokens.reads("=", at: place + 1) {
        return [(statement(in: tokens, from: place + 1), tokens.isPresenting(at: index))]
      }
      guard tokens.reads("{", at: place) else { return [] }
      let body = tokens[tokens.bracketed(at: place)].dropFirst().dropLast()
      if body.contains(where: { $0.text == "?" }) { return [(body, nil)] }
      return body.indices.filter {
        (Self.departing.union(Self.arriving)).contains(body[$0].text)
      }.map { (body[$0...$0], tokens.isPresenting(at: $0)) }
    }
  }

  /// The tokens from `start` to the end of the statement: a `;`, a closing brace or a line that
  /// does not continue a `?:` expression.
  private func statement(in tokens: ArraySlice<Token>, from start: Int) -> ArraySlice<Token> {
    let rest = tokens[start...]
    let end = rest.indices.first { place in
      if [";", "{", "}"].contains(rest[place].text) { return true }
      guard place > start, rest[place].line != rest[place - 1].line else { return false }
      return !["?", ":", "."].contains(rest[place].text)
        && !["?", ":", "="].contains(rest[place - 1].text)
    }
    return rest[..<(end ?? rest.endIndex)]
  }

  /// Whether the code at `index` runs only in presentations (true) or only in dismissals (false).
  /// The result is derived from the conditions around the code, from the names of the method and of
  /// the type, and from the delegates' methods that return the animator.
  private func isPresenting(_ code: AnimatorCode, at index: Int) -> Bool? {
    let offset = code.tokens[index].range.lowerBound
    if let said = code.tokens.isPresenting(at: index) { return said }
    for name in [code.method(around: offset)?.name ?? "", code.name].map({ $0.lowercased() }) {
      let (presents, dismisses) = (name.contains("present"), name.contains("dismiss"))
      if presents != dismisses { return presents }
    }
    switch code.family.uses {
    case [.presentation]: return true
    case [.dismissal]: return false
    default: return nil
    }
  }

  private func unwrapped(_ code: AnimatorCode, at index: Int) -> LintFinding? {
    let tokens = code.tokens
    guard tokens.reads("view", "(", "forKey", ":", at: index), tokens.word(before: index) == "."
    else { return nil }
    let end = tokens.bracketed(at: index + 1).upperBound
    guard tokens.indices.contains(end), tokens[end].text == "!", tokens[end].isGlued,
      !removesPresenter
    else { return nil }
    let key = tokens[index + 4..<end - 1]
    guard
      requests(key, when: isPresenting(code, at: index), in: code)
        .contains(where: { !$0.isPresented })
    else { return nil }
    return sources.finding(
      .unwrappedView, in: code.file, at: tokens[index].range.lowerBound,
      "view(forKey:) is nil if the presenter's view stays in its place, as under a sheet or a"
        + " custom presentation, and then the program crashes here",
      fix: "keep the view optional, and animate only the views that exist")
  }

  private func presenterAdded(_ code: AnimatorCode, at index: Int) -> LintFinding? {
    let tokens = code.tokens
    guard ["addSubview", "insertSubview"].contains(tokens[index].text),
      tokens.reads("(", at: index + 1), let name = pageArgument(tokens, at: index + 2),
      tokens.receiver(of: index)?.text.lowercased().contains("window") != true
    else { return nil }
    let around = code.surroundings(of: tokens[index].range.lowerBound)
    guard around.indices.contains(where: { isDeparting(name, around, at: $0) }),
      arrivesLater(than: index, name, tokens)
    else { return nil }
    return sources.finding(
      .presenterAdded, in: code.file, at: tokens[index].range.lowerBound,
      "the view of the departing '\(name)' is on screen already. If a presentation leaves this"
        + " view in its place, the view disappears together with the container, and the screen is black",
      fix: "leave this line out")
  }

  /// Whether another page's view is added after the view that the code at `index` adds. In a
  /// presentation, the arriving view is added last, on top; in a dismissal, it is added first,
  /// below.
  private func arrivesLater(than index: Int, _ name: String, _ tokens: ArraySlice<Token>) -> Bool {
    let end = tokens.bracketed(at: index + 1).upperBound
    return tokens[end...].prefix(40).indices.contains { place in
      ["addSubview", "insertSubview"].contains(tokens[place].text)
        && pageArgument(tokens, at: place + 2).map { $0 != name } ?? false
    }
  }

  /// The name if the first argument is `name.view` or `name.view!`; otherwise nil.
  private func pageArgument(_ tokens: ArraySlice<Token>, at index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .identifier,
      tokens.reads(".", "view", at: index + 1)
    else { return nil }
    let next = index + (tokens.reads("!", at: index + 3) ? 4 : 3)
    return tokens.reads(")", at: next) || tokens.reads(",", at: next) ? tokens[index].text : nil
  }

  /// Whether the code at `index` is `name = context.viewController(forKey: .from)`.
  private func isDeparting(_ name: String, _ tokens: ArraySlice<Token>, at index: Int) -> Bool {
    guard tokens.reads(name, "=", at: index) else { return false }
    let statement = tokens[(index + 2)...].prefix(12)
    guard let call = statement.indices.first(where: { statement[$0].text == "viewController" })
    else { return false }
    return tokens[tokens.bracketed(at: call + 1)].contains { Self.departing.contains($0.text) }
  }
}
