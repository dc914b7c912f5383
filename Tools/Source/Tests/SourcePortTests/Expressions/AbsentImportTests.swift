import SourcePort
import Testing

/// Imports of modules that do not exist.
@Suite struct AbsentImportTests {
  private func ported(_ source: String) -> String {
    Ported([source], flags: BuildFlags(absentModules: ["Combine"])).text
  }

  @Test(arguments: [
    "import Combine", "@preconcurrency import Combine", "@testable import Combine",
    "public import Combine", "import struct Combine.Just", "@_exported\nimport Combine",
  ])
  func `the import is removed, and the lines after it keep their numbers`(line: String) {
    let rest = "\nimport UIKit\nlet a = 1"

    let text = ported(line + rest)

    #expect(!text.contains("Combine"))
    #expect(text.hasSuffix(rest))
    #expect(text.count { $0 == "\n" } == (line + rest).count { $0 == "\n" })
  }

  @Test(arguments: ["import Combinations", "import UIKit", "let Combine = 1"])
  func `other text stays`(line: String) {
    #expect(ported(line) == line)
  }
}
