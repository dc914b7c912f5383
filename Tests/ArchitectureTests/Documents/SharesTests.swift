import Foundation
import Testing

/// The percentages of the languages in ARCHITECTURE.md equal the percentages in the sources.
struct SharesTests {
  private static let languages = [
    "Swift": ["swift"], "C": ["c", "h"], "JavaScript": ["js"],
  ]

  @Test func `the stated shares of Swift, C and JavaScript are correct to a percent`() throws {
    let page = try Page.text(of: "ARCHITECTURE.md")
    let stated = try #require(
      page.firstMatch(of: #/Swift (\d+) %, C (\d+) %, JavaScript (\d+) %/#),
      "ARCHITECTURE.md states no shares: Swift … %, C … %, JavaScript … %")

    let shares = try Self.shares()

    for (name, number) in [("Swift", stated.1), ("C", stated.2), ("JavaScript", stated.3)] {
      let share = try #require(shares[name])
      let difference = abs(share - (Double(number) ?? -100))
      #expect(difference <= 1, "\(name): ARCHITECTURE.md says \(number) %, found \(share) %")
    }
  }

  /// Each language's percentage of all bytes of Swift, C and JavaScript under `Sources`.
  private static func shares() throws -> [String: Double] {
    let folder = SourceTree.root.appendingPathComponent("Sources")
    var bytes: [String: Int] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let ending = (path as NSString).pathExtension
      guard let name = languages.first(where: { $0.value.contains(ending) })?.key else { continue }
      bytes[name, default: 0] += try Data(contentsOf: folder.appendingPathComponent(path)).count
    }
    let sum = bytes.values.reduce(0, +)
    #expect(sum > 1_000_000)
    return bytes.mapValues { 100 * Double($0) / Double(sum) }
  }
}
