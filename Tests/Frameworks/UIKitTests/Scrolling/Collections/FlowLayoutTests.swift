import Stage
import Testing
import UIKit

struct FlowBreakingTests {
  private func breaking(_ room: CGFloat, uniform: Bool = true) -> FlowBreaking {
    FlowBreaking(available: room, origin: 5, itemGap: 10, lineGap: 20, isUniform: uniform)
  }

  @Test func `full lines are justified`() {
    let sizes = Array(repeating: (cross: CGFloat(100), main: CGFloat(50)), count: 7)
    let lines = breaking(340).lines(sizes, from: 30)

    #expect(lines.map(\.items) == [0..<3, 3..<6, 6..<7])
    #expect(lines[0].places == [5, 125, 245])
    #expect(lines.map(\.start) == [30, 100, 170])
    // The last line is aligned like the other lines.
    #expect(lines[2].places == [5])
  }

  @Test func `a line ends if the next item and its spacing do not fit`() {
    let sizes = [60, 100, 120, 40].map { (cross: CGFloat($0), main: CGFloat($0)) }
    let lines = breaking(200, uniform: false).lines(sizes, from: 0)

    #expect(lines.map(\.items) == [0..<2, 2..<4])
    #expect(lines[0].places == [5, 105])
    #expect(lines[0].thickness == 100)
    #expect(lines[1].start == 120)
  }

  @Test func `an item that is too wide gets its own line`() {
    let sizes = [500, 50].map { (cross: CGFloat($0), main: CGFloat(10)) }
    #expect(breaking(200, uniform: false).lines(sizes, from: 0).map(\.items) == [0..<1, 1..<2])
  }
}

@MainActor
struct FlowLayoutTests {
  @Test func `a rectangle finds the items that intersect it, in both directions`() throws {
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      let device = CollectionDevice(counts: [50, 20, 90], layout: UICollectionViewFlowLayout()) {
        let layout = $0.view.collectionViewLayout as? UICollectionViewFlowLayout
        layout?.scrollDirection = direction
        layout?.sectionInset = UIEdgeInsets(top: 7, left: 8, bottom: 9, right: 10)
        layout?.headerReferenceSize = CGSize(width: 30, height: 30)
      }
      let layout = device.view.collectionViewLayout
      let all = (0..<3).flatMap { section in
        (0..<device.source.items[section].count).compactMap {
          layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
        }
      }
      #expect(all.count == 160)
      // No two items overlap.
      for (index, place) in all.enumerated() {
        for other in all[(index + 1)...] { #expect(!place.frame.intersects(other.frame)) }
      }
      for step in 0..<20 {
        let rect = CGRect(x: step * 31, y: step * 47, width: 200, height: 150)
        let found = layout.layoutAttributesForElements(in: rect) ?? []
        let cells = found.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
        #expect(
          cells.sorted() == all.filter { $0.frame.intersects(rect) }.map(\.indexPath).sorted())
      }
      device.stage.close()
    }
  }

  @Test func `the delegate's sizes override the layout's`() throws {
    let sizes = SizedListener()
    let device = CollectionDevice(counts: [3], layout: UICollectionViewFlowLayout()) {
      $0.view.delegate = sizes
    }
    let frames = (0..<3).compactMap {
      device.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames.map(\.size.width) == [150, 160, 170])
    #expect(frames[0].minX == 20)
    // The items, which are 30 and 40 points high, are centred in their line.
    #expect(frames[0].midY == frames[1].midY)
    #expect(frames[1].maxX == 373)
    #expect(frames[2].minY == 65)
    device.stage.close()
  }

  @Test func `a layout can narrow the type of its collection view`() {
    let layout = NarrowingLayout()
    let device = CollectionDevice(counts: [1], layout: layout)
    device.stage.run { #expect(layout.collectionView === device.view) }
    device.stage.close()
  }
}

private final class NarrowingLayout: UICollectionViewFlowLayout {
  override var collectionView: UICollectionView { super.collectionView ?? fallback }
  private let fallback = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
}

final class SizedListener: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 150 + 10 * indexPath.item, height: 30 + 10 * indexPath.item) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 5 }
}
