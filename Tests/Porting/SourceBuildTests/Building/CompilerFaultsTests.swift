import SourceBuild
import Testing

struct CompilerFaultsTests {
  @Test(arguments: [
    ("cannot find 'Just' in scope", "Just"),
    ("cannot find type 'AnyCancellable' in scope", "AnyCancellable"),
    ("unknown attribute 'Published'", "Published"),
    ("value of type 'UIButton' has no member 'rx'", "rx"),
    ("type 'UIColor' has no member 'random'", "random"),
    ("'Card' is not a member type of class 'App.List'", nil),
    ("no such module 'Combine'", "Combine"),
    ("cannot convert value of type 'Int' to specified type 'String'", nil),
    ("expected expression", nil),
  ])
  func `names that the compiler does not find are read`(message: String, name: String?) {
    let faults = CompilerFaults("/a/B.swift:1:2: error: \(message)\n/a/C.swift:1:2: note: here\n")

    #expect(faults.unknownNames == (name.map { ["/a/B.swift": [$0]] } ?? [:]))
  }

  @Test func `each name is read once, in colours too`() {
    let line = "\u{1B}[1m/a/B.swift:1:2: \u{1B}[31merror: \u{1B}[0mcannot find 'A' in scope\n"

    #expect(CompilerFaults(line + line).unknownNames == ["/a/B.swift": ["A"]])
  }
}
