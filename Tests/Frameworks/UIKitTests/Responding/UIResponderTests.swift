import Testing
import UIKit

@MainActor
struct UIResponderTests {
  private final class Field: UIView {
    var mayResign = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
  }

  @Test func `the chain goes from view to superview, window and application`() {
    World()() {
      let application = UIApplication.shared
      let window = UIWindow()
      let (view, leaf) = (UIView(), UIView())
      window.addSubview(view)
      view.addSubview(leaf)
      #expect(leaf.next === view && view.next === window && window.next === application)
      #expect(application.next == nil && UIView().next == nil)
    }
  }

  @Test func `one responder is first, and resigns only if it may`() {
    World()() {
      let (a, b, plain) = (Field(), Field(), UIView())
      #expect(!plain.becomeFirstResponder() && !plain.isFirstResponder)
      #expect(a.becomeFirstResponder() && a.isFirstResponder)
      #expect(a.becomeFirstResponder())
      a.mayResign = false
      #expect(!b.becomeFirstResponder() && a.isFirstResponder && !a.resignFirstResponder())
      a.mayResign = true
      #expect(b.becomeFirstResponder() && b.isFirstResponder && !a.isFirstResponder)
      #expect(b.resignFirstResponder() && !b.isFirstResponder)
      #expect(b.resignFirstResponder())
    }
  }

  @Test func `each world has its own first responder`() {
    let (one, two) = (World(), World())
    let a = one { Field() }
    let b = two { Field() }
    one { #expect(a.becomeFirstResponder()) }
    two { #expect(b.becomeFirstResponder() && !a.isFirstResponder) }
    one { #expect(a.isFirstResponder) }
  }

  @Test func `unhandled touches go up the chain`() {
    World()() {
      final class Catcher: UIView {
        var calls: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          calls.append("began")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          calls.append("moved")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          calls.append("ended")
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
          calls.append("cancelled")
        }
      }
      let (catcher, middle, leaf) = (Catcher(), UIView(), UIView())
      catcher.addSubview(middle)
      middle.addSubview(leaf)
      leaf.touchesBegan([], with: nil)
      leaf.touchesMoved([], with: nil)
      leaf.touchesEnded([], with: nil)
      leaf.touchesCancelled([], with: nil)
      #expect(catcher.calls == ["began", "moved", "ended", "cancelled"])
    }
  }
}
