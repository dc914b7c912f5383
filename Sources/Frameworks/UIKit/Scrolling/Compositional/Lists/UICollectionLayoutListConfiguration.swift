/// The appearance of a list: a section, or a whole layout, whose rows follow each other.
///
///     let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
///     let layout = UICollectionViewCompositionalLayout.list(using: configuration)
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  public let appearance: Appearance

  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  public enum HeaderMode: Int, Sendable {
    case none
    /// The data source provides a view of the kind `elementKindSectionHeader`.
    case supplementary
    /// The first item of the section is its header.
    case firstItemInSection
  }
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The padding above the header; nil by default, which means the padding of the appearance.
  public var headerTopPadding: CGFloat?
  /// The colour behind the rows; nil by default, which means the colour of the appearance.
  public var backgroundColor: UIColor?
  /// Whether there are separators between the rows; true by default.
  public var showsSeparators = true
  /// The separators of all rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the separators of a row; nil by default.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Return the actions that a swipe reveals at an edge of a row; nil by default.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  // MARK: Resolved values

  var style: ListPlacing.Style {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  /// The colour behind the rows. Those of the appearances are unverified.
  var resolvedBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .plain, .sidebar, .sidebarPlain: .systemBackground
    }
  }

  /// The insets of the section (facts J.17). Sections of grouped lists are 35 points apart, as in
  /// tables.
  func insets(width: CGFloat) -> NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    let hasHeader = headerMode != .none
    switch appearance {
    case .plain, .sidebarPlain:
      if headerMode == .firstItemInSection { insets.top = padding }
    case .grouped, .insetGrouped:
      insets.top = hasHeader ? headerTopPadding ?? 0 : ListDefaults.groupedTop
    case .sidebar:
      if footerMode == .none { insets.bottom = ListDefaults.sidebarBottom }
    }
    let side: CGFloat =
      switch appearance {
      case .insetGrouped: ListDefaults.margin(width: width)
      case .sidebar, .sidebarPlain: ListDefaults.sidebarSide
      case .plain, .grouped: 0
      }
    (insets.leading, insets.trailing) = (side, side)
    return insets
  }

  /// The padding above a header that is not part of the insets.
  var padding: CGFloat {
    if let headerTopPadding { return headerTopPadding }
    return appearance == .plain && headerMode != .none ? ListDefaults.plainTop : 0
  }
}

/// The separators above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Int, Sendable {
    /// The list decides.
    case automatic
    case visible, hidden
  }

  /// Stands for insets that the row determines: the separator begins at the row's text.
  nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = Self.automaticInsets
  public var bottomSeparatorInsets = Self.automaticInsets
  public var color = UIColor.separator
  /// The colour between selected rows; stored, but selected rows have no separators.
  public var multipleSelectionColor = UIColor.separator
  /// Stored, but without effect.
  public var visualEffect: UIVisualEffect?

  func separator(
    _ visibility: Visibility, _ insets: NSDirectionalEdgeInsets, isAutomatic: Bool,
    automaticInsets: NSDirectionalEdgeInsets?
  ) -> ListPlacing.Separator? {
    let isVisible =
      switch visibility {
      case .automatic: isAutomatic
      case .visible: true
      case .hidden: false
      }
    guard isVisible else { return nil }
    return ListPlacing.Separator(
      color: color, insets: insets == Self.automaticInsets ? automaticInsets : insets)
  }
}
