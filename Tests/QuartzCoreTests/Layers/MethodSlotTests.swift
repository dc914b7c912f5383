import CoreGraphics
import QuartzCore
import Testing

struct MethodSlotTests {
  private class Base {
    var number = 1
    func first() {}
    func second() -> Int { number }
    func third() {}
  }
  private final class Plain: Base {}
  private class Overriding: Base {
    override func second() -> Int { 2 }
  }
  private final class Heir: Overriding {
    var list = [3]
    override func third() { list.append(4) }
  }
  private class Inheriting: Base {
    var list = [5]
    override func first() { list.append(6) }
    func fourth() {}
  }
  private final class LateOverriding: Inheriting {
    override func second() -> Int { super.second() }
  }

  private final class DrawingLayer: CALayer {
    override func draw(in ctx: CGContext) { super.draw(in: ctx) }
  }

  private static func slot(inheriting: AnyClass = Inheriting.self) -> MethodSlot {
    MethodSlot(
      "Base.second()", of: Base.self,
      probes: .init(
        plain: Plain.self, overriding: Overriding.self, inheriting: inheriting, heir: Heir.self))
  }

  @Test func `an override is seen at each level, one that calls super too`() {
    let slot = Self.slot()

    let answers = [
      Base.self, Plain.self, Inheriting.self, Overriding.self, Heir.self, LateOverriding.self,
    ].map { slot.isOverridden(in: $0) }
    #expect(answers == [false, false, false, true, true, true])
  }

  @Test func `layers that draw are told from those that do not`() {
    #expect(CALayer.drawing.isOverridden(in: DrawingLayer.self))
    #expect(!CALayer.drawing.isOverridden(in: CALayer.self))
    #expect(!CALayer.drawing.isOverridden(in: CAShapeLayer.self))
  }

  @Test func `a wrong answer to a known class ends the program with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.slot(inheriting: LateOverriding.self)
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      text.contains("Cannot tell which subclasses override Base.second()")
        && text.contains("Build with Swift 6.3"))
  }
}
