import Foundation
import SourceBuild

extension Tool {
  /// Finds the sides of a comparison, films those that are code, and compares the films.
  func compare(_ options: CompareOptions) throws -> ExitCode {
    do {
      let sides = try ComparedSides(options) {
        output.report("\(ProgramName.current.command(.compare)): \($0)")
      }
      let films = try Scratch("films")
      defer { withExtendedLifetime(films) {} }
      var filmer: ProjectFilmer?
      var found: [LibraryHost.Entry?] = []
      var made: [ComparedFilms.Side] = []
      for (side, name, part) in [
        (sides.before, sides.names.before, "before"), (sides.after, sides.names.after, "after"),
      ] {
        if case .films(let folder) = side {
          made.append(ComparedFilms.Side(name: name, folder: folder))
          continue
        }
        if case .baselines(let folder) = side {
          made.append(ComparedFilms.Side(name: name, folder: folder, isApproved: true))
          continue
        }
        let camera = try filmer ?? ProjectFilmer(options.filming, output: output)
        filmer = camera
        var filmed = ComparedFilms.Side(name: name, folder: "\(films.path)/\(part)")
        if let code = try film(side, &filmed, camera, isFound: { found.append($0) }) { return code }
        made.append(filmed)
      }
      if let filmer, let missing = filmer.entries.first(where: { !found.contains($0) }) {
        throw UsageError.missingEntry(missing)
      }
      let compared = ComparedFilms(before: made[0], after: made[1])
      return try runner.compare(compared, options, to: output) ? .done : .findings
    } catch let error as BuildError {
      throw UsageError(error, of: .compare)
    } catch let error as RevisionError {
      throw UsageError(error, of: .compare)
    }
  }

  /// Films a side into its folder. Returns the exit code if that is not possible.
  private func film(
    _ side: ComparedSide, _ filmed: inout ComparedFilms.Side, _ filmer: ProjectFilmer,
    isFound: (LibraryHost.Entry?) -> Void
  ) throws -> ExitCode? {
    switch side {
    case .films, .baselines: return nil
    case .source(let path):
      return try filmer.film(path, as: filmed.name, into: filmed.folder, isFound: isFound)
    case .revision(let revision, let project, let repository):
      let tree = try WorkTree(of: revision, in: repository)
      defer { withExtendedLifetime(tree) {} }
      filmed.sourceRoot = tree.path
      return try filmer.film(
        tree.path(of: project), as: filmed.name, in: tree, into: filmed.folder, isFound: isFound)
    }
  }
}

/// The two folders of films that are compared, with the names of the sides.
package struct ComparedFilms: Equatable, Sendable {
  package struct Side: Equatable, Sendable {
    package var name, folder: String
    /// The temporary folder of the source, which messages leave out; nil if there is none.
    package var sourceRoot: String?
    /// Whether the folder has baselines.
    package var isApproved: Bool

    package init(name: String, folder: String, isApproved: Bool = false) {
      (self.name, self.folder, self.isApproved) = (name, folder, isApproved)
    }
  }

  package var before, after: Side

  package init(before: Side, after: Side) { (self.before, self.after) = (before, after) }
}
