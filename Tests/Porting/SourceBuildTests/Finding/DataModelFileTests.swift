import Foundation
import SourceBuild
import Testing

struct DataModelFileTests {
  private let fixture: Workbench
  init() throws { fixture = try Workbench() }

  private static let model = """
    <model>
      <entity name="Item" representedClassName="Item" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String"/>
      </entity>
    </model>
    """

  private func resources() throws -> [String: String] {
    let set = try fixture.find()
    let pairs = set.modules.flatMap(\.resources).map { ($0.name, $0.path.relative(to: set.root)) }
    return Dictionary(pairs) { first, _ in first }
  }

  @Test func `the current version of a model is a resource`() throws {
    try fixture.write("@main struct A {}", to: "own/A.swift")
    for version in ["Demo", "Demo 2", "Demo 3"] {
      try fixture.write(Self.model, to: "own/Demo.xcdatamodeld/\(version).xcdatamodel/contents")
    }
    #expect(
      try resources() == [
        "Demo.momd/Demo.mom": "Demo.xcdatamodeld/Demo.xcdatamodel/contents"
      ])
    try fixture.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>_XCCurrentVersionName</key><string>Demo 3.xcdatamodel</string>
      </dict></plist>
      """, to: "own/Demo.xcdatamodeld/.xccurrentversion")
    #expect(
      try resources() == [
        "Demo.momd/Demo 3.mom": "Demo.xcdatamodeld/Demo 3.xcdatamodel/contents"
      ])
  }

  @Test func `a model without versions is a resource`() throws {
    try fixture.write("@main struct A {}", to: "own/A.swift")
    try fixture.write(Self.model, to: "own/Old.xcdatamodel/contents")
    #expect(try resources() == ["Old.mom": "Old.xcdatamodel/contents"])
  }

  @Test func `the model of a package's target needs no declaration`() throws {
    #expect(ResourceFiles.isImplicit("/a/Demo.xcdatamodeld/Demo.xcdatamodel/contents"))
    #expect(!ResourceFiles.isImplicit("/a/contents"))
  }

  @Test func `a build compiles the generated classes and copies the model`() throws {
    try fixture.write("@main struct A {}", to: "own/A.swift")
    try fixture.write(Self.model, to: "own/Demo.xcdatamodeld/Demo.xcdatamodel/contents")

    try fixture.build("own", .program(nil, product: nil))

    let folder = "own/.build/matchcut/own"
    #expect(fixture.exists("\(folder)/Demo.momd/Demo.mom"))
    let name = try #require(try fixture.find().modules.first?.name)
    let file = fixture.path + "/\(folder)/objects/\(name)/generated/Demo.momd-Demo+CoreData.swift"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("public class Item: NSManagedObject"))
    #expect(fixture.lines.contains { $0.contains("2 files") })
  }

  @Test func `a damaged model is reported and left out`() throws {
    try fixture.write("@main struct A {}", to: "own/A.swift")
    try fixture.write("<model", to: "own/Demo.xcdatamodeld/Demo.xcdatamodel/contents")

    try fixture.build("own", .program(nil, product: nil))

    let lines = fixture.lines.filter { $0.contains("data model") }
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix("save the model again with Xcode") == true)
  }
}
