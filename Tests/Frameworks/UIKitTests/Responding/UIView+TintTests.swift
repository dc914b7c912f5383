import Stage
import Testing

@MainActor
struct UIViewTintTests {
  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  private let stage = Stage(device: .bench)

  @Test func `the mode is the first other than automatic among the superviews`() {
    stage.run {
      let (parent, child) = (UIView(), UIView())
      parent.addSubview(child)
      #expect(child.tintAdjustmentMode == .normal)

      parent.tintAdjustmentMode = .dimmed
      #expect(parent.tintAdjustmentMode == .dimmed && child.tintAdjustmentMode == .dimmed)
      child.tintAdjustmentMode = .normal
      #expect(child.tintAdjustmentMode == .normal)
      child.tintAdjustmentMode = .automatic
      #expect(child.tintAdjustmentMode == .dimmed)
      child.removeFromSuperview()
      #expect(child.tintAdjustmentMode == .normal)
    }
  }

  @Test func `dimmed colours are greys, whether they are own or inherited`() {
    stage.run {
      let (parent, plain, own, exempt) = (UIView(), UIView(), UIView(), UIView())
      for child in [plain, own, exempt] { parent.addSubview(child) }
      parent.tintColor = .red
      own.tintColor = .green
      exempt.tintAdjustmentMode = .normal

      parent.tintAdjustmentMode = .dimmed

      for view in [parent, plain, own] {
        #expect(view.tintColor.getWhite(nil, alpha: nil), "\(view)")
      }
      #expect(plain.tintColor == parent.tintColor && own.tintColor != parent.tintColor)
      #expect(exempt.tintColor == .red)
      parent.tintAdjustmentMode = .automatic
      #expect(plain.tintColor == .red && own.tintColor == .green)
    }
  }

  @Test func `a dimmed dynamic colour stays dynamic`() {
    stage.run {
      let view = UIView()
      view.tintAdjustmentMode = .dimmed
      let traits = [UIUserInterfaceStyle.light, .dark].map(UITraitCollection.init)
      let shades = traits.map { view.tintColor.resolvedColor(with: $0) }
      #expect(shades[0] != shades[1])
      #expect(shades.allSatisfy { $0.getWhite(nil, alpha: nil) })
    }
  }

  @Test func `each view whose mode changes is told once`() {
    stage.run {
      let (parent, own, exempt) = (Tinted(), Tinted(), Tinted())
      own.tintColor = .green
      exempt.tintAdjustmentMode = .normal
      for child in [own, exempt] { parent.addSubview(child) }
      for view in [parent, own, exempt] { view.changes = 0 }

      parent.tintAdjustmentMode = .normal
      #expect(parent.changes == 0)
      parent.tintAdjustmentMode = .dimmed
      #expect([parent, own, exempt].map(\.changes) == [1, 1, 0])

      let moved = Tinted()
      moved.tintColor = .blue
      moved.changes = 0
      parent.addSubview(moved)
      #expect(moved.changes == 1)
    }
  }
}
