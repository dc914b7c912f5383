import Stage
import Testing
@_spi(Ported) import UIKit

@MainActor
struct AnyObjectMembersTests {
  private func members(_ value: Any) -> AnyObjectMembers {
    ExposedClass.members(of: value as AnyObject)
  }

  @Test func `an object without the member answers nil`() {
    let none = members(NSObject())

    #expect(none.floatValue == nil)
    #expect(none.count == nil)
    #expect(none.length == nil)
    #expect(none.cgRectValue == nil)
    #expect(members(NSValue(cgPoint: .zero)).cgRectValue == nil)
    #expect(ExposedClass.members(of: nil as AnyObject?) == nil)
  }

  @Test func `a value is read and set by its key`() {
    World()() {
      let slider = UISlider()
      members(slider).setValue(Float(0.25), forKey: "value")
      #expect(slider.value == 0.25)
      #expect(members(slider).value(forKey: "value") as? CGFloat == 0.25)
      #expect(members(UIView()).value(forKeyPath: "layer.cornerRadius") as? Double == 0)
    }
  }

  private final class Target: NSObject {
    var heard: [String] = []
  }

  private static let registered: Void = {
    ExposedClass.register(Target.self, name: "Target", module: nil) { c in
      c.method("hear:", { (t: Target, a: String) in t.heard.append(a) })
    }
  }()

  @Test func `a selector is performed on the main thread at once or later`() {
    Self.registered
    World()() {
      let target = Target()

      members(target).performSelector(
        onMainThread: Selector("hear:"), with: "now", waitUntilDone: true)
      members(target).performSelector(
        onMainThread: Selector("hear:"), with: "later", waitUntilDone: false)

      #expect(target.heard == ["now"])
    }
  }

  @Test func `numbers and strings are read as numbers`() {
    #expect(members(2.5).floatValue == 2.5)
    #expect(members(2.5).integerValue == 2)
    #expect(members("3.5").doubleValue == 3.5)
    #expect(members(true).boolValue == true)
    #expect(members(7).stringValue == "7")
  }

  @Test func `collections are counted and boxes opened`() {
    #expect(members([1, 2]).count == 2)
    #expect(members(["a": 1]).count == 1)
    #expect(members("abc").length == 3)
    #expect(
      members(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))).cgRectValue.width == 3)
  }

  @Test func `structures are read from boxes of either kind`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(members(insets).uiEdgeInsetsValue == insets)
    #expect(members(NSValue(uiEdgeInsets: insets)).uiEdgeInsetsValue == insets)
    #expect(members(CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
    #expect(members(NSObject()).uiOffsetValue == nil)
  }

  @Test func `objects of any class are compared`() {
    #expect(members("end").isEqual("end"))
    #expect(!members("end").isEqual("start"))
    #expect(!members("end").isEqual(nil))
    let object = NSObject()
    #expect(members(object).isEqual(object))
  }

  @Test func `properties and methods are found by name`() {
    let stage = Stage(device: .phone)
    stage.run {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = view.frame
      let parent = UIView()
      parent.addSubview(view)

      #expect(members(view).frame == view.frame)
      #expect(members(attributes).frame == view.frame)
      members(view).perform(NSSelectorFromString("removeFromSuperview"))
      #expect(view.superview == nil)
    }
  }
}
