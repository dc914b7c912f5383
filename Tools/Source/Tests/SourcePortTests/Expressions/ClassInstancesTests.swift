import Testing

/// Creating objects of a class that is known only at run time.
@Suite struct ClassInstancesTests {
  @Test(arguments: [
    (
      "extension UIGestureRecognizer { func copy() -> Self { type(of: self).init() } }",
      "extension UIGestureRecognizer { func copy() -> Self { ExposedClass.new(type(of: self)) } }"
    ),
    (
      "let effect = (found as! UIBlurEffect.Type).init()",
      "let effect = ExposedClass.new((found as! UIBlurEffect.Type))"
    ),
    (
      "func f() { let kind: NSObject.Type = found; _ = kind.init() as! UIView }",
      "func f() { let kind: NSObject.Type = found; _ = ExposedClass.new(kind) as! UIView }"
    ),
    (
      "func f(_ kind: UIView.Type) -> UIView { kind\n.init() }",
      "func f(_ kind: UIView.Type) -> UIView { ExposedClass.new(kind)\n }"
    ),
    (
      "func cell<T: UITableViewCell>() -> T { found as? T ?? T() }",
      "func cell<T: UITableViewCell>() -> T { found as? T ?? ExposedClass.new(T.self) }"
    ),
  ])
  func areMadeByTheRuntime(_ source: String, _ expected: String) {
    #expect(Ported(source).text == expected)
  }

  @Test(arguments: [
    "func f() { let kind: Flip.Type = Flip.self; _ = kind.init() }\nclass Flip {}",
    "class Flip: UIView { func copy() -> Flip { type(of: self).init() } }",
    "func f<T: Made>(_ kind: T.Type) -> T { kind.init() }",
    "extension UIEdgeInsets { func empty() -> Self { type(of: self).init() } }",
    "let view = UIView.init()",
    "func f<T: Made>() -> T { T() }",
    "func f<T: UIView>(_ kind: T.Type) -> T { U() }",
    "func f(_ kind: UIView.Type) -> UIView { kind.init(frame: .zero) }",
  ])
  func stayAsSwiftMakesThem(_ source: String) {
    #expect(!Ported(source).text.contains("ExposedClass.new"))
  }
}
