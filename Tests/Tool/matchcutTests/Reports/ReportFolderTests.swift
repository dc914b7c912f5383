import AppHost
import TemporaryFolders
import Testing

struct ReportFolderTests {
  private let temporary = TemporaryFolder()

  @Test func `paths are relative to the repository around the current folder`() throws {
    try temporary.write("", to: ".git/HEAD")
    let root = temporary.path
    let folder = ReportFolder(current: root + "/Apps/My App")

    #expect(folder.path(of: "A,B.swift") == "Apps/My App/A,B.swift")
    #expect(folder.path(of: "./Pages/../A.swift") == "Apps/My App/A.swift")
    #expect(folder.path(of: "../Shared/卡.swift") == "Apps/Shared/卡.swift")
    #expect(folder.path(of: root + "/B.swift") == "B.swift")
    #expect(folder.path(of: "/elsewhere/C.swift") == "/elsewhere/C.swift")
  }

  @Test func `a file stands for a folder`() throws {
    try temporary.write("", to: ".git/HEAD")
    try temporary.write("", to: "App/B.swift")
    try temporary.write("", to: "App/A.swift")
    try temporary.write("", to: "Package/Package.swift")
    try temporary.write("", to: "Empty/notes.txt")
    let folder = ReportFolder(current: temporary.path)

    #expect(folder.representative(of: "App") == "App/A.swift")
    #expect(folder.representative(of: "App/B.swift") == "App/B.swift")
    #expect(folder.representative(of: "Package") == "Package/Package.swift")
    #expect(folder.representative(of: "Empty") == "Empty")
    #expect(folder.representative(of: "mistakes/dice") == "mistakes/dice")
  }

  @Test func `a file is found by its name if no other file has the name`() throws {
    try temporary.write("", to: ".git/HEAD")
    for name in ["App/A.swift", "App/B.swift", "Pages/B.swift", ".build/A.swift"] {
      try temporary.write("", to: name)
    }
    let folder = ReportFolder(current: temporary.path)

    #expect(folder.onlyFile(namedAs: "Module/A.swift") == temporary.path(of: "App/A.swift"))
    #expect(folder.onlyFile(namedAs: "Module/B.swift") == nil)
    #expect(folder.onlyFile(namedAs: "Module/C.swift") == nil)
  }
}
