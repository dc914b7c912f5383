import Stage
import Testing
import UIKit

/// A collection view that fills a phone's screen, with a data source and a delegate that log their
/// calls.
@MainActor
final class CollectionDevice {
  let stage = Stage(device: .phone)
  let view: UICollectionView
  let source: ListedItems
  let listener: CollectionListener

  init(
    counts: [Int] = [100], layout: @autoclosure () -> UICollectionViewLayout,
    _ prepare: (CollectionDevice) -> Void = { _ in }
  ) {
    let root: UIViewController
    (root, view, source, listener) = stage.run {
      MadeItem.made = 0
      return (
        UIViewController(),
        UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout()),
        ListedItems(counts), CollectionListener()
      )
    }
    stage.run {
      view.contentInsetAdjustmentBehavior = .never
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.register(MadeItem.self, forCellWithReuseIdentifier: "item")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "edge")
      }
      view.dataSource = source
      view.delegate = listener
      prepare(self)
    }
    stage.show(root)
    stage.run { root.view.addSubview(view) }
    stage.tick()
  }

  func tap(_ x: Double, _ y: Double) {
    stage.play(
      TouchScript(
        unit: .points,
        fingers: [[.init(.down, t: 0, x: x, y: y), .init(.up, t: 0.05, x: x, y: y)]]))
    stage.advance(by: 0.2)
  }
}

final class MadeItem: UICollectionViewCell {
  static var made = 0
  let firstSize: CGSize
  var name = ""

  override init(frame: CGRect) {
    firstSize = frame.size
    super.init(frame: frame)
    Self.made += 1
  }
  required init?(coder: NSCoder) { nil }
}

final class ListedItems: NSObject, UICollectionViewDataSource {
  var items: [[String]]
  var onCell: ((IndexPath) -> Void)?

  @MainActor
  init(_ counts: [Int]) {
    items = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? MadeItem)?.name = items[indexPath.section][indexPath.item]
    onCell?(indexPath)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
}

final class CollectionListener: NSObject, UICollectionViewDelegateFlowLayout {
  var log: [String] = []

  private func hear(_ name: String, _ path: IndexPath) { log.append("\(name)(\(path.item))") }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    hear("mayHighlight", indexPath)
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { hear("highlight", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { hear("unhighlight", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    hear("maySelect", indexPath)
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { hear("select", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { hear("deselect", indexPath) }
}
