import Stage
import Testing
import UIKit

@MainActor
struct UICollectionViewCompositionalLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    insets: CGFloat = 0
  ) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: size(width, height))
    item.contentInsets = NSDirectionalEdgeInsets(
      top: insets, leading: insets, bottom: insets, trailing: insets)
    return item
  }

  private func row(
    _ height: CGFloat, _ items: [NSCollectionLayoutItem], space: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: items)
    group.interItemSpacing = space
    return group
  }

  private func device(
    _ counts: [Int], _ section: @escaping @MainActor () -> NSCollectionLayoutSection,
    prepare: (CollectionDevice) -> Void = { _ in }
  ) -> CollectionDevice {
    CollectionDevice(
      counts: counts, layout: UICollectionViewCompositionalLayout(section: section()), prepare)
  }

  private func frames(_ device: CollectionDevice, _ count: Int, _ section: Int = 0) -> [CGRect] {
    (0..<count).compactMap {
      device.view.layoutAttributesForItem(at: path($0, section))?.frame
    }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `a row repeats its items while they fit`() {
    let device = device([5]) {
      let group = row(
        100, [item(.fractionalWidth(0.5), .fractionalHeight(1), insets: 5)], space: .fixed(13))
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 20, leading: 10, bottom: 30, trailing: 10)
      return section
    }

    // The row is 373 points wide, and 13 points are left between the items.
    #expect(
      frames(device, 5) == [
        rect(15, 25, 170, 90), rect(208, 25, 170, 90), rect(15, 135, 170, 90),
        rect(208, 135, 170, 90), rect(15, 245, 170, 90),
      ])
    #expect(device.view.contentSize == CGSize(width: 393, height: 370))
    #expect(device.view.indexPathsForVisibleItems.count == 5)
    device.stage.close()
  }

  @Test func `nested groups fill one after another`() {
    let device = device([7]) {
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.absolute(100), .fractionalHeight(1)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
      return NSCollectionLayoutSection(
        group: row(200, [item(.absolute(193), .fractionalHeight(1)), column, column]))
    }

    #expect(
      frames(device, 6) == [
        rect(0, 0, 193, 200), rect(193, 0, 100, 100), rect(193, 100, 100, 100),
        rect(293, 0, 100, 100), rect(293, 100, 100, 100), rect(0, 200, 193, 200),
      ])
    device.stage.close()
  }

  @Test func `a group with a count divides its length`() {
    let device = device([6]) {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
      group.interItemSpacing = .fixed(9)
      return NSCollectionLayoutSection(group: group)
    }
    #expect(
      frames(device, 3) == [rect(0, 0, 125, 50), rect(134, 0, 125, 50), rect(268, 0, 125, 50)])
    device.stage.close()

    let repeated = self.device([4]) {
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(50)),
          repeatingSubitem: item(.absolute(40), .fractionalHeight(1)), count: 3))
    }
    #expect(frames(repeated, 4).map(\.minX) == [0, 40, 80, 0])
    repeated.stage.close()
  }

  @Test func `a row of items as high as wide fits its items before the space between them`() {
    // Four quarters fit in the row without space, so a quarter is a quarter of what three spaces
    // leave.
    let device = device([5]) {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)),
        subitems: [item(.fractionalWidth(0.25), .fractionalWidth(0.25))])
      group.interItemSpacing = .fixed(11)
      return NSCollectionLayoutSection(group: group)
    }

    #expect(frames(device, 4).map(\.width) == [90, 90, 90, 90])
    #expect(frames(device, 4).map(\.minX) == [0, 101, 202, 303])
    device.stage.close()
  }

  @Test func `a group that is too small for its first item has no items`() {
    let device = device([3, 0]) {
      let section = NSCollectionLayoutSection(
        group: row(50, [item(.absolute(500), .fractionalHeight(1))]))
      section.contentInsets.top = 30
      return section
    }

    #expect(frames(device, 3) == [])
    #expect(device.view.contentSize.height == 0)
    device.stage.close()
  }

  @Test func `the last column of a section is as long as its items`() {
    let device = device([5]) {
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(100)),
        subitems: [item(.fractionalWidth(1), .absolute(30))])
      column.interItemSpacing = .fixed(5)
      return NSCollectionLayoutSection(group: column)
    }

    #expect(frames(device, 5).map(\.minY) == [0, 35, 70, 100, 135])
    #expect(device.view.contentSize.height == 165)
    device.stage.close()
  }

  @Test func `a layout that scrolls sideways has columns`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.contentInsetsReference = .none
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.absolute(100), .fractionalHeight(1)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]))
    section.contentInsets.leading = 12
    let device = CollectionDevice(
      counts: [5],
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))

    #expect(
      frames(device, 3) == [
        rect(12, 0, 100, 426), rect(12, 426, 100, 426), rect(112, 0, 100, 426),
      ])
    #expect(device.view.contentSize == CGSize(width: 312, height: 852))
    device.stage.close()
  }

  @Test func `flexible space takes what the items leave`() {
    let device = device([3]) {
      let last = item(.absolute(50), .absolute(30))
      last.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
      return NSCollectionLayoutSection(
        group: row(
          50, [item(.absolute(100), .absolute(50)), item(.absolute(143), .absolute(50)), last],
          space: .flexible(10)))
    }

    #expect(
      frames(device, 3) == [rect(0, 0, 100, 50), rect(150, 0, 143, 50), rect(343, 10, 50, 30)])
    device.stage.close()
  }

  @Test func `a custom group takes the frames of its provider`() {
    let device = device([3]) {
      NSCollectionLayoutSection(
        group: .custom(layoutSize: size(.fractionalWidth(1), .absolute(80))) { environment in
          let width = environment.container.contentSize.width
          return [
            NSCollectionLayoutGroupCustomItem(
              frame: CGRect(x: width - 60, y: 0, width: 60, height: 60)),
            NSCollectionLayoutGroupCustomItem(
              frame: CGRect(x: 0, y: 20, width: 60, height: 60), zIndex: 3),
          ]
        })
    }

    #expect(
      frames(device, 3) == [rect(333, 0, 60, 60), rect(0, 20, 60, 60), rect(333, 80, 60, 60)])
    #expect(device.view.layoutAttributesForItem(at: path(1))?.zIndex == 3)
    device.stage.close()
  }

  @Test func `sections have their own descriptions, and space between them`() {
    var environments: [CGSize] = []
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 15
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { section, environment in
        environments.append(environment.container.effectiveContentSize)
        return NSCollectionLayoutSection(
          group: row(CGFloat(40 + section * 10), [item(.fractionalWidth(1), .fractionalHeight(1))]))
      }, configuration: configuration)
    let device = CollectionDevice(counts: [1, 0, 2], layout: layout)

    #expect(frames(device, 1, 0) == [rect(0, 0, 393, 40)])
    #expect(frames(device, 2, 2) == [rect(0, 70, 393, 60), rect(0, 130, 393, 60)])
    #expect(environments.allSatisfy { $0 == device.view.bounds.size })
    #expect(device.view.contentSize.height == 190)
    device.stage.close()
  }

  @Test func `headers extend their section and stay in sight`() throws {
    let kind = UICollectionView.elementKindSectionHeader
    let device = device([20, 20]) {
      let section = NSCollectionLayoutSection(
        group: row(60, [item(.fractionalWidth(1), .fractionalHeight(1))]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: kind, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }

    #expect(frames(device, 1) == [rect(8, 45, 377, 60)])
    #expect(device.view.contentSize.height == 2500)
    let header = try #require(device.view.supplementaryView(forElementKind: kind, at: path(0)))
    #expect(header.frame == rect(8, 0, 377, 40))

    device.stage.run { device.view.contentOffset.y = 300 }
    device.stage.tick()
    #expect(header.frame.minY == 300)
    #expect(header.layer.zPosition > 1000)
    device.stage.run { device.view.contentOffset.y = 1230 }
    device.stage.tick()
    #expect(header.frame.maxY == 1250)
    device.stage.close()
  }

  @Test func `a layout without a collection view has no elements`() {
    let section = NSCollectionLayoutSection(
      group: row(60, [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header",
        alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)

    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == [])
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path(0)) == nil)
    #expect(layout.collectionViewContentSize == .zero)
  }

  @Test func `badges are attached to their items`() throws {
    let kind = UICollectionView.elementKindSectionFooter
    let device = device([2]) {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(20), .absolute(20)), elementKind: kind,
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
      let item = NSCollectionLayoutItem(
        layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
      return NSCollectionLayoutSection(group: row(100, [item]))
    }
    let badges = device.view.visibleSupplementaryViews(ofKind: kind)

    #expect(badges.map(\.frame) == [rect(90, -10, 20, 20), rect(190, -10, 20, 20)])
    #expect(badges.allSatisfy { $0.layer.zPosition == 1 })
    device.stage.close()
  }

  /// A decoration view of one colour.
  private final class Board: UICollectionReusableView {}

  @Test func `a background is behind the cells of its section`() throws {
    let device = device([2]) {
      let section = NSCollectionLayoutSection(
        group: row(60, [item(.fractionalWidth(1), .fractionalHeight(1))]))
      section.contentInsets.top = 10
      let board = NSCollectionLayoutDecorationItem.background(elementKind: "board")
      board.contentInsets.leading = 4
      section.decorationItems = [board]
      return section
    } prepare: { device in
      device.view.collectionViewLayout.register(Board.self, forDecorationViewOfKind: "board")
    }

    let board = try #require(device.view.subviews.first { $0 is Board })
    #expect(board.frame == rect(4, 0, 389, 130))
    #expect(device.view.subviews.first === board)
    #expect(device.view.layoutAttributesForItem(at: path(0))?.zIndex == 1)
    device.stage.close()
  }

  @Test func `estimated rows have the height of their cells`() throws {
    let device = device([30]) {
      NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .estimated(50)),
          subitems: [item(.fractionalWidth(1), .estimated(50))]))
    } prepare: { device in
      device.view.register(TallCell.self, forCellWithReuseIdentifier: "item")
    }
    try device.stage.settle()

    #expect(
      frames(device, 3) == [rect(0, 0, 393, 70), rect(0, 70, 393, 70), rect(0, 140, 393, 70)])
    let cell = try #require(device.view.cellForItem(at: path(1)))
    #expect(cell.frame == rect(0, 70, 393, 70))
    // The rows that are not visible have their estimate.
    #expect(frames(device, 30).last?.height == 50)
    device.stage.close()
  }

  /// A cell whose constraints give it a height of 70 points.
  private final class TallCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: contentView.topAnchor),
        content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        content.heightAnchor.constraint(equalToConstant: 70),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  // MARK: Sections that scroll across

  private func carousel(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ change: @escaping @MainActor (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CollectionDevice {
    device([12, 40]) {
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.absolute(150), .absolute(100)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 20, bottom: 0, trailing: 20)
      section.orthogonalScrollingBehavior = behavior
      change(section)
      return section
    }
  }

  private func drag(_ device: CollectionDevice, by x: Double, in seconds: Double = 0.2) {
    device.stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 300, y: 50), .init(.move, t: seconds, x: 300 + x, y: 50),
            .init(.up, t: seconds + 0.4, x: 300 + x, y: 50),
          ]
        ]))
  }

  private func scroller(_ device: CollectionDevice, _ index: Int = 0) throws -> UIScrollView {
    let scrollers = device.view.subviews.compactMap { $0 as? UIScrollView }
    return try #require(scrollers.sorted { $0.frame.minY < $1.frame.minY }.dropFirst(index).first)
  }

  @Test func `a section scrolls across in a scroll view of its own`() throws {
    let device = carousel(.continuous)
    let scroller = try scroller(device)

    #expect(scroller.frame == rect(0, 0, 393, 100))
    #expect(scroller.contentSize == CGSize(width: 12 * 160 - 10 + 40, height: 100))
    #expect(scroller.clipsToBounds)
    #expect(device.view.contentSize == CGSize(width: 393, height: 200))
    let visible = device.view.indexPathsForVisibleItems.filter { $0.section == 0 }
    #expect(visible == [path(0), path(1), path(2)])
    #expect(device.view.cellForItem(at: path(1))?.superview === scroller)
    #expect(device.view.cellForItem(at: path(1))?.frame == rect(180, 0, 150, 100))
    #expect(device.view.cellForItem(at: path(1, 1))?.frame == rect(180, 0, 150, 100))

    drag(device, by: -200)
    try device.stage.settle()
    // The first ten points of a drag are not scrolled.
    #expect(scroller.contentOffset == CGPoint(x: 190, y: 0))
    #expect(device.view.indexPathForItem(at: CGPoint(x: 10, y: 50)) == path(1))
    #expect(
      device.view.indexPathsForVisibleItems.filter { $0.section == 0 }
        == [path(1), path(2), path(3)])
    #expect(device.view.contentOffset == .zero)
    device.stage.close()
  }

  @Test(
    arguments: [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, 160),
      (.groupPaging, 160), (.paging, 393), (.groupPagingCentered, 58.5),
    ])
  func `content comes to rest at the stops of its behaviour`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, rest: CGFloat
  ) throws {
    let device = carousel(behavior)
    let scroller = try scroller(device)
    if behavior == .groupPagingCentered {
      #expect(scroller.contentOffset.x == -101.5)
    }

    drag(device, by: behavior == .paging ? -250 : -150)
    try device.stage.settle()

    #expect(scroller.contentOffset.x == rest)
    device.stage.close()
  }

  @Test func `a tap selects the item that is shown`() throws {
    let device = carousel(.continuous)
    device.stage.run { try? scroller(device).contentOffset.x = 320 }
    device.stage.tick()

    device.tap(100, 50)

    #expect(device.listener.log.contains("select(2)"))
    #expect(device.view.cellForItem(at: path(2))?.isSelected == true)
    device.stage.close()
  }

  @Test func `scrolling to an item moves its section`() throws {
    let device = carousel(.continuous)
    device.stage.run {
      device.view.scrollToItem(at: path(5), at: .centeredHorizontally, animated: false)
    }
    device.stage.tick()

    let offset: CGFloat = 20 + 5 * 160 + 75 - 196.5
    #expect(try scroller(device).contentOffset.x == offset)
    #expect(device.view.contentOffset == .zero)
    device.stage.close()
  }

  @Test func `the handler changes the visible items at every offset`() throws {
    var offsets: [CGFloat] = []
    let device = carousel(.continuous) { section in
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        offsets.append(offset.x)
        for item in items {
          let name = item.name
          #expect(name == nil)
          let distance = abs(
            item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          item.alpha = 1 - distance / 1000
        }
      }
    }
    let cell = try #require(device.view.cellForItem(at: path(1)))
    #expect(offsets.count >= 2 && offsets.allSatisfy { $0 == 0 })
    #expect(abs(cell.alpha - (1 - abs(255 - 196.5) / 1000)) < 1e-6)

    device.stage.run { try? scroller(device).contentOffset.x = 58.5 }
    device.stage.tick()
    #expect(offsets.last == 58.5)
    #expect(cell.alpha == 1)
    device.stage.close()
  }

  @Test func `items can be inserted and deleted`() throws {
    let device = carousel(.continuous)
    device.stage.run {
      device.view.performBatchUpdates {
        device.source.items[0].remove(at: 0)
        device.source.items[1].insert("new", at: 1)
        device.view.deleteItems(at: [path(0)])
        device.view.insertItems(at: [path(1, 1)])
      }
    }
    try device.stage.settle()

    for section in 0..<2 {
      for item in 0..<2 {
        let cell = try #require(
          device.view.cellForItem(at: path(item, section)) as? MadeItem)
        #expect(cell.name == device.source.items[section][item])
        #expect(cell.frame == rect(20 + CGFloat(item) * 160, 0, 150, 100))
        #expect(cell.superview === (try scroller(device, section)))
      }
    }
    device.stage.close()
  }
}
