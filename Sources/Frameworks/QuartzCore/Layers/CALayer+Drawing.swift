extension CALayer {
  /// The slot of `draw(in:)`.
  package nonisolated static let drawing = MethodSlot(
    "CALayer.draw(in:)", of: CALayer.self,
    probes: .init(
      plain: Plain.self, overriding: Drawing.self, inheriting: Acting.self,
      heir: DrawingSubclass.self))

  private final class Plain: CALayer {}
  private class Drawing: CALayer {
    override func draw(in ctx: CGContext) {}
  }
  private final class DrawingSubclass: Drawing {
    var count = 0
    override func layoutSublayers() { count += 1 }
  }
  private final class Acting: CALayer {
    var count = 0
    override func layoutSublayers() { count += 1 }
    override func display() { count += 1 }
  }
}
