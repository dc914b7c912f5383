import QuartzCore
import Testing
import UIKit

@MainActor
struct UIViewHierarchyTests {
  @Test func `adding to a window calls the documented methods in order`() {
    World()() {
      var log: [String] = []
      let window = UIWindow()
      let parent = LogView("parent") { log.append($0) }
      let view = LogView("view") { log.append($0) }
      let child = LogView("child") { log.append($0) }
      view.addSubview(child)
      window.addSubview(parent)
      log = []

      parent.addSubview(view)
      #expect(
        log == [
          "view willMove superview parent", "view willMove window UIWindow#1",
          "child willMove window UIWindow#1", "view didMove window UIWindow#1",
          "child didMove window UIWindow#1", "view didMove superview parent",
          "parent didAdd view",
        ])
      #expect(view.window === window && child.window === window)

      log = []
      view.removeFromSuperview()
      #expect(
        log == [
          "view willMove superview nil", "view willMove window nil", "child willMove window nil",
          "parent willRemove view", "view didMove window nil", "child didMove window nil",
          "view didMove superview nil",
        ])
      #expect(view.window == nil && child.window == nil && view.superview == nil)
      #expect(window.checkInvariants() == [])
    }
  }

  @Test func `moving within a window makes no window calls`() {
    World()() {
      var log: [String] = []
      let window = UIWindow()
      let a = LogView("a") { log.append($0) }
      let b = LogView("b") { log.append($0) }
      let view = LogView("view") { log.append($0) }
      window.addSubview(a)
      window.addSubview(b)
      a.addSubview(view)
      log = []

      b.addSubview(view)

      #expect(
        log == [
          "view willMove superview b", "a willRemove view", "view didMove superview b",
          "b didAdd view",
        ])
      #expect(a.subviews.isEmpty && b.subviews == [view])
      #expect(window.checkInvariants() == [])
    }
  }

  @Test func `subviews and sublayers stay in step in every kind of change`() {
    World()() {
      var random = 7
      func next(_ count: Int) -> Int {
        random = (random * 1_103_515_245 + 12345) & 0x7fff_ffff
        return (random >> 8) % count
      }
      let window = UIWindow()
      let parents = [UIView(), UIView()]
      for parent in parents {
        window.addSubview(parent)
        parent.layer.addSublayer(CALayer())
      }
      let views = (0..<6).map { _ in UIView() }
      var model: [[UIView]] = [[], []]
      for step in 0..<600 {
        let (p, view, other) = (next(2), views[next(6)], views[next(6)])
        let parent = parents[p]
        func take() { for i in 0..<2 { model[i].removeAll { $0 === view } } }
        switch next(8) {
        case 0:
          parent.addSubview(view)
          take()
          model[p].append(view)
        case 1:
          let index = next(7)
          parent.insertSubview(view, at: index)
          take()
          model[p].insert(view, at: min(index, model[p].count))
        case 2, 3:
          let above = next(2) == 0
          guard view !== other, model[p].contains(where: { $0 === other }) else { continue }
          if above {
            parent.insertSubview(view, aboveSubview: other)
          } else {
            parent.insertSubview(view, belowSubview: other)
          }
          take()
          let place = model[p].firstIndex { $0 === other } ?? 0
          model[p].insert(view, at: above ? place + 1 : place)
        case 4:
          parent.bringSubviewToFront(view)
          guard model[p].contains(where: { $0 === view }) else { continue }
          take()
          model[p].append(view)
        case 5:
          parent.sendSubviewToBack(view)
          guard model[p].contains(where: { $0 === view }) else { continue }
          take()
          model[p].insert(view, at: 0)
        case 6:
          let (i, j) = (next(6), next(6))
          parent.exchangeSubview(at: i, withSubviewAt: j)
          guard i < model[p].count, j < model[p].count else { continue }
          model[p].swapAt(i, j)
        default:
          view.removeFromSuperview()
          take()
        }
        #expect(parents[0].subviews == model[0] && parents[1].subviews == model[1], "step \(step)")
        #expect(window.checkInvariants() == [], "step \(step)")
      }
    }
  }

  @Test func `inserting a view next to itself changes nothing`() {
    World()() {
      let parent = UIView()
      let views = (0..<3).map { _ in UIView() }
      for view in views { parent.addSubview(view) }
      parent.insertSubview(views[0], aboveSubview: views[0])
      parent.insertSubview(views[2], belowSubview: views[2])
      #expect(parent.subviews == views)
    }
  }

  @Test func `exchanging subviews leaves plain sublayers where they are`() {
    World()() {
      let parent = UIView()
      let (a, b, plain) = (UIView(), UIView(), CALayer())
      parent.addSubview(a)
      parent.layer.addSublayer(plain)
      parent.addSubview(b)
      parent.exchangeSubview(at: 0, withSubviewAt: 1)
      #expect(parent.subviews == [b, a])
      #expect(parent.layer.sublayers == [b.layer, plain, a.layer])
    }
  }

  // MARK: Callbacks that change the hierarchy

  @Test func `a subview added in didMoveToWindow receives the window once`() {
    World()() {
      var log: [String] = []
      let window = UIWindow()
      let late = LogView("late") { log.append($0) }
      let view = LogView("view") { _ in }
      view.whenCalled = { if $0.contains("didMove window UI") { view.addSubview(late) } }

      window.addSubview(view)

      #expect(log.filter { $0.contains("didMove window") } == ["late didMove window UIWindow#1"])
      #expect(window.checkInvariants() == [])
    }
  }

  @Test(arguments: [
    "willMove superview", "willMove window", "didMove window", "didMove superview",
  ])
  func `a view may be moved elsewhere in any of its callbacks`(moment: String) {
    World()() {
      for leaves in [true, false] {
        let window = UIWindow()
        let (parent, other) = (UIView(), UIView())
        window.addSubview(parent)
        window.addSubview(other)
        let view = LogView("view") { _ in }
        view.addSubview(UIView())
        if leaves { parent.addSubview(view) }
        var isFirst = true
        view.whenCalled = { call in
          guard isFirst, call.contains(moment) else { return }
          isFirst = false
          other.addSubview(view)
        }

        if leaves { view.removeFromSuperview() } else { parent.addSubview(view) }

        #expect(!isFirst)
        #expect(window.checkInvariants() == [])
        let holders = [parent, other].filter { $0.subviews.contains(view) }
        #expect(holders.count <= 1 && view.superview === holders.first)
      }
    }
  }

  @Test func `a sibling may be removed from a window callback`() {
    World()() {
      let window = UIWindow()
      let (box, b) = (UIView(), UIView())
      let a = LogView("a") { _ in }
      box.addSubview(a)
      box.addSubview(b)
      a.whenCalled = { if $0.contains("didMove window") { b.removeFromSuperview() } }
      window.addSubview(box)
      #expect(b.window == nil && b.superview == nil)
      #expect(window.checkInvariants() == [])
    }
  }

  // MARK: Misuse

  @Test func `adding a view to itself or to its own descendant raises`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, child) = (UIView(), UIView())
        view.addSubview(child)
        child.addSubview(view)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'CALayerInvalid', reason: 'layer <CALayer#1> is a part of cycle in its"))
  }

  // MARK: Queries

  @Test func `descendants and tags are found in the subtree, including the view itself`() {
    World()() {
      let (root, child, leaf, other) = (UIView(), UIView(), UIView(), UIView())
      root.addSubview(child)
      child.addSubview(leaf)
      (child.tag, leaf.tag, other.tag) = (1, 2, 2)

      #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf))
      #expect(!root.isDescendant(of: leaf) && !other.isDescendant(of: root))
      #expect(root.viewWithTag(2) === leaf && root.viewWithTag(1) === child)
      #expect(root.viewWithTag(3) == nil && leaf.viewWithTag(2) === leaf)
    }
  }
}

@MainActor
private final class LogView: UIView {
  private let name: String
  private let log: (String) -> Void
  var whenCalled: (String) -> Void = { _ in }

  init(_ name: String, _ log: @escaping (String) -> Void) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  private func say(_ text: String) {
    log("\(name) \(text)")
    whenCalled(text)
  }
  private func called(_ view: UIView?) -> String {
    guard let view else { return "nil" }
    return (view as? LogView)?.name ?? World.current.names(view)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    say("willMove superview \(called(newSuperview))")
  }
  override func didMoveToSuperview() { say("didMove superview \(called(superview))") }
  override func willMove(toWindow newWindow: UIWindow?) {
    say("willMove window \(called(newWindow))")
  }
  override func didMoveToWindow() { say("didMove window \(called(window))") }
  override func didAddSubview(_ subview: UIView) { say("didAdd \(called(subview))") }
  override func willRemoveSubview(_ subview: UIView) { say("willRemove \(called(subview))") }
}
