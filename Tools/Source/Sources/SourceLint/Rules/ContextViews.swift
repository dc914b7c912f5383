/// Rules T06 and T11: the presenter's view, which a context does not always return.
struct ContextViews {
  let sources: CheckedSources

  private static let departing: Set<String> = ["from", "UITransitionContextFromViewControllerKey"]

  func finding(in code: AnimatorCode, at index: Int) -> LintFinding? {
    guard !isForNavigation(code) else { return nil }
    return unwrapped(code, at: index) ?? presenterAdded(code, at: index)
  }

  /// Whether the animator is for pushes and pops, in which the context returns both views.
  private func isForNavigation(_ code: AnimatorCode) -> Bool {
    code.tokens.indices.contains { index in
      code.tokens[index].text == "UINavigationControllerOperation"
        || code.tokens.reads("UINavigationController", ".", "Operation", at: index)
    }
  }

  /// Whether a presentation controller of the app removes the presenter's view. The context then
  /// returns both views.
  private var removesPresenter: Bool {
    sources.texts.contains { text in
      let tokens = text.tokens[...]
      return tokens.indices.contains { index in
        tokens[index].text == "shouldRemovePresentersView" && tokens.word(before: index) == "var"
          && tokens[index...].prefix(8).contains { $0.text == "true" }
      }
    }
  }

  /// Whether the key requests the presented view, which the context always returns. This is the
  /// arriving view if the animator only presents, and the departing view if it only dismisses. The
  /// animator's name is the only sign of what it does.
  private func isPresented(_ key: ArraySlice<Token>, _ name: String) -> Bool {
    let name = name.lowercased()
    let isDeparting = key.contains { Self.departing.contains($0.text) }
    return isDeparting
      ? name.contains("dismiss") && !name.contains("present")
      : name.contains("present") && !name.contains("dismiss")
  }

  private func unwrapped(_ code: AnimatorCode, at index: Int) -> LintFinding? {
    let tokens = code.tokens
    guard tokens.reads("view", "(", "forKey", ":", at: index), tokens.word(before: index) == "."
    else { return nil }
    let end = tokens.bracketed(at: index + 1).upperBound
    guard tokens.indices.contains(end), tokens[end].text == "!", tokens[end].isGlued,
      !isPresented(tokens[tokens.bracketed(at: index + 1)], code.name), !removesPresenter
    else { return nil }
    return sources.finding(
      .unwrappedView, in: code.file, at: tokens[index].range.lowerBound,
      "view(forKey:) is nil if the presenter's view stays in its place, as under a sheet or a"
        + " custom presentation, and then the program ends here",
      fix: "keep it optional, and animate only the views that exist")
  }

  private func presenterAdded(_ code: AnimatorCode, at index: Int) -> LintFinding? {
    let tokens = code.tokens
    guard ["addSubview", "insertSubview"].contains(tokens[index].text),
      tokens.reads("(", at: index + 1), let name = pageArgument(tokens, at: index + 2)
    else { return nil }
    let around = code.surroundings(of: tokens[index].range.lowerBound)
    guard around.indices.contains(where: { isDeparting(name, around, at: $0) }),
      arrivesLater(than: index, name, tokens)
    else { return nil }
    return sources.finding(
      .presenterAdded, in: code.file, at: tokens[index].range.lowerBound,
      "the view of the departing '\(name)' is on screen already. If a presentation leaves it in"
        + " its place, it disappears together with the container, and the screen is black",
      fix: "leave this line out")
  }

  /// Whether another page's view is added after it. In a presentation, the arriving view is added
  /// last, on top; in a dismissal, it is added first, below.
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
