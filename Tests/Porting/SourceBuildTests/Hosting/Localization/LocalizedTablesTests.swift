import Foundation
import SourceBuild
import Testing

/// The tables of localized strings beside a program.
struct LocalizedTablesTests {
  private let fixture: Workbench

  init() throws {
    fixture = try Workbench()
    try fixture.write("@main class A {}", to: "own/App/A.swift")
    try fixture.write("", to: "own/App.xcodeproj/project.pbxproj")
  }

  /// Builds the app and returns its folder.
  private func built(_ language: String? = nil) throws -> String {
    let program = try fixture.build(
      "own", .program(nil, product: nil), language: language
    ).program
    return try #require(program).folderPath
  }

  private func list(_ name: String, in folder: String) -> [String: String]? {
    FileManager.default.contents(atPath: folder + "/" + name).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    } as? [String: String]
  }

  private func language(in folder: String, of bundle: String = "") -> String? {
    list(bundle + "Info.plist", in: folder)?["CFBundleDevelopmentRegion"]
  }

  @Test func `the device's language decides about the texts`() throws {
    try fixture.write("a = b;", to: "own/App/en.lproj/Localizable.strings")
    try fixture.write("a = c;", to: "own/App/de.lproj/Localizable.strings")

    #expect(language(in: try built()) == "en")
    #expect(language(in: try built("de-AT")) == "de")
    #expect(language(in: try built("ja")) == "en")
    let folder = try built("de")
    #expect(list("de.lproj/Localizable.strings", in: folder) == ["a": "c"])
    #expect(list("en.lproj/Localizable.strings", in: folder) == ["a": "b"])
  }

  @Test func `a string catalog becomes a table for each language`() throws {
    try fixture.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
      "../x": {"stringUnit": {"value": "y"}}}},
      "%lld cards": {"localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "%lld card"}}, "other": {"stringUnit": {"value": "%lld cards"}}
      }}}}},
      "%lld sets": {"localizations": {"de": {"stringUnit": {"value": "%#@sets@!"}, "substitutions":
      {"sets": {"formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit":
      {"value": "%arg Sätze"}}}}}}}}},
      "empty": {}}}
      """, to: "own/App/Localizable.xcstrings")

    let folder = try built("de")

    #expect(
      list("de.lproj/Localizable.strings", in: folder) == [
        "hello": "Hallo", "%lld sets": "%lld Sätze!",
      ])
    #expect(list("en.lproj/Localizable.strings", in: folder) == ["%lld cards": "%lld cards"])
    #expect(language(in: folder) == "de")
    #expect(!FileManager.default.fileExists(atPath: folder + "/Localizable.xcstrings"))
  }

  @Test func `a plural table replaces the entries of the same keys`() throws {
    try fixture.write("a = b;\nn = x;", to: "own/App/de.lproj/Localizable.strings")
    try fixture.write(
      """
      <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@x@!</string><key>x</key><dict><key>one</key><string>%d Ding</string><key>other</key>
      <string>%d Dinge</string></dict></dict></dict></plist>
      """, to: "own/App/de.lproj/Localizable.stringsdict")

    #expect(
      list("de.lproj/Localizable.strings", in: try built("de")) == ["a": "b", "n": "%d Dinge!"])
  }

  @Test func `a storyboard has the texts of its table`() throws {
    try fixture.write(
      "<label text=\"Hello\" id=\"a-1\"/>", to: "own/App/Base.lproj/Main.storyboard")
    try fixture.write("\"a-1.text\" = \"Hallo\";", to: "own/App/de.lproj/Main.strings")

    func text(_ language: String?) throws -> String? {
      let folder = try built(language)
      return FileManager.default.contents(atPath: folder + "/Main.storyboard")
        .map { String(decoding: $0, as: UTF8.self) }
    }

    #expect(try text(nil)?.contains("\"Hello\"") == true)
    #expect(try text("de")?.contains("\"Hallo\"") == true)
    #expect(try text("en")?.contains("\"Hello\"") == true)
  }

  @Test(arguments: [
    ("en.lproj/A.strings", "\"a\" = ", ":1: expected a text"),
    ("en.lproj/A.stringsdict", "{", ": expected a property list of plural forms"),
    ("A.xcstrings", "{}", ": expected a string catalog, as Xcode writes it"),
  ])
  func `a damaged table is one sentence`(name: String, text: String, sentence: String) throws {
    try fixture.write(text, to: "own/App/" + name)

    _ = try built()

    #expect(
      fixture.lines.contains(
        "\(fixture.path)/own/App/\(name)\(sentence); the table is left out"))
  }
}
