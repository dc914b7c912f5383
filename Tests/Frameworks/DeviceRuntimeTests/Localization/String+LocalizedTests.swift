import DeviceRuntime
import Foundation
import TemporaryFolders
import Testing

struct StringLocalizedTests {
  private let folder = TemporaryFolder()

  /// A bundle with these entries in German.
  private func bundle(_ entries: [String: String]) throws -> Bundle {
    let lines = entries.map { "\"\($0)\" = \"\($1)\";\n" }.sorted().joined()
    try folder.write(lines, to: "de.lproj/Localizable.strings")
    try folder.write(lines.uppercased(), to: "de.lproj/Other.strings")
    try folder.write(
      "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>de</string></dict></plist>",
      to: "Info.plist")
    return try #require(Bundle(path: folder.path))
  }

  @Test func `a key has the text of the table`() throws {
    let bundle = try bundle(["hello": "Hallo", "HELLO": "no"])

    #expect(String(localized: "hello", bundle: bundle) == "Hallo")
    #expect(String(localized: "bye", bundle: bundle, comment: "a comment") == "bye")
    #expect(String(localized: "HELLO", table: "Other", bundle: bundle) == "HALLO")
    #expect(String(localized: "bye", defaultValue: "Good bye", bundle: bundle) == "Good bye")
    #expect(String(localized: "hello", defaultValue: "Hi", bundle: bundle) == "Hallo")
  }

  @Test func `values are put into the format of the table`() throws {
    let bundle = try bundle([
      "%lld of %@": "%2$@: %1$lld", "%lf %%": "%.1f Prozent", "%@ %@": "%2$@, %1$@",
    ])
    let (count, name) = (3, "cards")

    #expect(String(localized: "\(count) of \(name)", bundle: bundle) == "cards: 3")
    #expect(String(localized: "\(0.25) %", bundle: bundle) == "0.2 Prozent")
    #expect(String(localized: "\(name) \(name.prefix(2))", bundle: bundle) == "ca, cards")
  }

  @Test func `text without an entry is its own format`() throws {
    let bundle = try bundle([:])
    let count: UInt32 = 7

    #expect(String(localized: "\(count) cards, 100 %", bundle: bundle) == "7 cards, 100 %")
    #expect(String(localized: "100 %", bundle: bundle) == "100 %")
    #expect(String(localized: "\(2, specifier: "%03lld")", bundle: bundle) == "002")
    #expect(String(localized: "\(true)", bundle: bundle) == "true")
  }
}
