import Testing

/// Every public class of CoreGraphics, QuartzCore and UIKit can have associated objects.
struct AttachableTests {
  @Test func `each public class without a superclass of ours is attachable`() throws {
    var missing: [String] = []
    for module in ["CoreGraphics", "DeviceRuntime", "QuartzCore", "UIKit"] {
      for (path, source) in try SourceTree.swiftFiles(of: module) {
        let pattern = #/^ *(?:public|open)(?: final)? class (\w+)(?:<[^>]*>)?(?::([^{]*))?{/#
          .anchorsMatchLineEndings()
        for match in source.matches(of: pattern) {
          let parents = (match.2 ?? "").split(separator: ",").map {
            $0.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
          }
          // If the first parent of a class is in `roots`, the class does not inherit from one of
          // Matchcut's classes.
          let roots = ["NSObject", "Sendable", "@unchecked", "Attachable"]
          let isRoot = parents.first.map { roots.contains(String($0)) } ?? true
          if isRoot, !parents.contains("Attachable") { missing.append("\(path): \(match.1)") }
        }
      }
    }

    // `CATransaction` has no instances.
    #expect(missing == ["Layers/Transactions/CATransaction.swift: CATransaction"])
  }
}
