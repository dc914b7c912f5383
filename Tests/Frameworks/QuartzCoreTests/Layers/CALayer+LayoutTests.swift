import QuartzCore
import Testing

@MainActor
struct CALayerLayoutTests {
  /// The changes of a sublayer and the layers that each one marks for layout (facts M.1).
  @Test func `a change of a sublayer marks the layers of the table`() {
    typealias Layers = (parent: CALayer, child: CALayer, other: CALayer)
    typealias Change = @MainActor (Layers) -> Void
    let changes: [(String, String, Change)] = [
      ("bounds size", "parent child", { $0.child.bounds.size = CGSize(width: 9, height: 9) }),
      ("frame size", "parent child", { $0.child.frame = CGRect(x: 0, y: 0, width: 9, height: 9) }),
      ("key path", "parent child", { $0.child.setValue(9, forKeyPath: "bounds.size.width") }),
      ("equal frame", "", { $0.child.frame = CGRect(x: 0, y: 0, width: 4, height: 4) }),
      ("frame origin", "", { $0.child.frame.origin.x = 9 }),
      ("bounds origin", "", { $0.child.bounds.origin.x = 9 }),
      ("transform", "parent", { $0.child.transform = CATransform3DMakeScale(2, 2, 1) }),
      ("scale", "parent", { $0.child.setValue(2, forKeyPath: "transform.scale") }),
      ("equal transform", "", { $0.child.transform = CATransform3DIdentity }),
      ("position", "", { $0.child.position.x = 9 }),
      ("anchor point", "", { $0.child.anchorPoint = .zero }),
      ("opacity", "", { $0.child.opacity = 0 }),
      ("hidden", "", { $0.child.isHidden = true }),
      ("added", "parent", { $0.parent.addSublayer(CALayer()) }),
      ("removed", "parent", { $0.child.removeFromSuperlayer() }),
      ("to the front", "parent", { $0.parent.addSublayer($0.child) }),
      ("at the front already", "", { $0.parent.addSublayer($0.other) }),
      ("mask", "", { $0.parent.mask?.bounds.size = CGSize(width: 9, height: 9) }),
    ]
    for (name, expected, change) in changes {
      let screen = LayerScreen()
      let marked: String = screen {
        let (parent, child, other) = (CALayer(), CALayer(), CALayer())
        child.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        parent.mask = CALayer()
        for layer in [child, other] { parent.addSublayer(layer) }
        screen.root.addSublayer(parent)
        screen.tick()
        change((parent, child, other))
        let all = [("root", screen.root), ("parent", parent), ("child", child), ("other", other)]
        return all.filter { $1.needsLayout() }.map(\.0).joined(separator: " ")
      }
      #expect(marked == expected, "\(name)")
    }
  }

  @Test func `a layer that resizes a sublayer in its own layout is laid out once`() {
    let screen = LayerScreen()
    screen {
      let layer = ResizingLayer()
      layer.addSublayer(CALayer())
      screen.root.addSublayer(layer)
      layer.setNeedsLayout()
      screen.tick(3)
      #expect(layer.layoutCount == 1 && !layer.needsLayout())
    }
  }
}

/// A layer whose layout gives its sublayers another size each time.
private final class ResizingLayer: CALayer {
  private(set) var layoutCount = 0

  override func layoutSublayers() {
    layoutCount += 1
    for layer in sublayers ?? [] { layer.bounds.size.width += 10 }
  }
}
