import Stage
import Testing
import UIKit

/// Blocks between `beginAnimations(_:context:)` and `commitAnimations()`.
@MainActor struct BeginAnimationsTests {
  @MainActor private final class Listener: NSObject {
    var lines: [String] = []

    func started(_ id: String?, _ context: UnsafeMutableRawPointer?) {
      lines.append("started \(id ?? "nil")")
    }
    func stopped(_ id: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
      lines.append("stopped \(id ?? "nil") \(finished.boolValue) \(context == nil)")
    }
  }

  private let stage = Stage(device: .phone)
  private let view: UIView

  init() {
    let (root, view) = stage.run { (UIViewController(), UIView()) }
    self.view = view
    stage.show(root)
    stage.run {
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      root.view.addSubview(view)
    }
    stage.tick()
  }

  private var shownX: CGFloat { view.layer.presentation()?.frame.minX ?? -1 }

  private func move(_ prepare: () -> Void) {
    stage.run {
      UIView.beginAnimations("move", context: nil)
      prepare()
      view.frame.origin.x = 100
      UIView.commitAnimations()
    }
  }

  @Test func `a block that is never committed neither keeps its stage nor animates others`() {
    weak var world: World?
    do {
      let forgotten = World()
      world = forgotten
      forgotten { UIView.beginAnimations(nil, context: nil) }
    }

    #expect(world == nil)
    stage.run { view.frame.origin.x = 40 }
    stage.tick()
    #expect(shownX == 40)
  }

  @Test func `changes are animated for 0.2 seconds with an ease-in-out curve`() throws {
    move {}

    #expect(view.frame.minX == 100)
    stage.advance(by: 0.1)
    #expect(abs(shownX - 50) < 1)
    try stage.settle()
    #expect(shownX == 100)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `the duration, the delay and the curve are set inside the block`() throws {
    move {
      UIView.setAnimationDuration(1)
      UIView.setAnimationDelay(0.5)
      UIView.setAnimationCurve(.linear)
    }

    stage.advance(by: 0.4)
    #expect(shownX == 0)
    stage.advance(by: 0.35)
    #expect(abs(shownX - 25) < 3)
    stage.advance(by: 0.5)
    #expect(abs(shownX - 75) < 3)
    try stage.settle()
    #expect(shownX == 100)
  }

  @Test func `changes without a duration and changes after the block are immediate`() {
    move { UIView.setAnimationDuration(0) }
    #expect(view.layer.animationKeys() == nil)

    stage.run { view.alpha = 0.5 }
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `the delegate is told of the start and of the end, once`() throws {
    let listener = stage.run { Listener() }
    move {
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationWillStart(Selector("started::", Listener.started))
      UIView.setAnimationDidStop(Selector("stopped:::", Listener.stopped))
    }

    #expect(listener.lines == [])
    stage.advance(by: 0.1)
    #expect(listener.lines == ["started move"])
    try stage.settle()
    #expect(listener.lines == ["started move", "stopped move true true"])
  }

  @Test func `a removed animation has not finished`() throws {
    let listener = stage.run { Listener() }
    move {
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationDidStop(Selector("stopped:::", Listener.stopped))
    }
    stage.tick()
    stage.run { view.layer.removeAllAnimations() }
    try stage.settle()

    #expect(listener.lines == ["stopped move false true"])
  }

  @Test func `the delegate of a block without changes is told in a later frame`() throws {
    let listener = stage.run { Listener() }
    stage.run {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationDidStop(Selector("stopped:::", Listener.stopped))
      UIView.commitAnimations()
    }

    #expect(listener.lines == [])
    try stage.settle()
    #expect(listener.lines == ["stopped nil true true"])
  }

  @Test func `an inner block has its own timing`() throws {
    stage.run {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(2)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0.1)
      view.frame.origin.x = 100
      UIView.commitAnimations()
      view.alpha = 0
      UIView.commitAnimations()
    }
    stage.advance(by: 0.2)

    #expect(shownX == 100)
    #expect((view.layer.presentation()?.opacity ?? 0) > 0.5)
    try stage.settle()
  }

  @Test func `a block that is left open ends with the block around it`() {
    stage.run {
      UIView.animate(withDuration: 0.1) { UIView.beginAnimations(nil, context: nil) }
      view.frame.origin.x = 100
    }
    #expect(view.layer.animationKeys() == nil)

    stage.run {
      UIView.commitAnimations()
      UIView.commitAnimations()
    }
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `animations repeat, and go back`() throws {
    move {
      UIView.setAnimationDuration(0.1)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
    }

    stage.advance(by: 0.19)
    #expect(shownX < 20)
    stage.advance(by: 0.1)
    #expect(shownX > 80)
    try stage.settle()
    #expect(shownX == 100)
  }

  @Test func `a flip starts at the commit and shows the old state first`() throws {
    stage.run {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true)
      UIView.commitAnimations()
    }
    stage.advance(by: 0.4)

    #expect(view.layer.presentation()?.transform.m11 ?? 1 < 0.9)
    #expect(view.layer.sublayers?.count == 1)
    try stage.settle()
    #expect(view.layer.sublayers?.isEmpty ?? true)
  }
}
