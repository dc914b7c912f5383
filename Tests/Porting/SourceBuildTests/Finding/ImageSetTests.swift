import Foundation
import SourceBuild
import Testing

struct ImageSetTests {
  private func resources(
    _ contents: String?, _ files: [String], group: String = "", groupContents: String = ""
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.path + "/ImageSet-\(UUID().uuidString)"
    let set = folder + "/Assets.xcassets/\(group)photo.imageset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var paths = files.map { set + "/" + $0 }
    for path in paths { try Data().write(to: URL(fileURLWithPath: path)) }
    if !group.isEmpty {
      let path = folder + "/Assets.xcassets/\(group)Contents.json"
      try Data(groupContents.utf8).write(to: URL(fileURLWithPath: path))
    }
    if let contents {
      paths.append(set + "/Contents.json")
      try Data(contents.utf8).write(to: URL(fileURLWithPath: set + "/Contents.json"))
    }
    return ResourceFiles.loose(paths).map(\.name)
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
