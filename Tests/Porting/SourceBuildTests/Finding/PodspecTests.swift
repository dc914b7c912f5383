import Foundation
import SourceBuild
import Testing

struct PodspecTests {
  @Test(arguments: ["\n", "\r\n"])
  func `comments are skipped, with either line end`(end: String) throws {
    let fixture = try Workbench()
    let lines = ["# A card", "Pod::Spec.new do |s|", "  s.name = 'Card'", "end"]
    try fixture.write(lines.joined(separator: end), to: "Card.podspec")

    #expect(Podspec(file: fixture.path + "/Card.podspec").moduleName == "Card")
  }

  @Test(arguments: [
    ("s.resource_bundles = { '../../victim' => ['Art/*'] }", "../../victim"),
    ("s.resource_bundles = { '/tmp/victim' => ['Art/*'] }", "/tmp/victim"),
    ("s.resource_bundle = { 'a/../../b' => 'Art/*' }", "a/../../b"),
  ])
  func `a resource bundle whose name leads out of its folder is refused`(
    line: String, name: String
  ) throws {
    let fixture = try Workbench()
    try fixture.write("Pod::Spec.new do |s|\n\(line)\nend", to: "own/Card.podspec")

    let error = #expect(throws: BuildError.self) {
      try Podspec(file: fixture.path + "/own/Card.podspec").resources(in: fixture.path + "/own")
    }

    let place = fixture.path + "/own/Card.podspec:2"
    #expect(error == .leavesFolder(name: name, folder: "", place: place))
  }

  @Test func `braces with too many alternatives are refused`() throws {
    let fixture = try Workbench()
    let pattern = String(repeating: "{a,b}", count: 22)
    try fixture.write("s.source_files = '\(pattern)'", to: "own/Card.podspec")

    let error = #expect(throws: BuildError.self) {
      try Podspec(file: fixture.path + "/own/Card.podspec").fileGroups(in: fixture.path + "/own")
    }

    let place = fixture.path + "/own/Card.podspec:1"
    #expect(error == .tooManyAlternatives(pattern: pattern, limit: 4096, place: place))
  }
}
