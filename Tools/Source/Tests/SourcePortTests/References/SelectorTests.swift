import Testing

/// `#selector` in every form and place.
@Suite struct SelectorTests {
  /// A selector inside the class `Flip`, beside the members to which the tested selectors refer.
  private func selector(_ use: String) -> String {
    let source = """
      class Flip: UIView {
        @objc func tap() {}
        @objc private func pan(_ pan: UIPanGestureRecognizer) {}
        @objc func turn(_ view: UIView, by angle: Int) {}
        @objc func spin(times: Int) {}
        @objc func moveTo(place: Int) {}
        @objc func fall(from place: Int) {}
        @objc(jumpHigh:) func jump(_ height: Int) {}
        @objc var speed = 1.0
        @objc(lid) var cover: UIView?
        func use() { _ = \(use) }
      }
      """
    let line = Ported(source).text.split(separator: "\n")[10]
    return String(line.dropFirst("  func use() { _ = ".count).dropLast(" }".count))
  }

  @Test(arguments: [
    ("#selector(tap)", #"Selector("tap", Flip.tap)"#),
    ("#selector(Flip.tap)", #"Selector("tap", Flip.tap)"#),
    ("#selector(self.tap)", #"Selector("tap", Flip.tap)"#),
    ("#selector(Self.tap)", #"Selector("tap", Flip.tap)"#),
    ("#selector(App.Flip.tap)", #"Selector("tap", App.Flip.tap)"#),
    ("#selector(pan)", #"Selector("pan:", Flip.pan(_:))"#),
    ("#selector(pan(_:))", #"Selector("pan:", Flip.pan(_:))"#),
    ("#selector(self.pan(_:))", #"Selector("pan:", Flip.pan(_:))"#),
    ("#selector(Flip.pan)", #"Selector("pan:", Flip.pan(_:))"#),
    ("#selector((pan))", #"Selector("pan:", (Flip.pan(_:)))"#),
    ("#selector(turn(_:by:))", #"Selector("turn:by:", Flip.turn(_:by:))"#),
    ("#selector(turn)", #"Selector("turn:by:", Flip.turn(_:by:))"#),
    ("#selector(spin)", #"Selector("spinWithTimes:", Flip.spin(times:))"#),
    ("#selector(moveTo)", #"Selector("moveToPlace:", Flip.moveTo(place:))"#),
    ("#selector(fall)", #"Selector("fallFrom:", Flip.fall(from:))"#),
    ("#selector(jump)", #"Selector("jumpHigh:", Flip.jump(_:))"#),
    (
      "#selector(pan as (UIPanGestureRecognizer) -> Void)",
      #"Selector("pan:", calling: { (t: Flip, a1: UIPanGestureRecognizer) in t.pan(a1) })"#
    ),
    ("#selector(getter: speed)", #"Selector("speed", getting: \Flip.speed)"#),
    ("#selector(setter: speed)", #"Selector("setSpeed:", setting: \Flip.speed)"#),
    ("#selector(getter: Flip.cover)", #"Selector("lid", getting: \Flip.cover)"#),
    ("#selector(setter: self.cover)", #"Selector("setLid:", setting: \Flip.cover)"#),
    ("#selector(getter: UIApplication.shared)", #"Selector("sharedApplication")"#),
    ("#selector(getter: UIView.isHidden)", #"Selector("isHidden", getting: \UIView.isHidden)"#),
    ("#selector(setter: UIView.isHidden)", #"Selector("setHidden:", setting: \UIView.isHidden)"#),
    ("#selector(UIView.endEditing(_:))", #"Selector("endEditing:", UIView.endEditing(_:))"#),
    ("#selector(UIView.endEditing)", #"Selector("endEditing:", UIView.endEditing)"#),
    ("#selector(setNeedsLayout)", #"Selector("setNeedsLayout", Flip.setNeedsLayout)"#),
    (
      "#selector(UIViewController.dismiss(animated:completion:))",
      #"Selector("dismissViewControllerAnimated:completion:", "#
        + #"UIViewController.dismiss(animated:completion:))"#
    ),
    ("#selector(table.reloadData)", #"Selector("reloadData", on: table, { $0.reloadData })"#),
    (
      "#selector(table.scroll(to:animated:))",
      #"Selector("scrollTo:animated:", on: table, { $0.scroll(to:animated:) })"#
    ),
    ("#selector(card.pan(_:))", #"Selector("pan:", Flip.pan(_:))"#),
    ("#selector(UIView.init(frame:))", #"Selector("initWithFrame:")"#),
    ("#selector( tap )", #"Selector("tap", Flip.tap )"#),
  ])
  func isNamedBesideItsMethod(_ use: String, _ expected: String) {
    #expect(selector(use) == expected)
  }

  @Test func keepsLinesOfOneOverSeveral() {
    let source = """
      class Flip: UIView {
        @objc func tap() {}
        func use() {
          add(self, #selector(
            Flip // the class
              .tap
          ), 1)
        }
      }
      """

    let ported = Ported(source)

    #expect(
      ported.text == """
        class Flip: UIView {
                func tap() {}
          func use() {
            add(self, Selector("tap", 
        Flip // the class
                .tap
            ), 1)
          }
        }
        """)
  }

  @Test func worksInEveryContext() {
    let source = """
      class Flip: UIView {
        let stored = UITapGestureRecognizer(target: nil, action: #selector(tap))
        lazy var later = UITapGestureRecognizer(target: self, action: #selector(tap))
        lazy var made: UIButton = { let b = UIButton(); b.addTarget(self, action: #selector(tap), for: .touchUpInside); return b }()
        static let name = #selector(Flip.tap)
        var text: String { "\\(#selector(tap))" }
        @objc func tap() {}
        struct Box { let name = #selector(Flip.tap); class Lid: UIView { func f() { _ = #selector(tap); _ = #selector(own) }; @objc func own() {} } }
      }
      extension Flip { func more() { [1].forEach { _ in _ = #selector(tap) } } }
      extension Flip.Box.Lid { func more() { _ = #selector(own) } }
      let outside = #selector(Flip.Box.Lid.own)
      """

    let lines = Ported(source).text.split(separator: "\n", omittingEmptySubsequences: false)

    #expect(lines[1].contains(#"action: Selector("tap", Flip.tap))"#))
    #expect(lines[2].contains(#"action: Selector("tap", Flip.tap))"#))
    #expect(lines[3].contains(#"action: Selector("tap", Flip.tap), for"#))
    #expect(lines[4].contains(#"= Selector("tap", Flip.tap)"#))
    #expect(lines[5].contains(#""\(Selector("tap", Flip.tap))""#))
    #expect(lines[7].contains(#"let name = Selector("tap", Flip.tap);"#))
    #expect(lines[7].contains(#"_ = Selector("tap", Flip.tap); _ = Selector("own", Lid.own) }"#))
    #expect(lines[9].contains(#"{ _ in _ = Selector("tap", Flip.tap) }"#))
    #expect(lines[10].contains(#"_ = Selector("own", Flip.Box.Lid.own)"#))
    #expect(lines[11] == #"let outside = Selector("own", Flip.Box.Lid.own)"#)
  }

  @Test func findsTheMethodInAnotherFile() {
    let ported = Ported([
      "class Flip: Base { let a = #selector(pan); let b = #selector(shake); let c = #selector(more) }",
      "class Base: UIView { @objc func pan(_ p: Pan) {} }",
      "extension UIView { @objc func shake(hard: Bool) {} }",
      "extension Flip { @objc func more(_ x: Int) {} }",
    ])

    #expect(
      ported.text == """
        class Flip: Base { let a = Selector("pan:", Flip.pan(_:)); \
        let b = Selector("shakeWithHard:", Flip.shake(hard:)); \
        let c = Selector("more:", Flip.more(_:)) }
        """)
  }

  @Test func choosesAmongOverloads() {
    let source = """
      class Flip: UIView {
        @objc func go() {}
        func go(_ n: Int) {}
        func pan(_ n: Int) {}
        @objc func pan(_ p: Pan) {}
        @objc func read(_ n: Int) throws {}
        @objc static func make(_ n: Int) {}
        let a = [#selector(go), #selector(pan(_:)), #selector(read), #selector(Flip.make)]
      }
      """

    let line = Ported(source).text.split(separator: "\n")[7]

    #expect(
      line == """
          let a = [Selector("go", calling: { (t: Flip) in t.go() }), \
        Selector("pan:", calling: { (t: Flip, a1: Pan) in t.pan(a1) }), \
        Selector("read:error:", calling: { (t: Flip, a1: Int) in try? t.read(a1) }), \
        Selector("make:", calling: { (t: Flip.Type, a1: Int) in t.make(a1) })]
        """)
  }

  @Test func namesProtocolsMethods() {
    let source = """
      @objc protocol P { @objc optional func m(_ a: Int); func n() }
      func f(_ p: P) -> Bool { p.responds(to: #selector(P.m(_:))) || p.responds(to: #selector(P.n)) || p.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))) }
      """

    let line = Ported(source).text.split(separator: "\n")[1]

    #expect(line.contains(#"responds(to: Selector("m:", P.m(_:)))"#))
    #expect(line.contains(#"responds(to: Selector("n", P.n))"#))
    #expect(
      line.contains(
        #"Selector("scrollViewDidScroll:", UIScrollViewDelegate.scrollViewDidScroll(_:))"#))
  }

  @Test func worksInGenericAndLocalClasses() {
    let source = """
      class Flip<T>: UIView { @objc func tap() {}; func f() { _ = #selector(tap) } }
      func g() { class Local: UIView { @objc func tap() {}; let s = #selector(tap) } }
      """

    let ported = Ported(source)

    #expect(
      ported.text == """
        class Flip<T>: UIView {       func tap() {}; func f() { _ = Selector("tap", Flip.tap) } }
        func g() { class Local: UIView {       func tap() {}; let s = Selector("tap", Local.tap) } }
        """)
    #expect(ported.tables.isEmpty)
  }

  @Test func keepsTheNameOfAnOverriddenMethod() {
    let source = """
      class A: UIView { @objc(foo:) func a(_ n: Int) {} }
      class B: A { override func a(_ n: Int) {}; let s = #selector(a) }
      """

    #expect(Ported(source).text.contains(#"let s = Selector("foo:", B.a(_:))"#))
  }

  @Test func twoFilesMayHavePrivateClassesOfOneName() {
    let file = """
      class View: UIView { func use() { _ = #selector(Proxy.hear(_:)) } }
      private class Proxy: NSObject { @objc func hear(_ a: UIControl) {} }
      """
    let other = """
      private class Proxy: NSObject { @objc func hear(_ a: UIView) {} }
      private extension Selector { static let hear = #selector(Proxy.hear(_:)) }
      """
    let ported = Ported([file, other])

    #expect(ported.files[0].contains(#"Selector("hear:", Proxy.hear(_:))"#))
    #expect(ported.files[1].contains(#"Selector("hear:", Proxy.hear(_:))"#))
    #expect(
      ported.tables.filter { $0.hasPrefix("Proxy") } == [
        #"Proxy: c.method("hear:", { (t: Proxy, a1: UIControl) in t.hear(a1) })"#,
        #"Proxy: c.method("hear:", { (t: Proxy, a1: UIView) in t.hear(a1) })"#,
      ])
  }

  /// Swift 6 does not accept the space, but Swift 5 does.
  @Test func `a name may follow its attribute after a space`() {
    let source = """
      class Flip: UIView {
        @objc (turnAround) func turn() {}
        func use() { _ = #selector(Flip.turn) }
      }
      """

    #expect(Ported(source).text.contains(#"Selector("turnAround", Flip.turn)"#))
  }
}
