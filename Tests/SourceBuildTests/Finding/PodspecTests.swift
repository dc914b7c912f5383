import Foundation
import SourceBuild
import Testing

struct PodspecTests {
  @Test(arguments: [
    ("Sources/*.swift", "Sources/A.swift", true),
    ("Sources/*.swift", "Sources/Deep/A.swift", false),
    ("Sources/**/*", "Sources/A.swift", true),
    ("Sources/**/*", "Sources/Deep/Deeper/A.swift", true),
    ("Sources/**/*.{h,swift}", "Sources/Deep/A.swift", true),
    ("Sources/**/*.{h,swift}", "Sources/Deep/A.m", false),
    ("Source/*.{swift}", "Source/A.swift", true),
    ("Card/", "Card/A.swift", true),
    ("Card", "Card/A.swift", true),
    ("Card", "Cards/A.swift", false),
    ("A?.swift", "A1.swift", true),
  ])
  func `a pattern matches files as in CocoaPods`(
    pattern: String, path: String, isMatch: Bool
  ) {
    let found = Glob.alternatives(pattern).contains { $0.matches(path) }

    #expect(found == isMatch, "\(pattern) \(path)")
  }

  @Test(arguments: ["\n", "\r\n"])
  func `comments are skipped, with either line end`(end: String) throws {
    let bench = try Workbench()
    let lines = ["# A card", "Pod::Spec.new do |s|", "  s.name = 'Card'", "end"]
    try bench.write(lines.joined(separator: end), to: "Card.podspec")

    #expect(Podspec(file: bench.path + "/Card.podspec").moduleName == "Card")
  }
}
