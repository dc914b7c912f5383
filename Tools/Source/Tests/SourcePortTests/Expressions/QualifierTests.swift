import Testing

/// Names that are qualified with a module, and functions that a static member hides.
@Suite struct QualifierTests {
  @Test(arguments: [
    (
      "let a = ObjectiveC.objc_getAssociatedObject(b, &key)",
      "let a = UIKit.objc_getAssociatedObject(b, &key)"
    ),
    ("let s: ObjectiveC.Selector = x", "let s: UIKit.Selector = x"),
    ("class A: ObjectiveC.NSObject {}", "class A: UIKit.NSObject {}"),
    ("let a = Darwin.sqrt(2)", "let a = Glibc.sqrt(2)"),
    (
      "extension CGFloat { var a: CGFloat { abs(self) } }",
      "extension CGFloat { var a: CGFloat { Swift.abs(self) } }"
    ),
    ("enum ObjectiveC { static let a = 1 }; let b = ObjectiveC.a", nil),
    ("let b = bridge.ObjectiveC.a", nil),
    ("extension CGPoint { var a: CGFloat { abs(x) } }", nil),
    ("extension CGFloat { func abs(_ a: Int) -> Int { a }; var b: Int { abs(1) } }", nil),
    ("extension CGFloat { var a: CGFloat { Swift.abs(self) } }", nil),
  ])
  func namesAreFound(_ source: String, _ expected: String?) {
    let text = Ported(source).text

    #expect(text.hasPrefix(expected ?? source))
  }
}
