import Stage
import Testing
import UIKit

/// Cells that determine their own size, and changes of the bounds and of the layout that a layout
/// hears of (facts J.12, J.13).
@MainActor
struct SelfSizingCellTests {
  /// A cell whose content is 60 points wide, and as high as its index path says.
  private final class Cell: UICollectionViewCell {
    var asked = 0
    private var height: NSLayoutConstraint?

    override init(frame: CGRect) {
      super.init(frame: frame)
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(content)
      let height = content.heightAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: contentView.topAnchor),
        content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        content.widthAnchor.constraint(equalToConstant: 60), height,
      ])
      self.height = height
    }
    required init?(coder: NSCoder) { nil }

    func fill(_ path: IndexPath) { height?.constant = CGFloat(30 + 10 * (path.item % 4)) }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      asked += 1
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  /// A cell whose constraints refer to the cell instead of its content view, as in storyboards of
  /// older versions of Xcode.
  private final class PinnedCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: topAnchor, constant: 5),
        bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 5),
        content.leadingAnchor.constraint(equalTo: leadingAnchor),
        trailingAnchor.constraint(equalTo: content.trailingAnchor),
        content.widthAnchor.constraint(equalToConstant: 60),
        content.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 40
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "own", for: indexPath)
      (cell as? Cell)?.fill(indexPath)
      return cell
    }
  }

  private final class Context: UICollectionViewLayoutInvalidationContext {}

  private final class Layout: UICollectionViewFlowLayout {
    var log: [String] = []
    override class var invalidationContextClass: AnyClass { Context.self }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.size != collectionView?.bounds.size || true
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if !(context is Context) { log.append("other context") }
      super.invalidateLayout(with: context)
    }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      log.append("prepare from \(Int(oldBounds.width)), \(UIView.inheritedAnimationDuration)")
    }
    override func finalizeAnimatedBoundsChange() {
      log.append("finalize, \(UIView.inheritedAnimationDuration)")
    }
  }

  private func device(
    _ source: Source, _ cell: UICollectionViewCell.Type = Cell.self,
    _ prepare: (UICollectionViewFlowLayout) -> Void
  ) -> CollectionDevice {
    CollectionDevice(layout: Layout()) {
      $0.view.register(cell, forCellWithReuseIdentifier: "own")
      $0.view.dataSource = source
      ($0.view.collectionViewLayout as? UICollectionViewFlowLayout).map(prepare)
    }
  }

  @Test(arguments: [
    CGSize(width: 90, height: 200), UICollectionViewFlowLayout.automaticSize,
    CGSize(width: 10, height: 10),
  ])
  func `visible cells have the size that their constraints determine`(estimate: CGSize) throws {
    let source = Source()
    let device = device(source) { $0.estimatedItemSize = estimate }
    let cells = device.view.visibleCells.compactMap { $0 as? Cell }

    #expect(cells.count > 20)
    for path in device.view.indexPathsForVisibleItems {
      let size = CGSize(width: 60, height: CGFloat(30 + 10 * (path.item % 4)))
      let cell = try #require(device.view.cellForItem(at: path))
      #expect(cell.frame.size == size && cell.frame == place(device, path), "\(path)")
    }
    // A layout without changes does not ask again.
    let asked = cells.map(\.asked)
    device.stage.run {
      device.view.setNeedsLayout()
      device.view.layoutIfNeeded()
    }
    #expect(cells.map(\.asked) == asked && asked.allSatisfy { $0 > 0 })

    // After a batch of updates, every visible cell still has its own size.
    device.stage.run {
      source.count += 1
      device.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    device.stage.advance(by: 1)
    for cell in device.view.visibleCells { #expect(cell.frame.width == 60) }
    // The estimate, which contradicts the constraints, was never laid out.
    #expect(device.stage.warnings.isEmpty)
    device.stage.close()
  }

  @Test func `constraints on the cell itself determine its size`() {
    let device = device(Source(), PinnedCell.self) {
      $0.estimatedItemSize = CGSize(width: 90, height: 200)
    }

    let sizes = device.view.visibleCells.map(\.frame.size)
    #expect(sizes.count > 20 && sizes.allSatisfy { $0 == CGSize(width: 60, height: 30) })
    #expect(device.stage.warnings.isEmpty)
    device.stage.close()
  }

  private func place(_ device: CollectionDevice, _ path: IndexPath) -> CGRect? {
    device.view.layoutAttributesForItem(at: path)?.frame
  }

  @Test func `without an estimate, cells are not asked`() {
    let source = Source()
    let device = device(source) { _ in }
    let cells = device.view.visibleCells.compactMap { $0 as? Cell }

    #expect(cells.allSatisfy { $0.asked == 0 && $0.frame.size == CGSize(width: 50, height: 50) })
    device.stage.close()
  }

  @Test func `an animated change of the bounds is framed by two calls in its block`() throws {
    let source = Source()
    let device = device(source) { _ in }
    let layout = try #require(device.view.collectionViewLayout as? Layout)
    layout.log = []
    device.stage.run {
      UIView.animate(withDuration: 0.4) {
        device.view.frame.size.width = 200
        device.view.layoutIfNeeded()
      }
    }
    #expect(layout.log == ["prepare from 393, 0.4", "finalize, 0.4"])
    layout.log = []
    device.stage.run {
      device.view.frame.size.width = 300
      device.view.layoutIfNeeded()
    }
    #expect(layout.log.isEmpty)
    device.stage.close()
  }

  @Test func `a context moves the content and changes its size`() throws {
    let source = Source()
    source.count = 400
    let device = device(source) { _ in }
    device.stage.run {
      let size = device.view.contentSize
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
      context.contentSizeAdjustment = CGSize(width: 0, height: 500)
      device.view.collectionViewLayout.invalidateLayout(with: context)
      #expect(device.view.contentOffset == CGPoint(x: 0, y: 30))
      #expect(device.view.contentSize.height == size.height + 500)
      device.view.layoutIfNeeded()
      #expect(device.view.contentSize == size && device.view.contentOffset.y == 30)
    }
    device.stage.close()
  }
}
