import Foundation
import QuartzCore
import Testing

struct RenderTreeTests {
  private func items(_ root: RenderNode, at t: Double = 0) -> [DisplayList.Item] {
    RenderTree(root: root).displayList(at: t, size: CGSize(width: 100, height: 100), scale: 2).items
  }

  private let frame = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func `a list is as large as its size times its scale`() {
    let list = RenderTree(root: Scenes.screen(10, []))
      .displayList(at: 0, size: CGSize(width: 393, height: 852), scale: 3)

    #expect(list.width == 1179)
    #expect(list.height == 2556)
  }

  @Test func `the root's bounds start at the corner, its position is ignored`() throws {
    var values = LayerValues()
    values.bounds = CGRect(x: 5, y: 7, width: 50, height: 50)
    values.position = CGPoint(x: 1000, y: 1000)
    values.backgroundColor = Scenes.red

    guard case .draw(let draw)? = items(RenderNode(id: 0, values: values)).first else {
      Issue.record("no background")
      return
    }
    #expect(draw.plane.projection(5, 7) == [0, 0])
    #expect(draw.plane.projection(6, 9) == [2, 4])
  }

  /// The drawing of a static layer is cached in the layer, together with the projection for which
  /// it was computed.
  @MainActor
  @Test func `static layers render the same whenever and however they are seen`() {
    let kept = JudgedScenes.all.map(\.root)
    let views: [(scale: Double, x: Double, opacity: Double)] = [
      (2, 0, 1), (2, 0, 1), (2, 0, 0.5), (2, 0.25, 0.5), (3, 0.25, 0.5), (2, 0.25, 1),
      (2, 0, 1),
    ]
    // The parent has an animation that does not move it, so the parent is evaluated in each frame.
    // The parent's child, which is the scene's root layer, is static.
    let motion = CABasicAnimation(keyPath: "zPosition")
    (motion.fromValue, motion.toValue, motion.duration) = (0, 0, 100)
    let motions = motion.compiled(beginningAt: 0, defaultDuration: 1)
    func text(_ root: RenderNode, _ view: (scale: Double, x: Double, opacity: Double)) -> String {
      var values = LayerValues()
      values.bounds = CGRect(x: 0, y: 0, width: 48, height: 48)
      values.position = CGPoint(x: 24 + view.x, y: 24)
      values.opacity = view.opacity
      values.allowsGroupOpacity = false
      let parent = RenderNode(id: 90, values: values, animations: motions, children: [root])
      #expect(!parent.isAtRest && root.isAtRest)
      let list = RenderTree(root: Scenes.screen(60, [parent]))
        .displayList(at: 0, size: CGSize(width: 60, height: 60), scale: view.scale)
      return list.text
    }

    for view in views {
      for (index, fresh) in JudgedScenes.all.enumerated() {
        #expect(text(kept[index], view) == text(fresh.root, view), "\(fresh.name) \(view)")
      }
    }
  }

  @Test func `a single drawing takes its layer's opacity, several become a group`() {
    let leaf = Scenes.layer(1, frame, Scenes.red) { $0.opacity = 0.5 }
    let parent = Scenes.layer(1, frame, Scenes.red, children: [Scenes.layer(2, frame, Scenes.blue)])
    {
      $0.opacity = 0.5
    }

    guard case .draw(let draw)? = items(Scenes.layer(0, frame, children: [leaf])).first,
      case .group(let group)? = items(Scenes.layer(0, frame, children: [parent])).first
    else {
      Issue.record("expected a drawing and a group")
      return
    }
    #expect(draw.opacity == 0.5)
    #expect(group.opacity == 0.5)
    #expect(group.items.count == 2)
  }

  @Test func `without group opacity each drawing fades separately`() {
    let parent = Scenes.layer(1, frame, Scenes.red, children: [Scenes.layer(2, frame, Scenes.blue)])
    {
      $0.opacity = 0.5
      $0.allowsGroupOpacity = false
    }

    let opacities = items(Scenes.layer(0, frame, children: [parent])).compactMap {
      $0.asDraw?.opacity
    }

    #expect(opacities == [0.5, 0.5])
  }

  @Test func `hidden and transparent layers draw nothing, nor do their sublayers`() {
    for hide in [{ (v: inout LayerValues) in v.isHidden = true }, { $0.opacity = 0 }] {
      let layer = Scenes.layer(
        1, frame, Scenes.red, children: [Scenes.layer(2, frame, Scenes.blue)], hide)

      #expect(items(Scenes.layer(0, frame, children: [layer])).isEmpty)
    }
  }

  @Test func `a layer facing away draws nothing unless it is double-sided`() {
    for (angle, count) in [(60.0, 1), (120, 0), (240, 0), (300, 1)] {
      let layer = Scenes.layer(1, frame, Scenes.red) {
        $0.transform = Scenes.turnedY(angle)
        $0.isDoubleSided = false
      }

      #expect(items(Scenes.layer(0, frame, children: [layer])).count == count, "\(angle)")
    }
  }

  @Test func `a mirrored layer still shows its front`() {
    let layer = Scenes.layer(1, frame, Scenes.red) {
      $0.transform.m11 = -1
      $0.isDoubleSided = false
    }

    #expect(items(Scenes.layer(0, frame, children: [layer])).count == 1)
  }

  @Test func `masksToBounds hides the shadow`() {
    let layer = Scenes.layer(1, frame, Scenes.red) {
      $0.shadowOpacity = 1
      $0.masksToBounds = true
    }

    #expect(items(Scenes.layer(0, frame, children: [layer])).count == 1)
  }

  @Test func `a shadow takes the shape of its path`() throws {
    let circle = CGRect(x: 2, y: 3, width: 20, height: 20)
    let layer = Scenes.layer(1, frame, Scenes.red) {
      $0.shadowOpacity = 1
      $0.shadowPath = CGPath(ellipseIn: circle, transform: nil)
    }

    let draw = try #require(items(Scenes.layer(0, frame, children: [layer])).first?.asDraw)
    guard case .shadow(let shadow) = draw.paint, case .outline(let contours) = shadow.caster else {
      Issue.record("no outline")
      return
    }
    let box = try #require(DisplayList.box(of: contours))
    #expect(abs(box.minX - circle.minX) < 0.1 && abs(box.maxX - circle.maxX) < 0.1)
  }

  @Test func `a transform layer's sublayers join its parent's space`() throws {
    let back = Scenes.layer(2, CGRect(x: 0, y: 0, width: 30, height: 40), Scenes.red) {
      $0.zPosition = -5
    }
    let group = Scenes.layer(1, frame, Scenes.green, children: [back], keepsDepth: true)
    let front = Scenes.layer(3, frame, Scenes.blue) { $0.zPosition = -1 }

    let ids = items(Scenes.layer(0, frame, children: [front, group])).compactMap {
      $0.asDraw?.layer
    }

    // The group layer itself does not draw anything.
    #expect(ids == [2, 3])
  }

  @Test func `equal times give equal lists in any order`() {
    let tree = RenderTree(root: JudgedScenes.mixed[1].root)
    func text(_ t: Double) -> String {
      tree.displayList(at: t, size: CGSize(width: 48, height: 48), scale: 2).text
    }

    let forward = [0, 0.5, 1].map(text)

    #expect([1, 0.5, 0].map(text) == forward.reversed())
  }
}

extension DisplayList.Item {
  fileprivate var asDraw: DisplayList.Draw? {
    if case .draw(let draw) = self { return draw }
    return nil
  }
}
