extension NSCollectionLayoutSection {
  /// A section whose items are the rows of a list. A row is as high as its cell prefers.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListDefaults.rowHeight))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    section.contentInsets = configuration.insets(
      width: layoutEnvironment.container.contentSize.width)
    section.contentInsetsReference = .safeArea
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        edge(UICollectionView.elementKindSectionHeader, .top, configuration))
      section.headerPadding = configuration.padding
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        edge(UICollectionView.elementKindSectionFooter, .bottom, configuration))
    }
    return section
  }

  private static func edge(
    _ kind: String, _ alignment: NSRectAlignment,
    _ configuration: UICollectionLayoutListConfiguration
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let isPinned = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(
          isPinned ? ListDefaults.plainHeader : ListDefaults.groupedHeader)),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = isPinned
    item.zIndex = ListDefaults.headerIndex
    return item
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout all of whose sections are lists of one appearance.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}
