import Foundation
import QuartzCore
import Testing

/// A frame rendered into reused memory equals one rendered into new memory, and memory that is
/// still referenced is not overwritten.
struct MemoryTests {
  private static func list(
    _ tree: RenderTree, at t: Double = 0, in memory: inout RenderTree.Memory
  ) -> DisplayList {
    tree.displayList(at: t, size: CGSize(width: 48, height: 48), scale: 2, in: &memory)
  }

  private static func fresh(_ tree: RenderTree, at t: Double = 0) -> String {
    tree.displayList(at: t, size: CGSize(width: 48, height: 48), scale: 2).text
  }

  @Test func `lists made in reused memory equal new ones`() {
    let trees = JudgedScenes.all.map { RenderTree(root: $0.root) }
    var memory = RenderTree.Memory()
    for tree in trees + trees.reversed() {
      let list = Self.list(tree, in: &memory)
      #expect(list.text == Self.fresh(tree))
      memory.take(list)
    }
  }

  @Test func `a retained list is unchanged`() {
    let trees = JudgedScenes.all.map { RenderTree(root: $0.root) }
    var memory = RenderTree.Memory()
    var kept: [DisplayList] = []
    for tree in trees {
      let list = Self.list(tree, in: &memory)
      kept.append(list)
      memory.take(list)
    }
    #expect(kept.map(\.text) == trees.map { Self.fresh($0) })
  }

  @MainActor
  @Test func `a layer rendered at many times at once equals each rendered alone`() {
    let node = Self.moving()
    let times = (0..<64).map { Double($0) / 64 }
    let alone = times.map { node.presentation(at: $0).position.x }
    #expect(alone.first == 0 && Set(alone).count == times.count, "it moves")

    let seen = Seen(count: times.count)
    DispatchQueue.concurrentPerform(iterations: times.count) { index in
      for _ in 0..<50 {
        let tree = RenderTree(root: Scenes.screen(48, [node]))
        var memory = RenderTree.Memory()
        let list = Self.list(tree, at: times[index], in: &memory)
        seen.note(index, node.presentation(at: times[index]).position.x, list.text)
      }
    }
    for (index, time) in times.enumerated() {
      let tree = RenderTree(root: Scenes.screen(48, [node]))
      #expect(seen.places(index) == [alone[index]])
      #expect(seen.texts(index) == [Self.fresh(tree, at: time)])
    }
  }

  /// A layer that moves from x = 0 to 40 within a second.
  @MainActor
  private static func moving() -> RenderNode {
    var values = LayerValues()
    values.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    values.anchorPoint = .zero
    values.backgroundColor = Scenes.red
    let motion = CABasicAnimation(keyPath: "position.x")
    (motion.fromValue, motion.toValue, motion.duration) = (0, 40, 1)
    return RenderNode(
      id: 3, values: values, animations: motion.compiled(beginningAt: 0, defaultDuration: 1))
  }

  /// The results of several threads, each at its own index.
  private final class Seen: @unchecked Sendable {
    private let lock = NSLock()
    private var places: [Set<CGFloat>]
    private var texts: [Set<String>]

    init(count: Int) {
      places = Array(repeating: [], count: count)
      texts = Array(repeating: [], count: count)
    }

    func note(_ index: Int, _ place: CGFloat, _ text: String) {
      lock.withLock {
        _ = places[index].insert(place)
        _ = texts[index].insert(text)
      }
    }

    func places(_ index: Int) -> Set<CGFloat> { places[index] }
    func texts(_ index: Int) -> Set<String> { texts[index] }
  }
}
