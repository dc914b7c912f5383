import SourceBuild
import Testing

struct GlobTests {
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
    ("**/A.swift", "A.swift", true),
    ("**/A.swift", "Deep/Deeper/A.swift", true),
    ("**/A.swift", "Deep/BA.swift", false),
    ("{A,B}/{C,D}.swift", "B/C.swift", true),
    ("{A,B}/{C,D}.swift", "B/B.swift", false),
  ])
  func `a pattern matches files as in CocoaPods`(
    pattern: String, path: String, isMatch: Bool
  ) {
    let found = Glob.alternatives(pattern)?.contains { $0.matches(path) }

    #expect(found == isMatch, "\(pattern) \(path)")
  }

  /// With backtracking, these patterns take longer than the age of the universe.
  @Test(arguments: [
    String(repeating: "**/", count: 40) + "b", String(repeating: "*a", count: 40) + "b",
    String(repeating: "**a", count: 40) + "b",
  ])
  func `a pattern with many wildcards is matched in linear time`(pattern: String) {
    let path = String(repeating: "a/", count: 100) + String(repeating: "a", count: 100)

    let found = Glob.alternatives(pattern)?.contains { $0.matches(path) }

    #expect(found == false)
  }
}
