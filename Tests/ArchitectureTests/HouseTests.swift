import Testing

struct HouseTests {
  private let house = House(rooms: ["Low", "Middle.swift", "High"], knots: ["High"])

  private func findings(_ sources: [String: String]) -> [String] {
    let files = sources.map { SourceFile(path: $0, source: $1, module: "M") }
    return house.findings(in: FileGraph(module: "M", files: files)).map(\.text)
  }

  @Test func `a higher room may name a lower one`() {
    let findings = findings([
      "Low/A.swift": "class A {}",
      "Middle.swift": "class N { let a: A }",
      "High/B.swift": "class B { let a: A; let n: N }",
    ])

    #expect(findings.isEmpty)
  }

  @Test func `a lower room may not name a higher one`() {
    let findings = findings([
      "Low/A.swift": "class A { let b: B; let n: N }",
      "Middle.swift": "class N {}",
      "High/B.swift": "class B {}",
    ])

    #expect(
      findings == [
        "`M/Low/A.swift` names `B` of the higher room High (`High/B.swift`)",
        "`M/Low/A.swift` names `N` of the higher room Middle.swift (`Middle.swift`)",
      ])
  }

  @Test func `a room outside the order is found`() {
    #expect(findings(["Cellar/A.swift": ""]) == ["`M/Cellar/` has no place in the order"])
    #expect(findings(["Exports.swift": ""]).isEmpty)
  }

  @Test func `circles are allowed in a knot alone`() {
    let inside = findings([
      "High/A.swift": "class A { let b: B }", "High/B.swift": "class B { let a: A }",
    ])
    let outside = findings([
      "Low/A.swift": "class A { let b: B }", "Low/B.swift": "class B { let a: A }",
    ])
    let across = findings([
      "High/A.swift": "class A { let b: B; let x: X }",
      "High/B.swift": "class B {}",
      "Exports.swift": "struct X { let b: B }",
    ])

    #expect(inside.isEmpty)
    #expect(outside == ["M: a circle, `Low/A.swift` → `Low/B.swift` → `Low/A.swift`"])
    #expect(across == ["M: a circle, `Exports.swift` → `the knot High` → `Exports.swift`"])
  }

  @Test func `files of a declared group may know each other, and nobody else`() {
    let house = House(rooms: [], groups: ["a pair": ["A.swift", "Inner"]])
    let files = [
      "A.swift": "class A { let b: B }", "Inner/B.swift": "class B { let a: A }",
      "C.swift": "class C { let d: D }", "D.swift": "class D { let c: C }",
    ].map { SourceFile(path: $0, source: $1, module: "M") }

    let findings = house.findings(in: FileGraph(module: "M", files: files)).map(\.text)

    #expect(findings == ["M: a circle, `C.swift` → `D.swift` → `C.swift`"])
  }

  @Test func `every declared group has files, none in two groups`() throws {
    for (module, house) in House.all {
      let files = try SourceTree.swiftFiles(of: module).map(\.path)
      for place in house.groups.values.joined() {
        #expect(files.contains { $0 == place || $0.hasPrefix(place + "/") }, "\(module)/\(place)")
      }
      let all = house.groups.values.joined().sorted()
      #expect(Set(all).count == all.count, "\(module)")
    }
  }

  @Test func `every order names a room once, and every knot is a room`() {
    for (module, house) in House.all.sorted(by: { $0.key < $1.key }) {
      #expect(Set(house.rooms).count == house.rooms.count, "\(module)")
      #expect(Set(house.knots).isSubset(of: house.rooms), "\(module)")
    }
  }
}
