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

  private final class Editor: UIViewController {
    var calls: [String] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      calls.append("\(editing), \(animated)")
    }
  }

  @Test func `editing is set without animation, and the button toggles it with animation`() {
    World()() {
      let editor = Editor()
      let item = editor.editButtonItem
      #expect(!editor.isEditing && item.title == "Edit" && editor.editButtonItem === item)

      editor.isEditing = true
      #expect(editor.isEditing && item.title == "Done" && item.style == .done)
      item.perform(from: editor)

      #expect(!editor.isEditing && item.title == "Edit" && item.style == .plain)
      #expect(editor.calls == ["true, false", "false, true"])
    }
  }

  @Test func `the edit button does not retain its controller`() {
    World()() {
      weak var gone: Editor?
      let item: UIBarButtonItem
      do {
        let editor = Editor()
        gone = editor
        item = editor.editButtonItem
      }
      #expect(gone == nil)
      item.perform(from: UIView())
      #expect(item.title == "Edit")
    }
  }

  @Test func `a table controller's table edits with it`() {
    World()() {
      let controller = UITableViewController(style: .plain)
      controller.loadViewIfNeeded()
      controller.setEditing(true, animated: false)
      #expect(controller.tableView.isEditing)
    }
  }

  @Test func `a scroll view without an edge is that of all edges`() {
    World()() {
      let (controller, scroll) = (UIViewController(), UIScrollView())
      controller.setContentScrollView(scroll)
      #expect(controller.contentScrollView(for: .top) === scroll)
      #expect(controller.contentScrollView(for: .bottom) === scroll)
      controller.setContentScrollView(nil)
      #expect(controller.contentScrollView(for: .top) == nil)
    }
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
  @Test func `a subclass can pass on its parent's coordinator`() {
    World()() {
      #expect(UIViewController().transitionCoordinator == nil)
      #expect(ForwardingController().transitionCoordinator == nil)
    }
  }
}

private final class ForwardingController: UIViewController {
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    parent?.transitionCoordinator ?? super.transitionCoordinator
  }
}
