import QuartzCore
import Testing

@MainActor
struct CALayerGeometryTests {
  private let frames = [
    CGRect(x: 10, y: 20, width: 100, height: 50), CGRect(x: -5, y: 0, width: 1, height: 300),
    CGRect(x: 0.5, y: 0.25, width: 33.3, height: 7.7),
  ]
  private let anchors = [
    CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 0), CGPoint(x: -0.5, y: 2),
  ]

  @Test func `frame, bounds and position agree under the identity`() {
    LayerScreen()() {
      for anchor in anchors {
        for frame in frames {
          let layer = CALayer()
          layer.anchorPoint = anchor
          layer.frame = frame

          expectEqual(layer.frame, frame)
          #expect(layer.bounds == CGRect(origin: .zero, size: frame.size))
          #expect(abs(layer.position.x - (frame.minX + anchor.x * frame.width)) < 1e-9)
          #expect(abs(layer.position.y - (frame.minY + anchor.y * frame.height)) < 1e-9)
        }
      }
    }
  }

  @Test func `moving the anchor point moves the frame, not the position`() {
    LayerScreen()() {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      layer.anchorPoint = .zero

      #expect(layer.position == CGPoint(x: 50, y: 25))
      #expect(layer.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    }
  }

  @Test func `setting the frame keeps the origin of the bounds`() {
    LayerScreen()() {
      let layer = CALayer()
      layer.bounds = CGRect(x: 7, y: 9, width: 1, height: 1)
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)

      #expect(layer.bounds == CGRect(x: 7, y: 9, width: 30, height: 40))
      #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  @Test func `a rotated layer's frame is its bounding box`() {
    LayerScreen()() {
      let layer = CALayer()
      layer.bounds.size = CGSize(width: 100, height: 50)
      layer.position = CGPoint(x: 200, y: 200)
      layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      expectEqual(layer.frame, CGRect(x: 175, y: 150, width: 50, height: 100))

      layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
      let side = 150 / 2.0.squareRoot()
      expectEqual(
        layer.frame, CGRect(x: 200 - side / 2, y: 200 - side / 2, width: side, height: side))

      // Rotated by 60° about the vertical axis, the layer is half as wide.
      layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      expectEqual(layer.frame, CGRect(x: 175, y: 175, width: 50, height: 50))
    }
  }

  @Test func `the frame reads back under scales, quarter turns and mirrors`() {
    LayerScreen()() {
      let transforms = [
        CATransform3DMakeScale(2, 0.5, 1), CATransform3DMakeScale(-1, 3, 1),
        CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CATransform3DMakeTranslation(4, 5, 6),
        CATransform3DConcat(
          CATransform3DMakeScale(1.5, 1.5, 1), CATransform3DMakeTranslation(-20, 3, 0)),
      ]
      for transform in transforms {
        for anchor in anchors {
          for frame in frames {
            let layer = CALayer()
            layer.anchorPoint = anchor
            layer.transform = transform
            layer.frame = frame

            expectEqual(layer.frame, frame)
          }
        }
      }
    }
  }

  @Test func `setting the frame of a singular layer keeps finite bounds`() {
    LayerScreen()() {
      let transforms = [
        CATransform3DMakeScale(0, 1, 1), CATransform3DMakeScale(0, 0, 0),
        CATransform3DMakeRotation(.pi / 2, 0, 1, 0), CATransform3DMakeRotation(.pi / 2, 1, 0, 0),
      ]
      for transform in transforms {
        let layer = CALayer()
        layer.transform = transform
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)

        #expect(layer.bounds.size == CGSize(width: 100, height: 50))
        #expect(layer.position.x.isFinite && layer.position.y.isFinite)
        #expect(abs(layer.frame.midX - 60) < 1e-9)
        #expect(abs(layer.frame.midY - 45) < 1e-9)
      }
    }
  }

  // MARK: Conversion

  @Test func `points convert through bounds origin and position`() {
    LayerScreen()() {
      let (parent, child) = (CALayer(), CALayer())
      parent.bounds = CGRect(x: 100, y: 0, width: 50, height: 50)
      parent.addSublayer(child)
      child.frame = CGRect(x: 110, y: 20, width: 10, height: 10)
      child.bounds.origin = CGPoint(x: 5, y: 5)

      #expect(child.convert(CGPoint(x: 5, y: 5), to: parent) == CGPoint(x: 110, y: 20))
      #expect(parent.convert(CGPoint(x: 110, y: 20), to: child) == CGPoint(x: 5, y: 5))
      #expect(child.convert(CGPoint(x: 110, y: 20), from: parent) == CGPoint(x: 5, y: 5))
    }
  }

  @Test func `points convert there and back, also between cousins in perspective`() {
    LayerScreen()() {
      var scatter = Scatter(5)
      for round in 0..<60 {
        let (root, uncle, parent) = (CALayer(), CALayer(), CALayer())
        let (a, b) = (CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        root.addSublayer(uncle)
        root.addSublayer(parent)
        uncle.addSublayer(a)
        parent.addSublayer(b)
        if round % 2 == 0 { root.sublayerTransform.m34 = -1 / 800 }
        for layer in [uncle, parent, a, b] {
          layer.frame = CGRect(
            x: scatter.next(0...200), y: scatter.next(0...200), width: scatter.next(50...200),
            height: scatter.next(50...200))
          layer.anchorPoint = CGPoint(x: scatter.next(0...1), y: scatter.next(0...1))
          layer.transform = CATransform3DMakeRotation(
            scatter.next(-1...1), scatter.next(-1...1), 1, scatter.next(-1...1))
        }
        let point = CGPoint(x: scatter.next(0...50), y: scatter.next(0...50))

        let there = a.convert(point, to: b)
        expectEqual(b.convert(there, to: a), point)
        expectEqual(b.convert(point, from: a), there)
        expectEqual(a.convert(a.convert(point, to: nil), from: nil), point)
        #expect(a.convert(point, to: a) == point)
      }
    }
  }

  @Test func `a perspective conversion divides by the distance`() {
    LayerScreen()() {
      let (parent, child) = (CALayer(), CALayer())
      parent.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      parent.addSublayer(child)
      child.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
      parent.sublayerTransform.m34 = -1 / 500
      child.transform = CATransform3DMakeTranslation(0, 0, 100)

      // The eye is 500 points away, and the layer is 100 points nearer. The layer is therefore
      // enlarged by 500/400 about the centre of its parent.
      expectEqual(child.convert(.zero, to: parent), CGPoint(x: 37.5, y: 37.5))
      expectEqual(
        child.convert(child.bounds, to: parent), CGRect(x: 37.5, y: 37.5, width: 125, height: 125))
    }
  }

  @Test func `children of an edge-on layer still convert among each other`() {
    LayerScreen()() {
      let (root, page, a, b) = (CALayer(), CALayer(), CALayer(), CALayer())
      root.addSublayer(page)
      page.addSublayer(a)
      page.addSublayer(b)
      page.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      a.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
      b.frame = CGRect(x: 30, y: 40, width: 10, height: 10)

      #expect(a.convert(CGPoint(x: 25, y: 35), to: b) == CGPoint(x: 5, y: 5))
      let lost = root.convert(CGPoint(x: 3, y: 4), to: a)
      #expect(lost.x.isFinite && lost.y.isFinite)
    }
  }

  @Test func `both key paths of a layer's matrices agree`() {
    var values = LayerValues()
    values.bounds = CGRect(x: 3, y: 4, width: 100, height: 60)
    values.anchorPoint = CGPoint(x: 0.2, y: 0.7)
    values.anchorPointZ = 12
    values.sublayerTransform = CATransform3DMakeRotation(0.4, 1, 2, 3)
    let anchor = CATransform3DMakeTranslation(23, 46, 12)
    let back = CATransform3DMakeTranslation(-23, -46, -12)

    let expected = CATransform3DConcat(
      CATransform3DConcat(back, values.sublayerTransform), anchor)

    #expect(CATransform3DEqualToTransform(values.matrixOfSublayers, expected))
  }

  // MARK: Hit testing

  @Test func `hit testing takes a point of the superlayer and finds the frontmost layer`() {
    LayerScreen()() {
      let (parent, low, high, hidden) = (CALayer(), CALayer(), CALayer(), CALayer())
      parent.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
      low.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      high.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
      hidden.frame = parent.bounds
      hidden.isHidden = true
      for layer in [low, high, hidden] { parent.addSublayer(layer) }

      #expect(parent.hitTest(CGPoint(x: 110, y: 110)) === low)
      #expect(parent.hitTest(CGPoint(x: 130, y: 130)) === high)
      #expect(parent.hitTest(CGPoint(x: 190, y: 190)) === parent)
      #expect(parent.hitTest(CGPoint(x: 10, y: 10)) == nil)
      #expect(parent.hitTest(CGPoint(x: 200, y: 150)) == nil, "the far edge is outside")
    }
  }

  @Test func `a sublayer outside a clipping parent is not hit`() {
    LayerScreen()() {
      let (parent, child) = (CALayer(), CALayer())
      parent.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      child.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
      parent.addSublayer(child)
      #expect(parent.hitTest(CGPoint(x: 25, y: 5)) === child)

      parent.masksToBounds = true
      #expect(parent.hitTest(CGPoint(x: 25, y: 5)) == nil)
    }
  }

  @Test func `a presentation layer is hit at its presented position`() {
    let screen = LayerScreen()
    screen {
      let (layer, child) = (CALayer(), CALayer())
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      child.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      layer.addSublayer(child)
      screen.root.addSublayer(layer)
      let slide = CABasicAnimation(keyPath: "position.x")
      slide.fromValue = 5
      slide.toValue = 105
      slide.duration = 1
      layer.add(slide, forKey: nil)
      screen.tick(1)
      screen.tick(30)

      let shown = layer.presentation()
      #expect(layer.hitTest(CGPoint(x: 52, y: 7)) == nil)
      #expect(shown?.hitTest(CGPoint(x: 57, y: 7)) === shown)
      #expect(shown?.hitTest(CGPoint(x: 52, y: 2))?.model() === child)
      #expect(shown?.hitTest(CGPoint(x: 5, y: 5)) == nil)
    }
  }

  @Test(arguments: [
    (0, "CALayer position contains NaN: [nan 2]"), (1, "CALayer position contains NaN: [1 nan]"),
    (2, "CALayer position contains NaN: [nan -inf]"),
    (3, "CALayer bounds contains NaN: [0 nan; 288 144.5]"),
    (4, "CALayer bounds contains NaN: [nan 0; nan 15]"),
    (5, "CALayer bounds contains NaN: [0 0; nan 40]"),
    (6, "CALayer position contains NaN: [nan 7]"),
    (7, "CALayer bounds contains NaN: [0 0; 1 nan]"),
    (8, "sublayer with non-finite position [inf inf]"),
  ]) func `NaN geometry raises in the setter`(kind: Int, reason: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [kind] in
      await MainActor.run {
        let layer = CALayer()
        switch kind {
        case 0: layer.position = CGPoint(x: Double.nan, y: 2)
        case 1: layer.position = CGPoint(x: 1, y: Double.nan)
        case 2: layer.position = CGPoint(x: -Double.nan, y: -Double.infinity)
        case 3: layer.bounds = CGRect(x: 0, y: Double.nan, width: 288, height: 144.5)
        case 4: layer.bounds = CGRect(x: Double.nan, y: 0, width: Double.nan, height: 15)
        case 5: layer.frame = CGRect(x: 10, y: 10, width: Double.nan, height: 40)
        case 6:
          layer.position.y = 7
          layer.setValue(Double.nan, forKeyPath: "position.x")
        case 7: layer.setValue([0, 0, 1, Double.nan], forKeyPath: "bounds")
        default:
          let child = CALayer()
          layer.bounds.size = CGSize(width: 4, height: 4)
          child.position = CGPoint(x: Double.infinity, y: Double.infinity)
          layer.addSublayer(child)
          if let context = CGContext(width: 4, height: 4, scale: 1) { layer.render(in: context) }
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("uncaught exception 'CALayerInvalidGeometry', reason: '\(reason)'"), "\(text)")
  }

  @Test func `infinite geometry is accepted by the setters and not drawn`() {
    let screen = LayerScreen()
    screen {
      let ends = [Double.infinity, -.infinity, .greatestFiniteMagnitude, 1e19]
      let layers = ends.flatMap { end -> [CALayer] in
        let (placed, sized, framed) = (CALayer(), CALayer(), CALayer())
        placed.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        placed.position.x = end
        sized.bounds.size.height = end
        framed.frame = CGRect(x: 1, y: 1, width: 4, height: abs(end))
        return [placed, sized, framed]
      }
      for layer in layers {
        layer.backgroundColor = CGColor.black
        screen.root.addSublayer(layer)
      }
      screen.tick()
      let list = screen.tree.map {
        RenderTree(root: $0).displayList(
          at: 0, size: CGSize(width: 9, height: 9), scale: 1)
      }
      #expect(list.map { Compositor().render($0).width } == 9)
      #expect(layers[2].position == CGPoint(x: 3, y: Double.infinity))
    }
  }

  private func expectEqual(
    _ a: CGRect, _ b: CGRect, _ location: SourceLocation = #_sourceLocation
  ) {
    let gap = max(
      abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width),
      abs(a.height - b.height))
    #expect(gap < 1e-6, "\(a) is not \(b)", sourceLocation: location)
  }

  private func expectEqual(
    _ a: CGPoint, _ b: CGPoint, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(hypot(a.x - b.x, a.y - b.y) < 1e-6, "\(a) is not \(b)", sourceLocation: location)
  }

  @Test func `an affine transform is the plane part of the transform`() {
    let layer = CALayer()
    let turned = CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 3, y: 4)

    layer.setAffineTransform(turned)

    #expect(layer.affineTransform() == turned)
    let whole = CATransform3DMakeAffineTransform(turned)
    #expect(CATransform3DEqualToTransform(layer.transform, whole))
  }
}
