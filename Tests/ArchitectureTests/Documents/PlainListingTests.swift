import Foundation
import TestSupport
import Testing

struct PlainListingTests {
  /// With `MATCHCUT_RECORD=1`, the test writes the apps and fails.
  @Test func `the apps of the documents have the package's listings`() throws {
    let environment = ProcessInfo.processInfo.environment
    let isRecording = environment["MATCHCUT_RECORD"] == "1" && environment["CI"] == nil
    for listing in PlainListing.all {
      let folder = SourceTree.root.appendingPathComponent(listing.folder)
      for (name, text) in try listing.files() {
        let file = folder.appendingPathComponent(name)
        let written = try? String(contentsOf: file, encoding: .utf8)
        if written == text { continue }
        Issue.record("\(listing.folder)/\(name) differs; record it with MATCHCUT_RECORD=1")
        guard isRecording else { continue }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    }
  }

  @Test func `selectors and actions are written as on iOS`() {
    let source = """
      /// A namespace.
      @MainActor
      enum Document001 {
        class Page {
          #if canImport(ObjectiveC)
            @objc
          #endif
          func go() { use(Selector("go", Page.go), Document001.Page.self) }
        }
      }

      extension Document001.Page {
      }
      """

    #expect(
      PlainListing.plain(source) == """
        class Page {
          @objc func go() { use(#selector(Page.go), Page.self) }
        }

        extension Page {
        }
        """)
  }

  @Test(arguments: PlainListing.all.map(\.folder))
  func `an app needs nothing that an iPhone does not have`(folder: String) throws {
    let listing = try #require(PlainListing.all.first { $0.folder == folder })
    for (name, text) in try listing.files() {
      #expect(!text.contains("canImport"), "\(folder)/\(name)")
      #expect(!text.contains(" Selector("), "\(folder)/\(name)")
      #expect(!text.contains(#/^enum Document/#.anchorsMatchLineEndings()), "\(folder)/\(name)")
    }
  }
}
