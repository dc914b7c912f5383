import SourceBuild
import Testing

struct GuardedFolderTests {
  private let fixture: Workbench
  private let folder: GuardedFolder

  init() throws {
    fixture = try Workbench()
    try fixture.write("", to: "own/build/a.txt")
    try fixture.write("", to: "victim/a.txt")
    try fixture.link("own/build/out", to: fixture.path + "/victim")
    try fixture.link("own/build/in", to: fixture.path + "/own/build")
    folder = GuardedFolder(fixture.path + "/own/build")
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
