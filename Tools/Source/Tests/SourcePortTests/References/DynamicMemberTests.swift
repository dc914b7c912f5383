import Testing

/// Members of objects that are declared as `AnyObject`, and keys of dictionaries.
@Suite struct DynamicMemberTests {
  @Test func `a method of the module's own is called by its name`() {
    let source = """
      class A: UIView { @objc func lay() {}; func hidden() {}; @objc func add() -> Int { 1 } }
      func go(_ a: [Any], _ b: A) {
        a.forEach { ($0 as AnyObject).lay() }
        (a as AnyObject).hidden()
        (a as AnyObject).add()
        b.lay()
      }
      """

    let lines = Ported(source).text.split(separator: "\n").dropFirst(2)
    #expect(
      lines.elementsEqual([
        "  a.forEach { ExposedClass.members(of: ($0 as AnyObject)).perform(Selector(\"lay\")) }",
        "  (a as AnyObject).hidden()", "  (a as AnyObject).add()", "  b.lay()", "}",
      ]), "\(lines)")
  }

  @Test(
    arguments: [
      (
        "let a = (b.c(d) as AnyObject).floatValue",
        "let a = ExposedClass.members(of: (b.c(d) as AnyObject)).floatValue"
      ),
      (
        "let a = (b as AnyObject).frame as CGRect",
        "let a = ExposedClass.members(of: (b as AnyObject)).frame as CGRect"
      ),
      (
        "let a = (b as AnyObject).uiEdgeInsetsValue.top",
        "let a = ExposedClass.members(of: (b as AnyObject)).uiEdgeInsetsValue.top"
      ),
      (
        "if (b as AnyObject).isEqual(\"c\") {}",
        "if ExposedClass.members(of: (b as AnyObject)).isEqual(\"c\") {}"
      ),
      (
        "if a >= (b as AnyObject).count{}",
        "if a >= ExposedClass.members(of: (b as AnyObject)).count{}"
      ),
      (
        "(t as AnyObject).perform(s, on: .main, with: self, waitUntilDone: true)",
        "ExposedClass.members(of: (t as AnyObject)).perform(s, on: .main, with: self, waitUntilDone: true)"
      ),
      (
        "func f(_ t: AnyObject) { t.performSelector(onMainThread: s, with: nil, waitUntilDone: true) }",
        "func f(_ t: AnyObject) { ExposedClass.members(of: t).performSelector(onMainThread: s, with: nil, waitUntilDone: true) }"
      ),
      (
        "var t: AnyObject?\nt?.perform(s, with: a)",
        "var t: AnyObject?\nExposedClass.members(of: t)?.perform(s, with: a)"
      ),
      (
        "func f(_ t: AnyObject) { t.perform(s) }",
        "func f(_ t: AnyObject) { ExposedClass.members(of: t).perform(s) }"
      ),
      ("func f(_ t: NSNumber) { t.floatValue }\nvar t: AnyObject?", nil),
      ("let a = (b as AnyObject).unknown", nil),
      ("let a = (b as NSNumber).floatValue", nil),
      ("let a = (b as? AnyObject).floatValue", nil),
      ("d.setObject(a, forKey: (b as NSCopying))", "d.setObject(a, forKey: (b             ))"),
      ("d.setObject(a, forKey: b as NSCopying)", "d.setObject(a, forKey: b             )"),
      (
        "d.setObject(a as NSCopying, forKey: b)",
        "d.setObject(a as AnyObject as! NSCopying, forKey: b)"
      ),
      ("d.set(a, forKey: b as NSCopying)", "d.set(a, forKey: b as AnyObject as! NSCopying)"),
    ] as [(String, String?)])
  func areFoundInUIKit(_ source: String, _ expected: String?) {
    #expect(Ported(source).text == expected ?? source)
  }

  @Test func `a parameter of the function decides, not a variable of the same name`() {
    let source = """
      class A: UIView {
        func a(_ sender: AnyObject) { _ = sender.value(forKey: "a") }
        func b(_ sender: UISlider) { _ = sender.value }
        func c(from sender: AnyObject?) { sender.setValue(1, forKey: "a") }
      }
      """
    let lines = Ported(source).text.split(separator: "\n").map(String.init)
    #expect(lines[1].contains("ExposedClass.members(of: sender).value(forKey: \"a\")"))
    #expect(lines[2].contains("_ = sender.value }"))
    #expect(lines[3].contains("ExposedClass.members(of: sender).setValue(1"))
  }
}
