import QuartzCore
import Testing

@MainActor
struct CALayerTreeTests {
  private func named(_ names: String...) -> [CALayer] {
    names.map { name in
      let layer = CALayer()
      layer.name = name
      return layer
    }
  }
  private func order(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).map { $0.name ?? "?" }.joined()
  }

  @Test func `sublayers are inserted above, below and at an index`() {
    LayerScreen()() {
      let root = CALayer()
      let l = named("a", "b", "c", "d", "e")
      #expect(root.sublayers == nil)
      root.addSublayer(l[0])
      root.addSublayer(l[1])
      root.insertSublayer(l[2], at: 0)
      #expect(order(root) == "cab")
      root.insertSublayer(l[3], above: l[2])
      root.insertSublayer(l[4], below: l[1])
      #expect(order(root) == "cdaeb")
      #expect(l.allSatisfy { $0.superlayer === root })

      // A layer that is already a sublayer is moved. The index does not count that layer.
      root.insertSublayer(l[2], above: l[1])
      #expect(order(root) == "daebc")
      root.insertSublayer(l[2], below: l[0])
      #expect(order(root) == "dcaeb")
      root.insertSublayer(l[3], at: 2)
      #expect(order(root) == "cadeb")
      root.addSublayer(l[2])
      #expect(order(root) == "adebc")
      root.insertSublayer(l[0], at: 99)
      #expect(order(root) == "debca")
      #expect(root.checkInvariants() == [])
    }
  }

  @Test func `a layer cannot be put next to itself`() {
    LayerScreen()() {
      let root = CALayer()
      let l = named("a", "b", "c")
      for layer in l { root.addSublayer(layer) }

      root.insertSublayer(l[1], above: l[1])
      root.insertSublayer(l[1], below: l[1])

      #expect(order(root) == "abc")
    }
  }

  @Test func `a layer has one superlayer at a time`() {
    LayerScreen()() {
      let (p, q) = (CALayer(), CALayer())
      let l = named("a", "b")
      for layer in l { p.addSublayer(layer) }

      q.addSublayer(l[0])

      #expect(order(p) == "b")
      #expect(order(q) == "a")
      #expect(l[0].superlayer === q)
      l[0].removeFromSuperlayer()
      l[0].removeFromSuperlayer()
      #expect(l[0].superlayer == nil && q.sublayers == nil)
    }
  }

  @Test func `a sublayer is replaced in place, also by a sibling`() {
    LayerScreen()() {
      let root = CALayer()
      let l = named("a", "b", "c", "d", "e")
      for layer in l[..<4] { root.addSublayer(layer) }

      root.replaceSublayer(l[1], with: l[4])
      #expect(order(root) == "aecd")
      #expect(l[1].superlayer == nil)
      root.replaceSublayer(l[2], with: l[0])
      #expect(order(root) == "ead")
      root.replaceSublayer(l[4], with: l[3])
      #expect(order(root) == "da")
      root.replaceSublayer(l[1], with: l[2])
      #expect(order(root) == "da")
      root.replaceSublayer(l[0], with: l[0])
      #expect(order(root) == "da")
      #expect(root.checkInvariants() == [])
    }
  }

  @Test func `two sublayers exchange positions, and no others change`() {
    LayerScreen()() {
      let root = CALayer()
      let l = named("a", "b", "c", "d")
      for layer in l { root.addSublayer(layer) }

      root.exchangeSublayers(l[0], l[2])

      #expect(order(root) == "cbad")
    }
  }

  @Test func `setting sublayers removes old ones and keeps common ones`() {
    let screen = LayerScreen()
    screen {
      let root = CALayer()
      screen.root.addSublayer(root)
      let l = named("a", "b", "c")
      root.sublayers = [l[0], l[1]]
      screen.commit()
      l[1].add(fade(), forKey: "fade")

      root.sublayers = [l[2], l[1]]

      #expect(order(root) == "cb")
      #expect(l[0].superlayer == nil)
      #expect(l[1].animationKeys() == ["fade"])
      root.sublayers = nil
      #expect(root.sublayers == nil)
    }
  }

  @Test(arguments: 0..<7) func `a layer that would contain itself raises`(kind: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [kind] in
      await MainActor.run {
        let (a, b, c) = (CALayer(), CALayer(), CALayer())
        a.addSublayer(b)
        b.addSublayer(c)
        switch kind {
        case 0: a.addSublayer(a)
        case 1: c.addSublayer(a)
        case 2: b.insertSublayer(a, at: 0)
        case 3: a.replaceSublayer(b, with: a)
        case 4: c.mask = a
        case 5: c.mask = c
        default: c.sublayers = [a]
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("uncaught exception 'CALayerInvalid', reason: 'layer <CALayer#1> is a part"))
    #expect(text.contains("is a part of cycle in its layer tree"))
  }

  /// Nested layers. The first layer contains all others.
  @MainActor private static func chain(_ count: Int) -> [CALayer] {
    let layers = (0..<count).map { _ in CALayer() }
    for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
    return layers
  }

  @Test func `a tree may be as deep as the stack allows for layout and drawing`() {
    let screen = LayerScreen()
    screen {
      let most = CALayer.mostLevels
      let layers = Self.chain(most - 1)
      for layer in layers {
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.opacity = 0.99
        layer.masksToBounds = true
        layer.backgroundColor = CGColor.black
      }
      screen.root.addSublayer(layers[0])
      screen.tick()
      let size = CGSize(width: 10, height: 10)
      let list = screen.tree.map { RenderTree(root: $0).displayList(at: 0, size: size, scale: 1) }
      #expect(list.map { Compositor().render($0).width } == 10)
      #expect(layers[0].hitTest(CGPoint(x: 5, y: 5)) === layers[most - 2])
      #expect(layers[most - 2].presentation() != nil)
      layers[0].removeFromSuperlayer()
    }
  }

  @Test(arguments: 0..<4) func `a deeper tree raises with a fix`(kind: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [kind] in
      await MainActor.run {
        let most = CALayer.mostLevels
        let (upper, lower) = (Self.chain(most / 2), Self.chain(most / 2 + 1))
        switch kind {
        case 0: _ = Self.chain(most + 1)
        case 1: _ = Self.chain(20_000)
        case 2: upper[most / 2 - 1].addSublayer(lower[0])
        default: upper[most / 2 - 1].mask = lower[0]
        }
        withExtendedLifetime((upper, lower)) {}
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("uncaught exception 'CALayerInvalid'"))
    #expect(text.contains("makes its tree more than 500 layers deep"))
    #expect(text.contains("Nest fewer layers or views."))
  }

  @Test(arguments: [false, true])
  func `a small stack does not cause a silent crash`(isGrouped: Bool) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [isGrouped] in
      let tree = await MainActor.run {
        let screen = LayerScreen()
        return screen {
          let layers = Self.chain(CALayer.mostLevels - 1)
          for layer in layers {
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.backgroundColor = CGColor.black
            if isGrouped { layer.opacity = 0.99 }
          }
          screen.root.addSublayer(layers[0])
          screen.tick()
          return screen.tree
        }
      }
      let end = DispatchSemaphore(value: 0)
      let thread = Thread {
        let size = CGSize(width: 10, height: 10)
        let list = tree.map { RenderTree(root: $0).displayList(at: 0, size: size, scale: 1) }
        _ = list.map { Compositor().render($0) }
        end.signal()
      }
      thread.stackSize = 512 * 1024
      thread.start()
      end.wait()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("nested too deeply for drawing on this thread, whose stack has 512 kB"))
  }

  @Test func `a mask is not a sublayer and belongs to one layer`() {
    LayerScreen()() {
      let (a, b, mask, other) = (CALayer(), CALayer(), CALayer(), CALayer())
      a.addSublayer(mask)

      b.mask = mask
      #expect(mask.superlayer === b && a.sublayers == nil && b.sublayers == nil)
      b.mask = mask
      #expect(mask.superlayer === b)
      b.mask = other
      #expect(mask.superlayer == nil && other.superlayer === b)
      other.removeFromSuperlayer()
      #expect(b.mask == nil && other.superlayer == nil)
      b.mask = other
      a.addSublayer(other)
      #expect(b.mask == nil && other.superlayer === a)
      #expect(a.checkInvariants() + b.checkInvariants() == [])
    }
  }

  @Test func `only descendants of a screen's root are in the tree`() {
    let screen = LayerScreen()
    screen {
      let (a, b) = (CALayer(), CALayer())
      a.addSublayer(b)
      #expect(!b.isInTree)
      screen.root.addSublayer(a)
      #expect(b.isInTree && screen.root.isInTree)
      a.removeFromSuperlayer()
      #expect(!b.isInTree)
    }
  }

  // MARK: Layout

  @Test func `layout runs parents first and once`() {
    LayerScreen()() {
      var calls: [String] = []
      let l = ["a", "b", "c"].map { LoggingLayer($0) { calls.append($0) } }
      l[0].addSublayer(l[1])
      l[1].addSublayer(l[2])
      for layer in l.reversed() { layer.setNeedsLayout() }

      #expect(l[0].layoutTree())
      #expect(calls == ["a", "b", "c"])
      #expect(!l[0].layoutTree())
      #expect(calls.count == 3)
      #expect(l.allSatisfy { !$0.needsLayout() })
    }
  }

  @Test func `layout requested in a layout pass runs in the next`() {
    LayerScreen()() {
      var calls: [String] = []
      let l = ["a", "b", "c"].map { LoggingLayer($0) { calls.append($0) } }
      l[0].addSublayer(l[1])
      l[0].addSublayer(l[2])
      l[0].layoutTree()
      calls = []
      l[2].whenLaidOut = { if calls.count < 3 { l[1].setNeedsLayout() } }
      l[1].setNeedsLayout()
      l[2].setNeedsLayout()

      l[0].layoutTree()
      #expect(calls == ["b", "c"])
      #expect(l[0].checkInvariants() == [])
      l[0].layoutTree()

      #expect(calls == ["b", "c", "b"])
    }
  }

  @Test func `layoutIfNeeded begins at the topmost of the dirty ancestors`() {
    LayerScreen()() {
      var calls: [String] = []
      let l = ["a", "b", "c", "d"].map { LoggingLayer($0) { calls.append($0) } }
      for i in 0..<3 { l[i].addSublayer(l[i + 1]) }
      l[0].layoutTree()
      calls = []
      l[1].setNeedsLayout()
      l[2].setNeedsLayout()
      l[3].setNeedsLayout()
      l[2].layoutIfNeeded()
      #expect(calls == ["b", "c", "d"])

      // The search upwards ends at an ancestor that does not need layout.
      calls = []
      l[0].setNeedsLayout()
      l[3].setNeedsLayout()
      l[3].layoutIfNeeded()
      #expect(calls == ["d"])
      #expect(l[0].needsLayout())
    }
  }

  @Test func `a resize needs layout, a move does not`() {
    LayerScreen()() {
      let layer = CALayer()
      layer.layoutIfNeeded()
      layer.position = CGPoint(x: 3, y: 3)
      layer.bounds.origin = CGPoint(x: 1, y: 1)
      #expect(!layer.needsLayout())
      layer.bounds.size.width = 5
      #expect(layer.needsLayout())
    }
  }

  @Test func `masks are laid out with their layer`() {
    LayerScreen()() {
      var calls: [String] = []
      let mask = LoggingLayer("mask") { calls.append($0) }
      let (root, layer) = (CALayer(), CALayer())
      root.addSublayer(layer)
      mask.setNeedsLayout()
      layer.mask = mask

      root.layoutTree()

      #expect(calls == ["mask"])
      #expect(root.layersNeedingLayout.isEmpty)
    }
  }

  // MARK: Commit

  @Test func `unchanged subtrees are identical objects in the next commit`() {
    LayerScreen()() {
      let (root, a, b, aa, ab) = (CALayer(), CALayer(), CALayer(), CALayer(), CALayer())
      root.addSublayer(a)
      root.addSublayer(b)
      a.addSublayer(aa)
      a.addSublayer(ab)
      root.layoutTree()
      let first = root.committed()
      #expect(root.committed() === first)

      aa.opacity = 0.5
      #expect(root.needsWork)
      let second = root.committed()

      #expect(second !== first)
      #expect(second.children[0] !== first.children[0])
      #expect(second.children[0].children[0] !== first.children[0].children[0])
      #expect(second.children[0].children[1] === first.children[0].children[1])
      #expect(second.children[1] === first.children[1])
      #expect(first.children[0].children[0].values.opacity == 1)
      #expect(second.children[0].children[0].values.opacity == 0.5)
      #expect(!root.needsWork)
    }
  }

  @Test func `every change of a tree reaches the root's commit`() {
    LayerScreen()() {
      var (scatter, choice) = (Scatter(6), Scatter(7))
      let root = CALayer()
      var all = [root]
      for step in 0..<400 {
        func pick() -> CALayer { all[Int(scatter.next(0...Double(all.count) - 0.001))] }
        switch Int(choice.next(0...6.999)) {
        case 0, 1:
          let layer = CALayer()
          layer.opacity = Float(scatter.next(0...1))
          pick().addSublayer(layer)
          all.append(layer)
        case 2:
          let (parent, layer) = (pick(), pick())
          guard !holds(layer, parent) else { continue }
          parent.insertSublayer(layer, at: UInt32(scatter.next(0...4)))
        case 3: pick().zPosition = CGFloat(scatter.next(-9...9))
        case 4: pick().clock = .held(local: scatter.next(0...9))
        case 5:
          let (layer, mask) = (pick(), pick())
          if !holds(mask, layer) { layer.mask = mask }
        default: if step % 7 == 0 { pick().removeFromSuperlayer() }
        }
        if step % 3 == 0 {
          expectSame(root.committed(), root)
          #expect(root.checkInvariants() == [])
        }
      }
      #expect(all.count > 60)
    }
  }

  /// Whether `layer` is `other` or its ancestor, in which case adding it to `other` would raise an
  /// exception.
  private func holds(_ layer: CALayer, _ other: CALayer) -> Bool {
    sequence(first: other, next: \.superlayer).contains { $0 === layer }
  }

  private func expectSame(_ node: RenderNode, _ layer: CALayer) {
    #expect(node.id == layer.id)
    #expect(node.values.zPosition == layer.values.zPosition)
    #expect(node.clock == layer.clock)
    #expect(node.mask?.id == layer.mask?.id)
    let children = layer.sublayers ?? []
    #expect(node.children.map(\.id) == children.map(\.id))
    for (node, layer) in zip(node.children, children) { expectSame(node, layer) }
  }

  @Test func `a commit shows the animations that have begun`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      screen.commit()
      #expect(screen.tree?.children[0].animations.isEmpty == true)

      layer.add(fade(), forKey: nil)
      screen.commit()

      #expect(screen.tree?.children[0].animations.count == 1)
      screen.tick(61)
      #expect(screen.tree?.children[0].animations.isEmpty == true)
    }
  }

  // MARK: Removal from the tree

  @Test func `a layer removed from the tree loses its animations and presentation`() {
    let screen = LayerScreen()
    screen {
      let (parent, child, mask) = (CALayer(), CALayer(), CALayer())
      parent.addSublayer(child)
      child.mask = mask
      screen.root.addSublayer(parent)
      let listener = AnimationListener()
      for (name, layer) in [("parent", parent), ("child", child), ("mask", mask)] {
        layer.add(fade(name, delegate: listener), forKey: "fade")
      }
      screen.tick(2)
      #expect(child.presentation() != nil)

      parent.removeFromSuperlayer()
      screen.tick()

      #expect(
        listener.heard.dropFirst(3) == ["stop parent false", "stop child false", "stop mask false"])
      #expect(child.animationKeys() == nil)
      #expect(child.presentation() == nil)
      #expect(screen.world.animations.isEmpty)
    }
  }

  @Test func `a layer moved to a parent off the screen leaves the tree too`() {
    let screen = LayerScreen()
    screen {
      let (layer, shelf) = (CALayer(), CALayer())
      screen.root.addSublayer(layer)
      layer.add(fade(), forKey: "fade")
      screen.tick(2)

      shelf.addSublayer(layer)

      #expect(layer.animationKeys() == nil)
      #expect(layer.presentation() == nil)
    }
  }

  @Test func `moving within the tree keeps animations running`() {
    let screen = LayerScreen()
    screen {
      let (a, b, layer) = (CALayer(), CALayer(), CALayer())
      screen.root.addSublayer(a)
      screen.root.addSublayer(b)
      a.addSublayer(layer)
      layer.add(fade(), forKey: "fade")
      screen.tick(30)

      b.addSublayer(layer)
      screen.tick(1)

      #expect(layer.animationKeys() == ["fade"])
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
    }
  }

  @Test func `the dump has one line per layer with its sublayers below`() {
    LayerScreen()() {
      let (root, a, mask) = (CALayer(), CALayer(), CALayer())
      root.addSublayer(a)
      a.mask = mask

      let lines = root.recursiveDescription().split(separator: "\n")

      #expect(lines.count == 3)
      #expect(lines[0] == "\(root.description)")
      #expect(lines[1] == "   | \(a.description)")
      #expect(lines[2] == "   |    | \(mask.description)")
    }
  }
}

/// A layer that logs when it is laid out, displayed or drawn.
final class LoggingLayer: CALayer {
  private let log: (String) -> Void
  var whenLaidOut: () -> Void = {}

  init(_ name: String, _ log: @escaping (String) -> Void) {
    self.log = log
    super.init()
    self.name = name
  }
  required init?(coder: NSCoder) {
    log = { _ in }
    super.init(coder: coder)
  }

  override func layoutSublayers() {
    log(name ?? "")
    whenLaidOut()
  }
}
