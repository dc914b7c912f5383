import Foundation

/// The differences between two folders of films, film by film.
///
/// Films are paired by name. The name of a film ends with the outcome of its run, so films of the
/// same run with another outcome are paired as well.
package struct FilmsComparison: Sendable {
  /// A film of a folder.
  package struct Film: Sendable {
    package let run: RecordedRun
    /// The pictures, by name.
    package let pictures: [String: FilmPicture]

    package init(run: RecordedRun, pictures: [String: FilmPicture]) {
      (self.run, self.pictures) = (run, pictures)
    }

    /// The picture that contains all frames; nil if the film has another format.
    package var animation: FilmPicture? { pictures[FilmFormat.apng.fileName] }
  }

  package enum State: Sendable {
    /// Only the second folder has the film.
    case new
    /// Only the first folder has the film.
    case gone
    case changed(RunComparison)
    /// The runs are equal, but these pictures differ.
    case repainted([String])
    case same

    package var name: String {
      switch self {
      case .new: "new"
      case .gone: "gone"
      case .changed: "changed"
      case .repainted: "repainted"
      case .same: "same"
      }
    }

    package var isSame: Bool {
      if case .same = self { true } else { false }
    }
  }

  package struct Entry: Sendable {
    /// The film's name in the second folder, or in the first folder if only that has the film.
    package let name: String
    /// The name in the first folder, if it differs.
    package let formerName: String?
    package let state: State
    package let before, after: Film?
    /// The differences between the frames; nil if they were not compared.
    package let pixels: PixelComparison?
  }

  /// All films, sorted by name.
  package let entries: [Entry]

  package init(_ before: [String: Film], _ after: [String: Film]) {
    let former = Self.renamed(before, after)
    let names = Set(before.keys).subtracting(former.values).union(after.keys)
    entries = names.sorted().map { name in
      Entry(name, formerly: former[name], before[former[name] ?? name], after[name])
    }
  }

  /// The former names of films whose outcome has changed. The keys are the names in the second
  /// folder.
  private static func renamed(
    _ before: [String: Film], _ after: [String: Film]
  ) -> [String: String] {
    func runs(_ films: [String: Film], without others: [String: Film]) -> [RunKey: [String]] {
      let names = films.keys.filter { others[$0] == nil }
      return Dictionary(grouping: names) { RunKey($0, films[$0]?.run) }
    }
    let (gone, new) = (runs(before, without: after), runs(after, without: before))
    return new.reduce(into: [:]) { former, entry in
      // Several runs with one key cannot be told apart.
      guard entry.value.count == 1, let old = gone[entry.key], old.count == 1 else { return }
      former[entry.value[0]] = old[0]
    }
  }

  /// Identifies a run by the parts of its film's name and data that do not depend on the outcome.
  private struct RunKey: Hashable {
    let stem, gesture: String
    let cancelledAt: Double?

    init(_ name: String, _ run: RecordedRun?) {
      stem = Self.outcomes.reduce(name) { name, outcome in
        name.hasSuffix(outcome) ? String(name.dropLast(outcome.count)) : name
      }
      gesture = URL(fileURLWithPath: run?.meta.gesture ?? "").lastPathComponent
      cancelledAt = run?.meta.cancelledAt
    }

    /// The ends of names, the ones that follow others first: the outcome that was not requested,
    /// then the requested one.
    private static let outcomes =
      ["-finished", "-cancelled", "-not-completed", "-no-transition", "-launch"]
      + ["-finish", "-cancel"]
  }

  package var isEmpty: Bool { entries.allSatisfy(\.state.isSame) }

  /// The number of films in each state, as in `2 changed, 1 new, 40 the same`.
  package var counts: String {
    let words = ["changed", "repainted", "new", "gone"].compactMap { name in
      let count = entries.count { $0.state.name == name }
      return count > 0 ? "\(count) \(name)" : nil
    }
    let same = entries.count { $0.state.isSame }
    return (words + ["\(same) the same"]).joined(separator: ", ")
  }
}

extension FilmsComparison.Entry {
  fileprivate init(
    _ name: String, formerly former: String?, _ before: FilmsComparison.Film?,
    _ after: FilmsComparison.Film?
  ) {
    (self.name, formerName, self.before, self.after) = (name, former, before, after)
    guard let before, let after else {
      (state, pixels) = (before == nil ? .new : .gone, nil)
      return
    }
    let comparison = RunComparison(before.run, after.run)
    let names = Set(before.pictures.keys).union(after.pictures.keys).sorted()
    let repainted = names.filter { before.pictures[$0] != after.pictures[$0] }
    if !comparison.isEmpty || former != nil {
      state = .changed(comparison)
    } else {
      state = repainted.isEmpty ? .same : .repainted(repainted)
    }
    pixels =
      before.animation == after.animation
      ? nil : PixelComparison(before.animation, after.animation)
  }

  /// What differs, most important first: calls, curves, findings and views, and pictures last.
  package var highlights: [Highlight] {
    let pictures = [pixels?.highlight].compactMap(\.self)
    switch state {
    case .new, .gone, .same: return []
    case .changed(let comparison):
      let outcome = formerName.map {
        Highlight(.run, "the run has another outcome: this film is \(name), and it was \($0)")
      }
      return [outcome].compactMap(\.self) + comparison.highlights + pictures
    case .repainted(let names):
      let list = names.joined(separator: ", ")
      let text = "every call and view is the same, but not the picture: \(list)"
      return [Highlight(.picture, t: pixels?.first?.t, text)] + pictures
    }
  }

  package var sentences: [String] { highlights.map(\.text) }
}
