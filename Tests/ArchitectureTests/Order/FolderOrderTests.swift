import Testing

struct FolderOrderTests {
  private let order = FolderOrder(folders: ["Low", "Middle.swift", "High"])

  private func findings(
    _ files: [String: (declares: String, refers: String)], group: [String] = []
  ) -> [String] {
    var order = order
    if !group.isEmpty {
      order.groups = [FolderOrder.Group(name: "the group", reason: "A reason.", places: group)]
    }
    return order.findings(
      in: FileGraph(
        module: "M", files: files.map { SourceFile(path: $0, declares: $1.0, refers: $1.1) })
    ).map(\.text)
  }

  @Test func `a higher folder may refer to a lower one`() {
    let findings = findings([
      "Low/A.swift": ("A", ""),
      "Middle.swift": ("N", "A"),
      "High/B.swift": ("B", "A N"),
    ])

    #expect(findings.isEmpty)
  }

  @Test func `a lower folder may not refer to a higher one`() {
    let findings = findings([
      "Low/A.swift": ("A", "B fade() show() hide() N"),
      "Middle.swift": ("N", ""),
      "High/B.swift": ("B fade() show() hide()", ""),
    ])

    #expect(
      findings == [
        "`M/Low/A.swift` refers to `B`, `fade()`, `hide()` and 1 more of the higher folder High "
          + "(`High/B.swift`)",
        "`M/Low/A.swift` refers to `N` of the higher folder Middle.swift (`Middle.swift`)",
      ])
  }

  @Test func `a folder missing from the order is found`() {
    #expect(findings(["Cellar/A.swift": ("", "")]) == ["`M/Cellar/` has no place in the order"])
    #expect(findings(["Exports.swift": ("", "")]).isEmpty)
  }

  @Test func `cycles are allowed only in a group`() {
    let cycle = ["High/A.swift": ("A", "B"), "High/B.swift": ("B", "A")]
    let outside = findings(["Low/A.swift": ("A", "B"), "Low/B.swift": ("B fade()", "A")])
    let across = findings(
      [
        "High/A.swift": ("A", "B X"), "High/B.swift": ("B", "A"), "Exports.swift": ("X", "B"),
      ], group: ["High"])

    #expect(findings(cycle, group: ["High"]).isEmpty)
    #expect(findings(cycle, group: ["High/A.swift", "High/B.swift"]).isEmpty)
    #expect(
      outside == [
        "M: a circle, `Low/A.swift` refers to `B` of `Low/B.swift` refers to `A` of `Low/A.swift`"
      ])
    #expect(
      across == [
        "M: a circle, `Exports.swift` refers to `B` of `the group` refers to `X` of `Exports.swift`"
      ])
  }

  @Test func `a declared group without a cycle is found`() {
    let findings = findings(
      ["High/A.swift": ("A", "B"), "High/B.swift": ("B", "")], group: ["High"])

    #expect(findings == ["M: no circle in the group, which need not be declared"])
  }

  @Test func `a file that is in no cycle of its group is found`() {
    let findings = findings(
      [
        "High/A.swift": ("A", "B"), "High/A+Fade.swift": ("fade()", "A"),
        "High/B.swift": ("B", "A"),
      ], group: ["High"])

    #expect(findings == ["`M/High/A+Fade.swift` is in no circle of the group"])
  }

  @Test func `every declared group has files, none in two groups`() throws {
    for (module, order) in FolderOrder.all {
      let files = try SourceTree.swiftFiles(of: module).map { SourceFile(path: $0.path) }
      for place in order.groups.flatMap(\.places) {
        #expect(files.contains { $0.stands(in: place) }, "\(module)/\(place)")
      }
      for file in files {
        let groups = order.groups.filter { $0.contains(file) }.map(\.name)
        #expect(groups.count < 2, "\(module)/\(file.path): \(groups)")
      }
    }
  }

  @Test func `every order names a folder once, and every group has a name and a reason`() {
    for (module, order) in FolderOrder.all.sorted(by: { $0.key < $1.key }) {
      #expect(Set(order.folders).count == order.folders.count, "\(module)")
      #expect(Set(order.groups.map(\.name)).count == order.groups.count, "\(module)")
      for group in order.groups {
        #expect(group.reason.hasSuffix("."), "\(module): \(group.name)")
      }
    }
  }
}
