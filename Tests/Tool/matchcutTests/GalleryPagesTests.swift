import Foundation
import TestSupport
import Testing

/// The pages as the tool writes them.
struct GalleryPagesTests {
  private let root = ProjectFolder.url.appendingPathComponent("Documentation")

  @Test func `the checked-in pages match the catalogue`() throws {
    let tool = BuiltTool()

    let result = try tool.run("exec \"$tool\" gallery --text --out pages")

    #expect(result.status == 0, "\(result.errors)")
    let names = tool.files.filter { $0.hasSuffix(".md") }
    #expect(names.count > 40)
    for name in names {
      let path = name.dropFirst("pages/".count)
      let written = try String(contentsOfFile: tool.folder + "/" + name, encoding: .utf8)
      let isCurrent =
        (try? String(contentsOf: root.appendingPathComponent(String(path)), encoding: .utf8))
        == written
      #expect(isCurrent, "Documentation/\(path) is out of date; run 'make gallery'")
    }
  }

  @Test func `every transition has a page and a strip, and there are no other pages`() throws {
    let tool = BuiltTool()
    _ = try tool.run("exec \"$tool\" gallery --text --out pages")
    let written = tool.files.filter { $0.hasPrefix("pages/Gallery/") }
      .map { $0.dropFirst("pages/Gallery/".count).dropLast(".md".count) }

    let there = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Gallery").path)

    #expect(there.sorted() == written.flatMap { ["\($0).md", "\($0).png"] }.sorted())
  }

  @Test func `one transition is drawn on a sheet and a strip`() throws {
    let tool = BuiltTool()

    let result = try tool.run(
      "exec \"$tool\" gallery gallery/push --scale 0.5 --out one")

    #expect(result.status == 0, "\(result.errors)")
    #expect(
      tool.files.filter { $0.contains(".") } == [
        "one/Gallery.md", "one/Gallery/push.md", "one/Gallery/push.png", "one/Pictures/gallery.png",
      ])
  }
}
