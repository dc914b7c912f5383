import Foundation
import SourceBuild
import TemporaryFolders
import Testing

struct ImageSetTests {
  private func resources(
    _ contents: String?, _ files: [String], group: String = "", groupContents: String = ""
  ) throws -> [String] {
    let folder = TemporaryFolder()
    let set = "Assets.xcassets/\(group)photo.imageset"
    var names = files.map { "\(set)/\($0)" }
    for name in names { try folder.write("", to: name) }
    if !group.isEmpty {
      try folder.write(groupContents, to: "Assets.xcassets/\(group)Contents.json")
    }
    if let contents {
      names.append("\(set)/Contents.json")
      try folder.write(contents, to: "\(set)/Contents.json")
    }
    return ResourceFiles.loose(names.map(folder.path(of:))).map(\.name)
  }

  @Test func `a set that cannot be read goes by its files' names`() throws {
    #expect(try resources(nil, ["a@2x.png", "a.png"]) == ["photo@2x.png", "photo.png"])
    #expect(try resources("{", ["a@3x.jpg"]) == ["photo@3x.jpg"])
  }

  @Test func `the set says which file is for which scale, and other files are left out`() throws {
    let contents = """
      {"images": [
        {"idiom": "universal", "filename": "small.png", "scale": "1x"},
        {"idiom": "universal", "filename": "large.jpg", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "filename": "night.png", "scale": "1x",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "filename": "pad.png", "scale": "1x"}
      ], "info": {"version": 1}}
      """
    #expect(
      try resources(contents, ["small.png", "large.jpg", "night.png", "pad.png", "left.png"])
        == ["photo.png", "photo@2x.jpg"])
  }

  @Test func `a picture for phones comes before one for any device`() throws {
    let contents = """
      {"images": [{"idiom": "universal", "filename": "any.png", "scale": "2x"},
        {"idiom": "iphone", "filename": "phone.png", "scale": "2x"}]}
      """
    #expect(try resources(contents, ["any.png", "phone.png"]) == ["photo@2x.png"])
  }

  @Test func `a rendering mode is kept`() throws {
    let contents = """
      {"images": [{"filename": "a.png"}], "properties": {"template-rendering-intent": "template"}}
      """
    #expect(try resources(contents, ["a.png"]) == ["photo.png", "photo.imageset.json"])
  }

  @Test func `a document is used at every scale, and a set may keep it sharp`() throws {
    let contents = """
      {"images": [{"filename": "a.svg", "idiom": "universal"}],
       "properties": {"preserves-vector-representation": true}}
      """
    #expect(try resources(contents, ["a.svg"]) == ["photo.svg", "photo.imageset.json"])
    #expect(try resources(nil, ["a.pdf"]) == ["photo.pdf"])
    #expect(ResourceFiles.loose(["/x/a.svg", "/x/b.pdf"]).map(\.name) == ["a.svg", "b.pdf"])
  }

  @Test func `a group that cannot be read, or is no namespace, is not part of the name`() throws {
    #expect(try resources(nil, ["a.png"], group: "icons/", groupContents: "{") == ["photo.png"])
    #expect(try resources(nil, ["a.png"], group: "icons/", groupContents: "{}") == ["photo.png"])
  }

  @Test func `a group that provides a namespace is part of the name`() throws {
    let contents = #"{"properties": {"provides-namespace": true}}"#
    #expect(
      try resources(nil, ["a@2x.png"], group: "icons/", groupContents: contents)
        == ["icons/photo@2x.png"])
  }

  @Test func `other sets of a catalogue are left out`() {
    #expect(
      ResourceFiles.loose([
        "/x/A.xcassets/AppIcon.appiconset/icon.png", "/x/A.xcassets/Contents.json",
        "/x/A.xcassets/Launch.launchimage/launch.png", "/x/icon.png",
      ]).map(\.name) == ["icon.png"])
  }

  @Test func `a colour set is kept under its name`() {
    #expect(
      ResourceFiles.loose(["/x/A.xcassets/Brand.colorset/Contents.json"]).map(\.name)
        == ["Brand.colorset.json"])
  }
}
