/// Why a revision of a repository cannot be used.
package enum RevisionError: Error, Equatable, Sendable {
  case noGit
  case failingGit(reason: String)
  /// The folder is in no repository.
  case noRepository(folder: String)
  /// Git refuses the repository, for example because another user owns it.
  case refused(folder: String, reason: String)
  /// The repository has no such revision. `isShallow` says whether its history has been cut off.
  case unknown(String, repository: String, isShallow: Bool)
  /// The folder for the project is not in the repository.
  case outside(path: String, repository: String)
  /// The revision has no file or folder at this path, which is relative to the repository.
  case noPath(String, revision: String)
  /// The files of the revision cannot be written.
  case noWorkTree(revision: String, reason: String)
  case build(BuildError)
}

extension RevisionError {
  package var sentence: BuildError.Sentence {
    switch self {
    case .noGit:
      BuildError.Sentence(
        found: "no program named 'git' on PATH can read revisions",
        remedy: "install git, or name two folders")
    case .failingGit(let reason):
      BuildError.Sentence(
        found: "git does not run (\(reason))",
        remedy: "run 'git --version' to see why it fails")
    case .noRepository(let folder):
      BuildError.Sentence(
        found: "the folder '\(folder)' is in no git repository",
        remedy: "name two folders, or the project's folder with --path")
    case .refused(let folder, let reason):
      BuildError.Sentence(
        found: "git does not read the repository of '\(folder)' (\(reason))",
        remedy: "run 'git status' in this folder and correct what it reports")
    case .unknown(let word, let repository, let isShallow):
      BuildError.Sentence(
        found: "no revision '\(word)' in the repository '\(repository)'"
          + (isShallow ? ", whose history is not complete" : ""),
        remedy: isShallow
          ? "fetch the history, for example with 'git fetch --unshallow', or with 'fetch-depth: 0' "
            + "in actions/checkout"
          : "'git branch --all' and 'git log' list the revisions")
    case .outside(let path, let repository):
      BuildError.Sentence(
        found: "'\(path)' is not in the repository '\(repository)'",
        remedy: "name the project's folder with --path")
    case .noPath(let path, let revision):
      BuildError.Sentence(
        found: "no '\(path)' in the revision '\(revision)'",
        remedy: "name the project's folder in this revision, as in '\(revision):FOLDER'")
    case .noWorkTree(let revision, let reason):
      BuildError.Sentence(
        found: "git cannot write the files of the revision '\(revision)' (\(reason))",
        remedy: "run 'git worktree add' with this revision to see the whole message")
    case .build(let error): error.sentence
    }
  }
}
