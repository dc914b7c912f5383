import SourcePort
import Testing

/// The list of methods that can be exchanged, which `Porter` uses.
struct ExchangeableNamesTests {
  @Test func `the list contains the methods that UIKit and QuartzCore register`() throws {
    let paths = [
      "Sources/Frameworks/UIKit/Names/ExchangeableMethods.swift",
      "Sources/Frameworks/QuartzCore/Layers/LayerNames.swift",
    ]
    let files = try ["Sources/Frameworks/UIKit/Names", "Sources/Frameworks/QuartzCore/Layers"]
      .flatMap(ProjectSources.files).filter { paths.contains($0.path) }
    var names: Set<String> = []
    for file in files {
      for call in file.text.split(separator: "exchangeable(", omittingEmptySubsequences: false)
        .dropFirst()
      {
        let parts = call.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        names.insert(String(try #require(parts.dropFirst().first)))
      }
    }

    #expect(files.count == paths.count)
    #expect(names == ExchangeableNames.all)
  }
}
