import Foundation
import SourceBuild
import TemporaryFolders
import Testing

@Suite struct SourceWatchTests {
  /// A reference to a watch, because `#expect` cannot call a mutating method.
  private final class Watch {
    private var watch: SourceWatch
    init(_ watch: SourceWatch) { self.watch = watch }
    func notices() -> Bool { watch.notices() }
  }

  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/Sources/.build", withIntermediateDirectories: true)
    try write("let a = 1", "Sources/A.swift")
  }

  private func write(_ text: String, _ name: String) throws {
    try temporary.write(text, to: name)
  }

  private func watch(at path: String? = nil, and others: [String] = []) -> Watch {
    let module = SourceModule(
      name: "A", kind: .library, files: ["\(folder)/Sources/A.swift"], folder: folder + "/Sources")
    return Watch(
      SourceWatch(
        SourceSet(name: "A", root: folder, modules: [module], ownModules: ["A"]),
        at: path ?? folder, and: others))
  }

  @Test func `changed, added and removed files are noticed once each`() throws {
    let watch = watch(and: ["\(folder)/show.swift"])
    #expect(!watch.notices())

    try write("let a = 22", "Sources/A.swift")
    #expect(watch.notices())
    #expect(!watch.notices())
    try write("let b = 1", "Sources/B.swift")
    #expect(watch.notices())
    try write("{}", "Sources/Main.storyboard")
    #expect(watch.notices())
    try FileManager.default.removeItem(atPath: folder + "/Sources/B.swift")
    #expect(watch.notices())
    try write("// swift-tools-version: 6.0", "Package.swift")
    #expect(watch.notices())
    try write("func show() {}", "show.swift")
    #expect(watch.notices())
  }

  @Test func `a file that cannot be read is a change, and so is its removal`() throws {
    let watch = watch()
    try #require(mkfifo("\(folder)/Sources/B.swift", 0o600) == 0)
    #expect(watch.notices())
    #expect(!watch.notices())
    try write("let a = 22", "Sources/A.swift")
    #expect(watch.notices())
    try FileManager.default.removeItem(atPath: folder + "/Sources/B.swift")
    #expect(watch.notices())
  }

  @Test func `beside a single file, nothing is watched`() throws {
    let watch = watch(at: "\(folder)/Sources/A.swift")
    try write("let b = 1", "Sources/B.swift")
    #expect(!watch.notices())
    try write("let a = 22", "Sources/A.swift")
    #expect(watch.notices())
  }

  @Test func `build products and other folders are not watched`() throws {
    let watch = watch()
    try write("x", "Sources/.build/object")
    try write("x", "README")
    try FileManager.default.createDirectory(
      atPath: folder + "/Sources/Pods", withIntermediateDirectories: true)
    try write("let p = 1", "Sources/Pods/P.swift")
    #expect(!watch.notices())
  }

  @Test func `a folder that has gone is a change`() throws {
    let watch = watch()
    try FileManager.default.removeItem(atPath: folder)
    #expect(watch.notices())
    #expect(!watch.notices())
  }
}
