import SourcePort
import Testing

/// The names of Apple's API in Swift 3 and 4.
@Suite struct OldNameTests {
  @Test(
    arguments: [
      // Types.
      ("func f(_ o: UIViewAnimationOptions) {}", "func f(_ o: UIView.AnimationOptions) {}"),
      ("func f(_ o: [UIControlState]?) {}", "func f(_ o: [UIControl.State]?) {}"),
      (
        "func f(o: [UIApplicationLaunchOptionsKey: Any]?) {}",
        "func f(o: [UIApplication.LaunchOptionsKey: Any]?) {}"
      ),
      ("let s = UIControlState.normal", "let s = UIControl.State.normal"),
      ("var t: UIViewAnimationTransition", "var t: UIView.AnimationTransition"),
      ("let s: UIControlState = .normal", "let s: UIControl.State = .normal"),
      ("let s = [NSAttributedStringKey: Any]()", "let s = [NSAttributedString.Key: Any]()"),
      (
        "let o = UIViewAnimationOptions(rawValue: 0)",
        "let o = UIView.AnimationOptions(rawValue: 0)"
      ),
      (
        "extension UIGestureRecognizerState { var a: Int { 0 } }",
        "extension UIGestureRecognizer.State { var a: Int { 0 } }"
      ),
      // Constants.
      ("a(name: kCAMediaTimingFunctionEaseIn)", "a(name: CAMediaTimingFunctionName.easeIn)"),
      ("l.fillMode = kCAFillModeForwards", "l.fillMode = CAMediaTimingFillMode.forwards"),
      ("let a = [NSFontAttributeName: f]", "let a = [NSAttributedString.Key.font: f]"),
      (
        "t.rowHeight = UITableViewAutomaticDimension",
        "t.rowHeight = UITableView.automaticDimension"
      ),
      // Notifications.
      ("f(name: .UIKeyboardWillShow)", "f(name: UIResponder.keyboardWillShowNotification)"),
      (
        "f(NSNotification.Name.UIKeyboardDidHide)", "f(UIResponder.keyboardDidHideNotification)"
      ),
      (
        "f(Notification.Name.UIApplicationDidBecomeActive, object: nil)",
        "f(UIApplication.didBecomeActiveNotification, object: nil)"
      ),
      ("f(Mine.UIKeyboardWillShow)", "f(Mine.UIKeyboardWillShow)"),
      // Properties and cases.
      ("for c in v.childViewControllers {}", "for c in v.children {}"),
      ("r.add(l, forMode: .commonModes)", "r.add(l, forMode: .common)"),
      ("r.add(l, forMode: RunLoopMode.commonModes)", "r.add(l, forMode: RunLoop.Mode.common)"),
      (
        "class A: UIViewController { func f() { childViewControllers.first?.view } }",
        "class A: UIViewController { func f() { children.first?.view } }"
      ),
      ("func f(childViewControllers: [A]) { g(childViewControllers) }", nil),
      // Methods.
      ("a.addChildViewController(b)", "a.addChild(b)"),
      ("a?.removeFromParentViewController()", "a?.removeFromParent()"),
      ("b.didMove(toParentViewController: a)", "b.didMove(toParent: a)"),
      ("b.willMove(toParentViewController: nil)", "b.willMove(toParent: nil)"),
      ("v.bringSubview(toFront: w)", "v.bringSubviewToFront(w)"),
      ("v.sendSubview( toBack : w )", "v.sendSubviewToBack( w )"),
      ("v.bringSubview(w)", nil),
      (
        "let c = UIColor(colorLiteralRed: 0, green: 1, blue: 0.5, alpha: 1).cgColor",
        "let c = UIColor(_colorLiteralRed: 0, green: 1, blue: 0.5, alpha: 1).cgColor"
      ),
      ("let c: UIColor = UIColor(red: 0, green: 1, blue: 0.5, alpha: 1)", nil),
      (
        "class A: UIViewController { func f() { addChildViewController(b) } }",
        "class A: UIViewController { func f() { addChild(b) } }"
      ),
      // Functions.
      (
        "let i = UIEdgeInsetsMake(1, a, 2, 3)",
        "let i = UIEdgeInsets(top: 1, left: a, bottom: 2, right: 3)"
      ),
      ("let r = UIEdgeInsetsInsetRect(a + b, i)", "let r = (a + b).inset(by: i)"),
      (
        "let d = UIImageJPEGRepresentation(i, 0.5)", "let d = (i).jpegData(compressionQuality: 0.5)"
      ),
      ("let d = UIImagePNGRepresentation(i)", "let d = (i).pngData()"),
      (
        "if UIAccessibilityIsReduceMotionEnabled() {}",
        "if UIAccessibility.isReduceMotionEnabled {}"
      ),
      // Overrides.
      (
        "class A: UIViewController { override func didMove(toParentViewController p: B?) {} }",
        "class A: UIViewController { override func didMove(toParent p: B?) {} }"
      ),
      (
        "class A: UIViewController { override func didMove(toParentViewController: B?) {} }",
        "class A: UIViewController { override func didMove(toParent toParentViewController: B?) {} }"
      ),
      (
        "class A: UIViewController { override func addChildViewController(_ c: B) {} }",
        "class A: UIViewController { override func addChild(_ c: B) {} }"
      ),
      (
        "class A: UIViewController { override var childViewControllerForStatusBarStyle: B? { nil } }",
        "class A: UIViewController { override var childForStatusBarStyle: B? { nil } }"
      ),
    ] as [(String, String?)])
  func becomeNewOnes(_ source: String, _ expected: String?) {
    #expect(Ported(source).text == expected ?? source)
  }

  @Test(arguments: [
    "enum UIControlState { case a }\nlet s: UIControlState = .a",
    "typealias UIControlState = Int\nlet s: UIControlState = 0",
    "struct A { var childViewControllers: [Int] }\nlet c = a.childViewControllers",
    "extension UIView { func bringSubview(toFront v: UIView) {} }\nfunc f() { v.bringSubview(toFront: w) }",
    "func UIEdgeInsetsMake(_ a: Int) -> Int { a }\nlet i = UIEdgeInsetsMake(1)",
  ])
  func ofTheModuleItselfStay(_ source: String) {
    #expect(Ported(source).text == source)
  }

  @Test func areListed() {
    let ported = Ported("let s: UIControlState = .normal\nv.bringSubview(toFront: w)")

    #expect(
      ported.report.rewrites.map { "\($0.line):\($0.column) \($0.construct): \($0.text)" } == [
        "1:8 old name UIControlState: UIControl.State",
        "2:3 old name bringSubview: bringSubviewToFront(w)",
      ])
  }

  @Test func stayInCodeThatCannotBeCompiled() {
    let source = "#if os(macOS)\nlet s: UIControlState = .normal\n#endif"

    #expect(Ported(source).text == source)
  }
}
