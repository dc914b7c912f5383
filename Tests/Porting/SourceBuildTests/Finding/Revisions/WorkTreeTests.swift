import Foundation
import SourceBuild
import TemporaryFolders
import Testing

@Suite(.serialized) struct WorkTreeTests {
  private func tree(_ word: String, of test: TestRepository) throws -> WorkTree {
    let repository = try test.repository()
    return try WorkTree(of: repository.revision(word), in: repository)
  }

  @Test func `a revision without files that can be written leaves nothing`() throws {
    let test = try TestRepository()
    try test.write("1", to: "a.txt")
    try test.commit("one")
    let repository = try test.repository()
    var revision = try repository.revision("main")
    revision.commit = String(repeating: "1", count: 40)

    let error = #expect(throws: RevisionError.self) {
      try WorkTree(of: revision, in: repository)
    }

    guard case .noWorkTree("main", let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.hasPrefix("fatal: "))
    #expect(try test.workTrees() == [])
    #expect(FileKind(test.path + "/.git/worktrees") == .nothing)
  }

  @Test func `the files are those of the revision, and the user's are not changed`() throws {
    let test = try TestRepository()
    try test.write("1", to: "Sources/a.txt")
    try test.commit("one")
    try test.write("2", to: "Sources/a.txt")
    try test.commit("two")
    try test.write("3", to: "Sources/a.txt")
    let status = try test.git("status", "--porcelain")

    var tree: WorkTree? = try self.tree("HEAD~1", of: test)
    let path = try #require(tree?.path)

    #expect(path.lastComponent == "Cards")
    #expect(RegularFile.text(path + "/Sources/a.txt") == "1")
    #expect(tree?.path(of: "Sources") == path + "/Sources")
    #expect(tree?.path(of: "") == path)
    #expect(tree?.original(of: path + "/Sources") == test.path + "/Sources")
    #expect(tree?.original(of: path) == test.path)
    #expect(tree?.original(of: "/other") == nil)
    #expect(try test.workTrees().count == 1)
    #expect(try test.git("status", "--porcelain") == status)

    tree = nil
    #expect(FileKind(path.folderPath) == .nothing)
    #expect(try test.workTrees() == [])
    #expect(try test.git("branch", "--list") == "* main")
  }

  @Test func `scripts of the repository are not run`() throws {
    let test = try TestRepository()
    try test.write("1", to: "a.txt")
    try test.commit("one")
    let hook = test.path + "/.git/hooks/post-checkout"
    try test.write("#!/bin/sh\ntouch \(test.path)/ran\n", to: ".git/hooks/post-checkout")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)

    _ = try tree("main", of: test)

    #expect(FileKind(test.path + "/ran") == .nothing)
  }

  @Test func `two revisions can be used at once`() throws {
    let test = try TestRepository()
    try test.write("1", to: "a.txt")
    try test.commit("one")
    try test.write("2", to: "a.txt")
    try test.commit("two")

    let trees = [
      try tree("main", of: test), try tree("main~1", of: test), try tree("main", of: test),
    ]

    #expect(trees.map { RegularFile.text($0.path + "/a.txt") } == ["2", "1", "2"])
    #expect(try test.workTrees().count == 3)
  }

  @Test func `a work tree that a killed process has left is removed by the next one`() throws {
    let test = try TestRepository()
    try test.write("1", to: "a.txt")
    try test.commit("one")
    let own = try tree("main", of: test)
    let left = TemporaryFolder()
    let place = left.path(of: "matchcut-revision-left/Cards")
    try left.write("", to: "matchcut-revision-left/lock")
    try test.git("worktree", "add", "--quiet", "--detach", place, "main")
    let others = left.path(of: "others/Cards")
    try test.git("worktree", "add", "--quiet", "--detach", others, "main")
    #expect(try test.workTrees().count == 3)

    _ = try tree("main", of: test)

    #expect(FileKind(place.folderPath) == .nothing)
    #expect(
      try test.workTrees().map { String($0.dropFirst(9)) }.sorted() == [others, own.path].sorted())
  }

  @Test func `a repository with submodules can be used`() throws {
    let (test, part) = (try TestRepository(), try TestRepository())
    try part.write("1", to: "part.txt")
    try part.commit("part")
    try test.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", part.path, "Part")
    try test.commit("one")

    var tree: WorkTree? = try self.tree("main", of: test)
    #expect(FileKind((tree?.path ?? "") + "/Part") == .folder)

    tree = nil
    #expect(try test.workTrees() == [])
  }
}
