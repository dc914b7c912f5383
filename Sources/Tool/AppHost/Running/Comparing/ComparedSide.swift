import Film
import Foundation
import SourceBuild

/// A side of a comparison, after its word has been looked up.
enum ComparedSide {
  /// A folder of films.
  case films(String)
  /// A folder of baselines.
  case baselines(String)
  /// The path of the user's own code.
  case source(String)
  /// A commit, and the path of the project in it, relative to the repository.
  case revision(GitRevision, project: String, GitRepository)
}

/// Looks up the two words of a comparison.
struct ComparedSides {
  let before, after: ComparedSide
  /// The names of the sides in texts.
  let names: (before: String, after: String)

  /// `report` receives a sentence for each word that could have meant something else. `git` finds
  /// the program, which only revisions need.
  init(
    _ options: CompareOptions, report: (String) -> Void = { _ in },
    git: @escaping () throws(RevisionError) -> Git = { () throws(RevisionError) in try Git() }
  ) throws {
    let current = options.path ?? "."
    guard Self.exists(current) else { throw UsageError.unknownSide(current, reason: nil) }
    let approved = options.isApproved ? options.before : nil
    let words = [approved == nil ? options.before : nil, options.after].compactMap(\.self)
    let paths = words.filter(Self.exists)
    if let path = options.path, paths.count + (approved == nil ? 0 : 1) == 2 {
      throw UsageError.unusedPath(path)
    }
    let lookup = RevisionLookup(current: current, isNamed: options.path != nil, git: git)
    for path in paths { if let note = lookup.note(on: path) { report(note) } }
    var found: [ComparedSide] = approved.map { [.baselines($0)] } ?? []
    for word in words {
      guard !Self.exists(word) else {
        found.append(try Self.folder(word))
        continue
      }
      if RevisionLookup.isPath(word) { throw UsageError.unknownSide(word, reason: nil) }
      let project = paths.first { !FilmFolder.isOfFilms($0) }
      found.append(try lookup.side(word, comparedWith: project))
    }
    if found.count == 1 { found.append(try Self.folder(current)) }
    (before, after) = (found[0], found[1])
    names = (
      approved == nil ? options.before : "the approved films",
      options.after ?? options.path ?? "the working folder"
    )
  }

  private static func exists(_ path: String) -> Bool { FileKind(path) != .nothing }

  /// What is at a path that exists.
  private static func folder(_ path: String) throws -> ComparedSide {
    if BaselineFolder.isOne(path) { return .baselines(path) }
    if FilmFolder.isOfFilms(path) { return .films(path) }
    guard FilmFolder.hasSource(path) else {
      throw UsageError.unreadableFilms(path, found: "no film")
    }
    return .source(path)
  }
}

/// Looks up words that name revisions.
private struct RevisionLookup {
  /// The folder that is asked about, and whether the user has named it with `--path`.
  let current: String
  let isNamed: Bool
  let git: () throws(RevisionError) -> Git

  /// Whether a word cannot be a revision, because its form is that of a path.
  static func isPath(_ word: String) -> Bool {
    word == "." || word == ".." || ["./", "../", "/", "~"].contains { word.hasPrefix($0) }
  }

  /// The revision with this name. Its project is in the named folder, or at the path with which it
  /// is compared if that is in the repository, or in the current folder.
  func side(_ word: String, comparedWith path: String?) throws -> ComparedSide {
    do throws(RevisionError) {
      let (repository, project) = try repository(comparedWith: path)
      let revision = try repository.revision(word)
      let place = if let own = revision.folder { own } else { try repository.relative(project) }
      guard try repository.has(place, in: revision) else {
        throw .noPath(place, revision: revision.name)
      }
      return .revision(revision, project: place, repository)
    } catch {
      switch error {
      case .noPath, .outside, .build: throw UsageError(error, of: .compare)
      default: throw UsageError.unknownSide(word, reason: error)
      }
    }
  }

  private func repository(
    comparedWith path: String?
  ) throws(RevisionError) -> (GitRepository, project: String) {
    let git = try git()
    do throws(RevisionError) {
      let repository = try GitRepository(around: current, git: git)
      let isInside = path.map { (try? repository.relative($0)) != nil } ?? false
      return (repository, !isNamed && isInside ? path ?? current : current)
    } catch .noRepository where !isNamed && path != nil {
      let project = path ?? current
      return (try GitRepository(around: project, git: git), project)
    }
  }

  /// Says that a path has the name of a revision, and how to name the revision; nil if it has not.
  func note(on word: String) -> String? {
    // Without a repository, no revision can be meant.
    guard !Self.isPath(word), let git = try? git(),
      let repository = try? GitRepository(around: current, git: git),
      let revision = try? repository.find(word)
    else { return nil }
    return "'\(word)' is a path and a revision; the path is compared. Write "
      + "'\(revision.unmistakable)' for the revision, or './\(word)' for the path"
  }
}
