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
      "extension UIColor { class func red(_ r: CGFloat) -> Self { self.init(red: r, green: 0, blue: 0, alpha: 1) } }",
      "extension UIColor { class func red(_ r: CGFloat) -> Self { ExposedClass.new(self, red: r, green: 0, blue: 0, alpha: 1) } }"
    ),
    (
      "func cell<T: UITableViewCell>() -> T { found as? T ?? T() }",
      "func cell<T: UITableViewCell>() -> T { found as? T ?? ExposedClass.new(T.self) }"
    ),
  ])
  func areMadeByTheRuntime(_ source: String, _ expected: String) {
    #expect(Ported(source).text == expected)
  }

  /// Each text contains `NEW(arguments)(source)` where the runtime makes an object. The original
  /// file contains `source` at this place.
  @Test(arguments: [
    "func f<T: UIViewController>() -> T { NEW(T.self)(T()) }",
    "func f<T: UIViewController>() -> T { NEW(T.self)(T.init()) }",
    "func f<T>() -> T where T: UIView, T: P { NEW(T.self)(T()) }",
    "func f<T: P & UIView>(_ kind: T.Type) -> T { NEW(kind)(kind.init()) }",
    "class Box<V: UIView>: UIViewController { override func loadView() { view = NEW(V.self)(V()) } }",
    "struct Box<V: UIView> {}; extension Box { func f() -> V { NEW(V.self)(V()) } }",
    "struct Box<V> {}; extension Box where V: UIView { func f() -> V { NEW(V.self)(V()) } }",
    "protocol P { associatedtype V: UIView }; extension P { func f() -> V { NEW(V.self)(V()) } }",
    "protocol P: UIView {}; func f<T: P>() -> T { NEW(T.self)(T()) }",
    "protocol P: UIView {}; extension P { static func f() -> Self { NEW(Self.self)(Self()) } }",
    "extension P where Self: UIView { static func f() -> Self { NEW(self)(self.init()) } }; protocol P {}",
    "extension UIView { static func f() -> Self { NEW(self)(self.init()) } }",
    "extension UIView { class func f() -> Self { NEW(Self.self)(Self()) } }",
    "extension UIView { static var a: Self { NEW(Self.self)(Self.init()) } }",
    "extension UIView { func f() -> Self { NEW(Self.self)(Self()) } }",
    "struct Item { let type: UIView.Type }; func f(_ item: Item) { _ = NEW(item.type)(item.type.init()) }",
    "struct Item { let type: UIView.Type; func f() { _ = NEW(type)(type.init()) } }",
    "struct Item { let type: UIView.Type; func f() { _ = NEW(self.type)(self.type.init()) } }",
    "class A { var type: UIView.Type? }; class B: A { func f() { _ = NEW(type!)(type!.init()) } }",
    "func f(_ list: [UIView.Type]) { for kind in list { _ = NEW(kind)(kind.init()) } }",
    "func f(_ list: [UIView.Type]) { for (i, kind) in list.enumerated() { _ = NEW(kind)(kind.init()) } }",
    "func f(_ list: [UIView.Type]) { _ = list.map { NEW($0)($0.init()) } }",
    "func f(_ list: [UIView.Type]) { _ = list.map { kind in NEW(kind)(kind.init()) } }",
    "func f(_ list: [UIView.Type]) { _ = NEW(list[0])(list[0].init()) }",
    "func f(_ list: UIView.Type...) { _ = list.reversed().map { NEW($0)($0.init()) } }",
    "func f() { let list = [UILabel.self, UIImageView.self]; _ = NEW(list[0])(list[0].init()) }",
    "func f() { for kind in [A.self, B.self] { _ = NEW(kind)(kind.init()) } }; class A: UIView {}; class B: UIView {}",
    "let list: [String: UIView.Type] = [:]; func f() { _ = NEW(list[\"a\"]!)(list[\"a\"]!.init()) }",
    "func f(_ d: [String: UIView.Type]) { if let kind = d[\"a\"] { _ = NEW(kind)(kind.init()) } }",
    "func f(_ d: [String: UIView.Type]) { guard let kind = d[\"a\"] else { return }; _ = NEW(kind)(kind.init()) }",
    "func f(_ kind: UIView.Type?) { if let kind { _ = NEW(kind)(kind.init()) } }",
    "func f(_ kind: UIView.Type?) { let made = kind ?? UIView.self; _ = NEW(made)(made.init()) }",
    "func f(_ a: Bool) { let kind = a ? UILabel.self : UIButton.self; _ = NEW(kind)(kind.init()) }",
    "func cellClass() -> UITableViewCell.Type { A.self }; func f() { _ = NEW(cellClass())(cellClass().init()) }",
    "struct S { func kind() -> UIView.Type { UIView.self } }; func f(_ s: S) { _ = NEW(s.kind())(s.kind().init()) }",
    "enum Page { case a; var kind: UIView.Type { UIView.self } }; func f(_ p: Page) { let v = NEW(p.kind)(p.kind.init()) }",
    "func f(_ make: () -> UIView.Type) { _ = NEW(make())(make().init()) }",
    "func f(_ a: Any) { if case let kind as UIView.Type = a { _ = NEW(kind)(kind.init()) } }",
    "func f(_ a: Any) { switch a { case let kind as UIView.Type: _ = NEW(kind)(kind.init()); default: break } }",
    "func f(_ a: Any) { if let kind = a as? UIView.Type { _ = NEW(kind)(kind.init()) } }",
    "func f(_ view: UIView) { _ = NEW(type(of: view))(type(of: view).init()) }",
    "func f(_ kind: (UIView & P).Type) { _ = NEW(kind)(kind.init()) }",
    "func f(_ kind: UIView.Type) { let other: A.Type = A.self; _ = NEW(kind)(kind.init()) }; func g(_ kind: A.Type) {}",
    "func f(_ kind: UIView.Type) { _ = NEW(kind, frame: .zero)(kind.init(frame: .zero)) }",
    "func f<T: UIView>() -> T { NEW(T.self, frame: CGRect())(T(frame: CGRect())) }",
    "func f<T: UIView>() -> T { NEW(T.self, frame: .zero)(T.init(frame: .zero)) }",
    "func f<T: UITableViewCell>() -> T { NEW(T.self, style: .default, reuseIdentifier: nil)(T(style: .default, reuseIdentifier: nil)) }",
    "extension UIViewController { static func f() -> Self { NEW(self, nibName: nil, bundle: nil)(self.init(nibName: nil, bundle: nil)) } }",
  ])
  func `a class that the source names by its metatype or parameter is created at run time`(
    _ marked: String
  ) {
    let parts = marked.split(separator: "NEW(", maxSplits: 1).map(String.init)
    let rest = parts.count == 2 ? Self.split(parts[1]) : nil
    guard let (new, rest) = rest, let (old, end) = Self.split(String(rest.dropFirst())) else {
      Issue.record("no mark in \(marked)")
      return
    }

    #expect(Ported(parts[0] + old + end).text == parts[0] + "ExposedClass.new(\(new))" + end)
  }

  /// Splits the text at the first closing parenthesis that has no matching opening parenthesis.
  private static func split(_ text: String) -> (String, String)? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth < 0 { return (String(text[..<index]), String(text[text.index(after: index)...])) }
    }
    return nil
  }

  @Test(arguments: [
    (
      "func f(_ kind: UIView.Type?) { _ = kind?.init() }",
      "func f(_ kind: UIView.Type?) { _ = (kind).map { _kind in ExposedClass.new(_kind) } }"
    ),
    (
      "func f(_ kind: UIView.Type?) { kind?.init(frame: .zero).layoutIfNeeded() }",
      "func f(_ kind: UIView.Type?) { "
        + "(kind).map { _kind in ExposedClass.new(_kind, frame: .zero) }?.layoutIfNeeded() }"
    ),
    (
      "struct A { let kind: UIView.Type }; func f(_ a: A?) { _ = a?.kind.init() }",
      "struct A { let kind: UIView.Type }; func f(_ a: A?) { "
        + "_ = (a?.kind).map { _kind in ExposedClass.new(_kind) } }"
    ),
  ])
  func `an optional class is unwrapped first`(_ source: String, _ expected: String) {
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
    "func f(_ kind: UIView.Type) -> UIView { kind.init(coder: coder)! }",
    "func f(_ kind: UIView.Type) -> UIView { kind.init(title: coder) }",
    "func f(_ kind: Any) { let kind = Flip.self; _ = kind.init() }",
    "func f(_ kind: UIView.Type) { func g(_ kind: Flip.Type) { _ = kind.init() } }\nclass Flip: UIView {}",
    "extension UIView { convenience init(_ a: Int) { self.init() } }",
    "extension UIView { convenience init(_ a: Int) { self.init(frame: .zero) } }",
    "class Flip: UIView { static func f() -> Self { self.init() }; required init() {} }",
    "protocol Made { init() }; extension Made { static func f() -> Self { self.init() } }",
    "struct Box<V: Made> { func f() -> V { V() } }",
    "let kind = UIView.self.init()",
    "func f<UILabel>() { _ = UILabel() }",
  ])
  func stayAsSwiftMakesThem(_ source: String) {
    #expect(!Ported(source).text.contains("ExposedClass.new"))
  }
}
