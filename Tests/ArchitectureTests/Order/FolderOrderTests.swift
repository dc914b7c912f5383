import Testing

struct FolderOrderTests {
  private let order = FolderOrder(
    folders: ["Low", "Middle.swift", "High"], groupedFolders: ["High"])

  private func findings(_ files: [String: (declares: String, refers: String)]) -> [String] {
    order.findings(
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

  @Test func `cycles are allowed only in a grouped folder`() {
    let inside = findings(["High/A.swift": ("A", "B"), "High/B.swift": ("B", "A")])
    let outside = findings(["Low/A.swift": ("A", "B"), "Low/B.swift": ("B fade()", "A")])
    let across = findings([
      "High/A.swift": ("A", "B X"), "High/B.swift": ("B", ""), "Exports.swift": ("X", "B"),
    ])

    #expect(inside.isEmpty)
    #expect(
      outside == [
        "M: a circle, `Low/A.swift` refers to `B` of `Low/B.swift` refers to `A` of `Low/A.swift`"
      ])
    #expect(
      across == [
        "M: a circle, `Exports.swift` refers to `B` of `the group of High` refers to `X` of "
          + "`Exports.swift`"
      ])
  }

  @Test func `files of a declared group may refer to each other, and no other files`() {
    let order = FolderOrder(folders: [], groups: ["a pair": ["A.swift", "Inner"]])
    let files = [
      SourceFile(path: "A.swift", declares: "A", refers: ""),
      SourceFile(path: "A+Fade.swift", declares: "fade()", refers: "B"),
      SourceFile(path: "Inner/B.swift", declares: "B", refers: "fade()"),
      SourceFile(path: "C.swift", declares: "C", refers: "D"),
      SourceFile(path: "D.swift", declares: "D", refers: "C"),
    ]

    let findings = order.findings(in: FileGraph(module: "M", files: files)).map(\.text)

    #expect(
      findings == ["M: a circle, `C.swift` refers to `D` of `D.swift` refers to `C` of `C.swift`"])
  }

  @Test func `a declared group without a cycle is found`() {
    let order = FolderOrder(folders: [], groups: ["a pair": ["A.swift", "B.swift"]])
    let files = [
      SourceFile(path: "A.swift", declares: "A", refers: "B"),
      SourceFile(path: "B.swift", declares: "B", refers: ""),
    ]

    let findings = order.findings(in: FileGraph(module: "M", files: files)).map(\.text)

    #expect(findings == ["M: no circle in a pair, which need not be declared"])
  }

  @Test func `every declared group has files, none in two groups`() throws {
    for (module, order) in FolderOrder.all {
      let files = try SourceTree.swiftFiles(of: module).map { SourceFile(path: $0.path) }
      for place in order.groups.values.joined() {
        #expect(files.contains { $0.stands(in: place) }, "\(module)/\(place)")
      }
      for file in files {
        let groups = order.groups.filter { $0.value.contains(where: file.stands) }.keys
        #expect(groups.count < 2, "\(module)/\(file.path): \(groups.sorted())")
      }
    }
  }

  @Test func `every order names a folder once, and every grouped name is a folder`() {
    for (module, order) in FolderOrder.all.sorted(by: { $0.key < $1.key }) {
      #expect(Set(order.folders).count == order.folders.count, "\(module)")
      #expect(Set(order.groupedFolders).isSubset(of: order.folders), "\(module)")
    }
  }
}
