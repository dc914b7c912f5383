import Foundation
import SourceBuild
import TemporaryFolders
import Testing

struct GitRepositoryTests {
  private func error(_ body: () throws -> Void) -> RevisionError? {
    #expect(throws: RevisionError.self) { try body() }
  }

  @Test func `without git, the error says what is missing`() {
    #expect(error { _ = try Git(searchPath: "/nowhere:/also/nowhere") } == .noGit)
    #expect(
      RevisionError.noGit.sentence.found == "no program named 'git' on PATH can read revisions")
  }

  @Test func `a program that is not git is reported`() throws {
    let folder = TemporaryFolder()
    try folder.write(
      "#!/bin/sh\necho 'fatal: detected dubious ownership' >&2\nexit 128\n",
      to: "git", executable: true)

    let found = error {
      _ = try GitRepository(around: folder.path, git: Git(searchPath: folder.path))
    }

    #expect(
      found == .refused(folder: folder.path, reason: "fatal: detected dubious ownership"))
  }

  @Test func `a folder outside of every repository is reported`() {
    let folder = TemporaryFolder()

    #expect(
      error { _ = try GitRepository(around: folder.path, git: Git()) }
        == .noRepository(folder: folder.path))
  }

  @Test func `branches, tags, hashes and relations are revisions`() throws {
    let test = try TestRepository()
    try test.write("1", to: "a.txt")
    try test.commit("one")
    let first = try test.git("rev-parse", "HEAD")
    try test.git("tag", "v1")
    try test.write("2", to: "a.txt")
    try test.commit("two")
    let second = try test.git("rev-parse", "HEAD")
    let repository = try test.repository()

    for (word, commit, reference) in [
      ("main", second, "refs/heads/main"), ("HEAD~1", first, nil),
      ("v1", first, "refs/tags/v1"), (first, first, nil), (String(first.prefix(7)), first, nil),
      ("main~1", first, nil),
    ] {
      let revision = try repository.revision(word)
      #expect(revision.commit == commit, "\(word)")
      #expect(revision.reference == reference, "\(word)")
      #expect(try repository.revision(revision.unmistakable).commit == commit, "\(word)")
    }
  }

  @Test func `an unknown revision is reported, and whether the history is cut off`() throws {
    let test = try TestRepository()
    try test.commit("one")
    try test.write("2", to: "a.txt")
    try test.commit("two")
    let other = TemporaryFolder()
    try test.git("clone", "--quiet", "--depth=1", "file://" + test.path, other.path(of: "c"))

    #expect(
      error { _ = try test.repository().revision("nothing") }
        == .unknown("nothing", repository: test.path, isShallow: false))
    let shallow = try test.repository(around: other.path(of: "c"))
    let found = error { _ = try shallow.revision("HEAD~1") }
    #expect(
      found == .unknown("HEAD~1", repository: other.path(of: "c"), isShallow: true))
    #expect(found?.sentence.remedy.contains("git fetch --unshallow") == true)
    for word in ["", ":", ":a", "-x", "--all", "a b", "..", "main..HEAD"] {
      #expect(try test.repository().find(word) == nil, "\(word)")
    }
  }

  @Test func `a folder after a colon is relative to the repository, or to the current folder`()
    throws
  {
    let test = try TestRepository()
    try test.write("1", to: "Apps/Card/a.swift")
    try test.commit("one")
    let repository = try test.repository(around: test.path + "/Apps")

    for (word, folder) in [
      ("main:Apps/Card", "Apps/Card"), ("main:./Card", "Apps/Card"), ("main:../Apps/", "Apps"),
      ("main:", ""), ("main:.", "Apps"), ("main:Apps//./Card/", "Apps/Card"),
    ] {
      #expect(try repository.revision(word).folder == folder, "\(word)")
    }
    #expect(try repository.revision("main").folder == nil)
    #expect(
      error { _ = try repository.revision("main:../../a") }
        == .outside(path: "../../a", repository: test.path))
  }

  @Test func `a path of the user is made relative to the repository`() throws {
    let test = try TestRepository()
    try test.write("1", to: "Apps/a.swift")
    let repository = try test.repository()

    #expect(try repository.relative(test.path) == "")
    #expect(try repository.relative(test.path + "/Apps/../Apps/a.swift") == "Apps/a.swift")
    #expect(
      error { _ = try repository.relative("/tmp") }
        == .outside(path: "/tmp", repository: test.path))
  }

  /// Git sets these variables for the scripts that it runs.
  @Test func `the variables of another repository are not used`() throws {
    let (test, other) = (try TestRepository(), try TestRepository())
    try test.commit("one")
    try other.write("2", to: "a.txt")
    try other.commit("two")
    setenv("GIT_DIR", other.path + "/.git", 1)
    defer { unsetenv("GIT_DIR") }

    let repository = try test.repository()

    #expect(repository.root == test.path)
  }
}
