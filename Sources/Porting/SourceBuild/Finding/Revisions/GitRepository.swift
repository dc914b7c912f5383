import Foundation

/// The git repository that contains a folder of the user.
package struct GitRepository: Sendable {
  /// The folder with the user's files, without links in its path.
  package let root: String
  /// The folder that is asked about, relative to `root`; empty for `root` itself.
  let prefix: String
  /// Git's own folder, which all work trees of the repository share.
  let commonFolder: String
  let isShallow: Bool
  let git: Git

  /// Finds the repository around a folder or a file.
  package init(around path: String, git: Git) throws(RevisionError) {
    let place = path.absolutePath
    let folder = FileKind(place) == .folder ? place : place.folderPath
    // Each answer is on a line of its own.
    let answer = try git.run(
      [
        "rev-parse", "--show-toplevel", "--git-common-dir", "--is-shallow-repository",
        "--show-prefix",
      ], in: folder)
    switch answer {
    case .failure(let reason) where reason.contains("not a git repository"):
      throw .noRepository(folder: path)
    case .failure(let reason): throw .refused(folder: path, reason: reason)
    case .output(let text):
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard lines.count >= 3 else { throw .refused(folder: path, reason: "an unknown answer") }
      root = lines[0]
      commonFolder = lines[1].hasPrefix("/") ? lines[1] : "\(folder)/\(lines[1])".absolutePath
      isShallow = lines[2] == "true"
      let last = lines.count > 3 ? lines[3] : ""
      prefix = last.hasSuffix("/") ? String(last.dropLast()) : last
      self.git = git
    }
  }

  /// The revision with this name, as in `main`, `HEAD~1`, `4f2a90b` or `main:App`. Throws an error
  /// if there is none.
  package func revision(_ word: String) throws(RevisionError) -> GitRevision {
    if let found = try find(word) { return found }
    throw .unknown(word, repository: root, isShallow: isShallow)
  }

  /// The revision with this name; nil if there is none.
  package func find(_ word: String) throws(RevisionError) -> GitRevision? {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first.map(String.init), !name.isEmpty, !name.hasPrefix("-") else {
      return nil
    }
    let verify = ["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]
    guard case .output(let commit) = try git.run(verify, in: root), !commit.isEmpty else {
      return nil
    }
    var reference: String?
    let full = ["rev-parse", "--symbolic-full-name", "--verify", "--quiet", name]
    if case .output(let text) = try git.run(full, in: root), text.hasPrefix("refs/") {
      reference = text
    }
    var revision = GitRevision(word: word, name: name, commit: commit, reference: reference)
    if parts.count > 1 { revision.folder = try path(String(parts[1]), from: prefix, as: word) }
    return revision
  }

  /// The path of a file or folder of the user, relative to the repository.
  package func relative(_ path: String) throws(RevisionError) -> String {
    let place = path.absolutePath
    if place == root { return "" }
    guard place.hasPrefix(root + "/") else { throw .outside(path: path, repository: root) }
    return String(place.dropFirst(root.count + 1))
  }

  /// Whether the revision has a file or a folder at a path, which is relative to the repository.
  package func has(_ path: String, in revision: GitRevision) throws(RevisionError) -> Bool {
    if path.isEmpty { return true }
    let words = ["rev-parse", "--verify", "--quiet", "\(revision.commit):\(path)"]
    if case .output = try git.run(words, in: root) { return true }
    return false
  }

  /// The path after the colon of a revision. As for git, it is relative to the repository, or to the
  /// current folder if it begins with `./` or `../`.
  private func path(
    _ text: String, from folder: String, as word: String
  ) throws(RevisionError) -> String {
    let isRelative = text == "." || text == ".." || text.hasPrefix("./") || text.hasPrefix("../")
    var parts: [Substring] = []
    for part in (isRelative ? "\(folder)/\(text)" : text).split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { throw .outside(path: text, repository: root) }
    }
    return parts.joined(separator: "/")
  }
}

/// A commit of a repository, and how the user has named it.
package struct GitRevision: Equatable, Sendable {
  /// The revision as it was typed, with its folder.
  package var word: String
  /// The revision without its folder.
  package var name: String
  /// The whole hash of the commit.
  package var commit: String
  /// The whole name of a branch or a tag, such as `refs/heads/main`; nil for other revisions.
  package var reference: String?
  /// The folder that the user has named after a colon, relative to the repository.
  package var folder: String?

  /// A name of the same commit that cannot be the path of a file by accident.
  package var unmistakable: String { reference ?? "\(name)^0" }
}
