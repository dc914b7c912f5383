import Testing
import UIKit

/// Parents, children and views of controllers without a window.
@MainActor
struct UIViewControllerTests {
  private final class Child: UIViewController {
    var heard: [String] = []
    override func willMove(toParent parent: UIViewController?) {
      heard.append("willMove(\(parent?.title ?? "nil")) from \(self.parent?.title ?? "nil")")
      super.willMove(toParent: parent)
    }
    override func didMove(toParent parent: UIViewController?) {
      heard.append("didMove(\(parent?.title ?? "nil")) in \(self.parent?.title ?? "nil")")
      super.didMove(toParent: parent)
    }
  }

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  // See facts A.9.2.
  @Test func `addChild calls willMove and leaves didMove to the container`() {
    World()() {
      let (parent, child) = (titled("P"), Child())
      parent.addChild(child)
      #expect(child.heard == ["willMove(P) from nil"])
      #expect(child.parent === parent)
      #expect(parent.children == [child])
    }
  }

  @Test func `removeFromParent calls didMove and leaves willMove to the container`() {
    World()() {
      let (parent, child) = (titled("P"), Child())
      parent.addChild(child)
      child.heard = []
      child.removeFromParent()
      #expect(child.heard == ["didMove(nil) in nil"])
      #expect(child.parent == nil)
      #expect(parent.children == [])
      child.removeFromParent()
      #expect(child.heard.count == 1)
    }
  }

  @Test func `a child of another parent is removed from it first`() {
    // The header of `addChild` says "it will first be removed from its current parent".
    World()() {
      let (old, new, child) = (titled("O"), titled("N"), Child())
      old.addChild(child)
      child.heard = []
      new.addChild(child)
      #expect(child.heard == ["didMove(nil) in nil", "willMove(N) from nil"])
      #expect(old.children == [])
      #expect(new.children == [child])
      #expect(child.isMovingToParent)
    }
  }

  @Test func `adding the same child again changes nothing`() {
    World()() {
      let (parent, child) = (titled("P"), Child())
      parent.addChild(child)
      parent.addChild(child)
      #expect(child.heard.count == 1)
      #expect(parent.children == [child])
    }
  }

  @Test func `a parent retains its children, and not vice versa`() {
    World()() {
      weak var weakParent: UIViewController?
      let child = Child()
      do {
        let parent = titled("P")
        weakParent = parent
        parent.addChild(child)
      }
      #expect(weakParent == nil)
      #expect(child.parent == nil)
    }
  }

  @Test func `the view is loaded on first access`() {
    World()() {
      let controller = UIViewController()
      #expect(!controller.isViewLoaded)
      #expect(controller.viewIfLoaded == nil)
      #expect(controller.view.next === controller)
      #expect(controller.isViewLoaded)
    }
  }

  @Test func `automatic presentation reads back as a page sheet`() {
    World()() {
      let controller = UIViewController()
      #expect(controller.modalPresentationStyle == .pageSheet)
      controller.modalPresentationStyle = .custom
      #expect(controller.modalPresentationStyle == .custom)
    }
  }
}
