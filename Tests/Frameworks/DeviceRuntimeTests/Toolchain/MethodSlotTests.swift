import CoreGraphics
import QuartzCore
import Testing

struct MethodSlotTests {
  // These classes have a superclass in another module, so the vtable slots of that superclass are
  // kept, however the tests are optimised.
  private final class Plain: CALayer {}
  private class Overriding: CALayer {
    override func draw(in ctx: CGContext) {}
  }
  private final class Heir: Overriding {
    var list = [3]
    override func display() { list.append(4) }
  }
  private class Inheriting: CALayer {
    var list = [5]
    override func layoutSublayers() { list.append(6) }
  }
  private final class LateOverriding: Inheriting {
    override func draw(in ctx: CGContext) { super.draw(in: ctx) }
  }

  private final class DrawingLayer: CALayer {
    override func draw(in ctx: CGContext) { super.draw(in: ctx) }
  }

  private static func slot(inheriting: AnyClass = Inheriting.self) -> MethodSlot {
    MethodSlot(
      "CALayer.draw(in:)", of: CALayer.self,
      probes: .init(
        plain: Plain.self, overriding: Overriding.self, inheriting: inheriting, heir: Heir.self))
  }

  @Test func `an override is detected at each level, also if it calls super`() {
    let slot = Self.slot()

    let answers = [
      CALayer.self, Plain.self, Inheriting.self, Overriding.self, Heir.self, LateOverriding.self,
    ].map { slot.isOverridden(in: $0) }
    #expect(answers == [false, false, false, true, true, true])
  }

  @Test func `layers that draw are distinguished from those that do not`() {
    #expect(CALayer.drawing.isOverridden(in: DrawingLayer.self))
    #expect(!CALayer.drawing.isOverridden(in: CALayer.self))
    #expect(!CALayer.drawing.isOverridden(in: CAShapeLayer.self))
  }

  @Test func `a wrong result for a known class crashes with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.slot(inheriting: LateOverriding.self)
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      text.contains("Cannot tell which subclasses override CALayer.draw(in:)")
        && text.contains("Build with Swift 6.2 or 6.3"))
  }
}
