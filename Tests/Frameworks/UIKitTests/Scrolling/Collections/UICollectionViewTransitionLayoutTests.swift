import Stage
import Testing
import UIKit

@MainActor
struct UICollectionViewTransitionLayoutTests {
  private func flow(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    return layout
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func device() -> CollectionDevice { CollectionDevice(counts: [30], layout: flow(100)) }

  private func failure(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  @Test func `a change without a start is raised, and so is a second one`() async {
    let lone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let device = CollectionDevice(layout: UICollectionViewFlowLayout())
        device.stage.run { device.view.finishInteractiveTransition() }
      }
    }
    let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let device = CollectionDevice(layout: UICollectionViewFlowLayout())
        for _ in 0..<2 {
          device.stage.run {
            _ = device.view.startInteractiveTransition(to: UICollectionViewFlowLayout())
          }
        }
      }
    }

    #expect(failure(lone).contains("not part of an interactive transition"))
    #expect(failure(second).contains("already part of an interactive transition"))
  }

  @Test func `elements stand between the layouts, as far as the progress says`() throws {
    let device = device()
    let (small, large) = (flow(50), device.view.collectionViewLayout)
    let start = try #require(device.view.cellForItem(at: path(4))?.frame)
    let layout = device.stage.run { device.view.startInteractiveTransition(to: small) }
    #expect(device.view.collectionViewLayout === layout)
    #expect(layout.currentLayout === large)
    #expect(layout.nextLayout === small)

    device.stage.run {
      layout.transitionProgress = 0.5
      layout.invalidateLayout()
    }
    let half = try #require(device.view.cellForItem(at: path(4))?.frame)
    let end = try #require(small.layoutAttributesForItem(at: path(4))?.frame)

    #expect(half.size == CGSize(width: 75, height: 75))
    #expect(half.midX == (start.midX + end.midX) / 2)
    #expect(half.midY == (start.midY + end.midY) / 2)
    device.stage.close()
  }

  @Test func `a finished change ends in the next layout, and says so once`() throws {
    let device = device()
    let small = flow(50)
    var ends: [[Bool]] = []
    let layout = device.stage.run {
      device.view.startInteractiveTransition(to: small) { ends.append([$0, $1]) }
    }
    device.stage.run {
      layout.transitionProgress = 0.3
      layout.invalidateLayout()
    }
    device.stage.run { device.view.finishInteractiveTransition() }
    #expect(ends.isEmpty)
    try device.stage.settle()

    #expect(ends == [[true, true]])
    #expect(device.view.collectionViewLayout === small)
    #expect(small.collectionView === device.view)
    #expect(layout.currentLayout.collectionView == nil)
    #expect(device.view.cellForItem(at: path(0))?.bounds.width == 50)
    device.stage.close()
  }

  @Test func `a cancelled change goes back to the layout and the offset before`() throws {
    let device = device()
    let large = device.view.collectionViewLayout
    device.stage.run { device.view.contentOffset.y = 120 }
    var ends: [[Bool]] = []
    let layout = device.stage.run {
      device.view.startInteractiveTransition(to: flow(50)) { ends.append([$0, $1]) }
    }
    device.stage.run {
      layout.transitionProgress = 0.8
      layout.invalidateLayout()
    }
    device.stage.run { device.view.cancelInteractiveTransition() }
    try device.stage.settle()

    #expect(ends == [[true, false]])
    #expect(device.view.collectionViewLayout === large)
    #expect(device.view.contentOffset.y == 120)
    #expect(device.view.cellForItem(at: path(6))?.bounds.width == 100)
    device.stage.close()
  }

  @Test func `the delegate's layout is used, with its own values`() {
    final class Own: UICollectionViewTransitionLayout {}
    final class Giver: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        Own(currentLayout: fromLayout, nextLayout: toLayout)
      }
    }
    let device = device()
    let giver = Giver()
    let layout = device.stage.run {
      device.view.delegate = giver
      return device.view.startInteractiveTransition(to: flow(50))
    }
    layout.updateValue(3, forAnimatedKey: "spread")

    #expect(layout is Own)
    #expect(layout.value(forAnimatedKey: "spread") == 3)
    #expect(layout.value(forAnimatedKey: "other") == 0)
    device.stage.close()
  }
}
