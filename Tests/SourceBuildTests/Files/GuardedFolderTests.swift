import SourceBuild
import Testing

struct GuardedFolderTests {
  private let bench: Workbench
  private let folder: GuardedFolder

  init() throws {
    bench = try Workbench()
    try bench.write("", to: "own/build/a.txt")
    try bench.write("", to: "victim/a.txt")
    try bench.link("own/build/out", to: bench.path + "/victim")
    try bench.link("own/build/in", to: bench.path + "/own/build")
    folder = GuardedFolder(bench.path + "/own/build")
  }

  @Test(arguments: ["a.txt", "new/b.txt", "in/b.txt", "..a", "a b/c\\d"])
  func `a name inside the folder is a target`(name: String) throws {
    #expect(try folder.target(name) == folder.path + "/" + name)
  }

  @Test(arguments: [
    "..", "../victim", "a/../../victim", "/victim", "", "a//b", "./a", "a\0b", "out/a.txt",
    "out/new/b.txt",
  ])
  func `a name that leads out of the folder is refused`(name: String) {
    #expect(throws: BuildError.self) { try folder.target(name) }
  }

  @Test(arguments: [
    ("Card", "Card"), ("a/b", "a_b"), ("../../../victim", "__.._.._victim"), ("..", "_"), ("", "_"),
    (".hidden", "_hidden"), ("a\0b\nc", "a_b_c"),
  ])
  func `any text becomes a file name`(text: String, name: String) {
    #expect(GuardedFolder.fileName(text) == name)
    #expect(GuardedFolder.fileName(String(repeating: "é", count: 300)).utf8.count == 200)
  }
}
