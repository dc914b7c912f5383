import Foundation

/// The differences between two folders of films, film by film. Films are paired by name.
package struct FilmsComparison: Sendable {
  /// A film of a folder.
  package struct Film: Sendable {
    package let run: RecordedRun
    /// The contents of the pictures, by name.
    package let pictures: [String: Data]

    package init(run: RecordedRun, pictures: [String: Data]) {
      (self.run, self.pictures) = (run, pictures)
    }
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
    package let name: String
    package let state: State
  }

  /// All films, sorted by name.
  package let entries: [Entry]

  package init(_ before: [String: Film], _ after: [String: Film]) {
    entries = Set(before.keys).union(after.keys).sorted().map { name in
      Entry(name: name, state: Self.state(before[name], after[name]))
    }
  }

  private static func state(_ before: Film?, _ after: Film?) -> State {
    guard let before else { return .new }
    guard let after else { return .gone }
    let comparison = RunComparison(before.run, after.run)
    guard comparison.isEmpty else { return .changed(comparison) }
    let names = Set(before.pictures.keys).union(after.pictures.keys).sorted()
    let repainted = names.filter { before.pictures[$0] != after.pictures[$0] }
    return repainted.isEmpty ? .same : .repainted(repainted)
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
  /// What differs, most important first: calls and findings, then curves, views, and pictures.
  package var sentences: [String] {
    switch state {
    case .new, .gone, .same: []
    case .changed(let comparison): ComparisonText(comparison).highlights
    case .repainted(let names):
      ["every call and view is the same, but not the picture: \(names.joined(separator: ", "))"]
    }
  }
}
