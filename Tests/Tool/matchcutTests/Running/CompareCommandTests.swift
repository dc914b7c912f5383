import Foundation
import Testing

/// `matchcut compare` with folders, projects and revisions, up to the build, which needs the
/// installed SDK (`scripts/sdk-test` builds and films).
@Suite(.serialized) struct CompareCommandTests {
  private let tool = BuiltTool()

  /// A repository with the branch `main` and a Swift file in the folder `App`.
  private static let repository = """
    git init --quiet --initial-branch=main . && mkdir App && echo 'import UIKit' >App/Card.swift
    git add --all && git -c user.name=A -c user.email=a@example.org commit --quiet -m first
    """

  private func error(_ line: String) throws -> String {
    let result = try tool.run(line)
    #expect(result.status == 2, "\(line)")
    #expect(result.output == "", "\(line)")
    return result.errors
  }

  @Test func `what cannot be compared is one sentence and exit code 2`() throws {
    let folder = tool.folder
    _ = try tool.run("mkdir empty && mkdir -p films/a && echo nothing >films/a/recording.json")

    let lines = [
      ("$tool compare", "found nothing to compare with"),
      ("$tool compare a b c", "found the extra argument 'c'"),
      ("$tool compare ./none films", "found no file or folder './none', expected"),
      ("$tool compare empty films", "'empty': found no film, expected a folder with films"),
      (
        "$tool compare main films",
        "no file or folder 'main', and the folder '.' is in no git repository; name two folders"
      ),
      (
        "$tool compare films films",
        "recording '\(folder)/films/a/recording.json': found text that is not JSON"
      ),
      ("$tool compare films films --path empty", "found --path 'empty' with two folders"),
      ("$tool compare films --path none", "found no file or folder 'none'"),
      (
        "PATH=/nowhere; $tool compare main films",
        "no file or folder 'main', and no program named 'git' on PATH can read revisions"
      ),
      ("$tool compare films films --pictures-url u", "found --pictures-url without --out"),
      ("$tool compare films films --gesture nope", "found --gesture 'nope', expected"),
      ("$tool compare films films --cancel 2", "found --cancel '2', expected a number from 0 to 1"),
      ("$tool compare films films --target A --scheme B", "found --target and --scheme"),
      ("$tool compare films films --language a/b", "found --language 'a/b'"),
    ]
    for (line, text) in lines {
      let errors = try error(line)
      #expect(errors.replacing("'films/a", with: "'\(folder)/films/a").contains(text), "\(line)")
      #expect(errors.split(separator: "\n").count == 1, "\(line): \(errors)")
    }
  }

  @Test func `a revision that is not there is one sentence`() throws {
    _ = try tool.run(Self.repository)

    for (line, text) in [
      (
        "$tool compare mian",
        "no file or folder 'mian', and no revision 'mian' in the repository"
      ),
      ("$tool compare main~1", "no revision 'main~1' in the repository"),
      ("$tool compare main:Nothing", "no 'Nothing' in the revision 'main'"),
      ("$tool compare main:../..", "'../..' is not in the repository"),
      ("$tool compare main --path /tmp", "the folder '/tmp' is in no git repository"),
      ("$tool compare main ./none", "found no file or folder './none'"),
    ] {
      #expect(try error(line).contains(text), "\(line)")
    }
  }

  @Test func `the words are looked up before the SDK is needed`() throws {
    _ = try tool.run(Self.repository)
    _ = try tool.run("mkdir Gestures Empty && cp /dev/null Gestures/a.json")

    for (line, text) in [
      ("$tool compare main", "no SDK beside the tool"),
      ("$tool compare main App", "no SDK beside the tool"),
      ("$tool compare main:App main", "no SDK beside the tool"),
      ("cd App && $tool compare main", "no SDK beside the tool"),
      ("cd App && $tool compare main:./ ..", "no SDK beside the tool"),
      ("cd / && $tool compare main --path '\(tool.folder)/App'", "no SDK beside the tool"),
      ("cd / && $tool compare main '\(tool.folder)/App'", "no SDK beside the tool"),
      ("$tool compare main --gesture Empty", "found no touch script in the folder 'Empty'"),
      (
        "$tool compare main --gesture Gestures --gesture Gestures/a.json",
        "found two values of --gesture with the name 'a'"
      ),
      (
        "$tool compare main --show A/Card.swift --show B/Card.swift",
        "found two values of --show with the name 'Card'"
      ),
    ] {
      #expect(try error(line).contains(text), "\(line)")
    }
    #expect(try tool.run("git worktree list").output.split(separator: "\n").count == 1)
  }

  @Test func `films in folders of the folder are compared, except films beside source`() throws {
    _ = try tool.run(
      """
      $tool film mistakes/never-completes --format apng --out a/films
      cp -r a/films b && mv b/mistakes/* b && rmdir b/mistakes
      mkdir App && cp -r a/films App/films && echo 'import UIKit' >App/Card.swift
      """)

    let result = try tool.run("$tool compare a/films a")
    #expect(result.output.contains("1 new, 1 gone, 0 the same"), "\(result.errors)")
    #expect(try tool.run("$tool compare a/films a/films/mistakes").status == 1)
    #expect(try tool.run("$tool compare a/films a/films").status == 0)
    #expect(try error("$tool compare a/films App").contains("no SDK beside the tool"))
    let report = try tool.run("$tool compare a/films b --out r && true; ls r/pictures")
    #expect(report.output.contains("mistakes-never-completes-"))
  }

  @Test func `a folder with the name of a revision is compared, and the message names both`() throws
  {
    _ = try tool.run(Self.repository + "\ngit branch App")

    let errors = try error("$tool compare App main")

    #expect(
      errors.hasPrefix(
        "matchcut compare: 'App' is a path and a revision; the path is compared. Write "
          + "'refs/heads/App' for the revision, or './App' for the path\n"))
    #expect(try !error("$tool compare ./App main").contains("is a path and a revision"))
    #expect(try !error("$tool compare refs/heads/App main").contains("is a path and a revision"))
  }
}
