/// The arguments of `matchcut approve`.
package struct ApproveOptions: Equatable, Sendable {
  /// The films that are approved.
  package enum Choice: Equatable, Sendable {
    case all
    case named([String])

    /// The word that stands for every film.
    private static let allWord = "all"

    /// Adds names, of which `all` stands for every film.
    mutating func add(_ names: [String]) {
      guard case .named(let known) = self else { return }
      self = names.contains(Self.allWord) ? .all : .named(known + names)
    }
  }

  package static let defaultReport = "report"

  package var choice: Choice
  /// The file with a reviewer's comment, or `-` for standard input; nil without a comment.
  package var review: String?
  /// The report or the folder of films, as it was typed.
  package var report = ApproveOptions.defaultReport
  /// The folder of the baselines, as it was typed.
  package var baselines = BaselineFolder.defaultPath

  package init(_ choice: Choice) { self.choice = choice }

  static let discussion =
    """
    NAME is a film of DIR, as 'matchcut compare' lists it; 'all' stands for all of them. DIR is the
    folder that 'compare --out DIR' has written, its compare.json, or a folder of films. Films of DIR
    that differ become baselines; films that the code does not have any more lose theirs.

    A baseline is a folder in \(BaselineFolder.defaultPath) with the calls and the recording as text, and \(Baseline.fileName)
    with the version of the tool and the hash of the picture. The picture is in \(BaselineFolder.defaultPath)/pictures,
    named by its hash, where git LFS or a cache can hold it: a comparison needs only the hash.

    With --from-review, the lines 'matchcut approve NAME…' and 'matchcut approve all' of a comment
    count. FILE is the comment, or - for standard input. Lines that begin with > do not count.

      matchcut compare --approved --show Screens/Card.swift --out report
      matchcut approve Card-launch
      matchcut approve --from-review comment.txt

    All files are written before the first baseline is replaced. Exit code 0: done; 2: the request
    is invalid, and every baseline is as it was.
    """
}
