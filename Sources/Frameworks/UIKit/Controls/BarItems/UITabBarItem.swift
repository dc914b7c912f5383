/// A tab with an image, a title and a badge.
open class UITabBarItem: UIBarItem {
  /// The system's own tabs. The raw values are those of `UITabBarItem.h`.
  public enum SystemItem: Int, Sendable, CaseIterable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a system tab, which has an English title and a glyph.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: systemItem.glyph.image, tag: tag)
  }

  /// The image that is shown instead of `image` while the tab is selected; nil by default.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// The text of the badge. If it is nil (the default), there is no badge.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
  /// The distance by which the title is moved, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// Sets the attributes of the badge's text in a state; `.normal` is also used for other states.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    changed()
  }
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// The colour of the badge. If it is nil (the default), the badge is red.
  open var badgeColor: UIColor? { didSet { changed() } }
}

extension UITabBarItem.SystemItem {
  var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  var glyph: Glyph {
    switch self {
    case .more: .ellipsis
    case .favorites, .featured, .topRated: .star
    case .recents, .history, .mostRecent: .clock
    case .contacts: .person
    case .bookmarks, .mostViewed: .book
    case .search: .magnifier
    case .downloads: .download
    }
  }
}
