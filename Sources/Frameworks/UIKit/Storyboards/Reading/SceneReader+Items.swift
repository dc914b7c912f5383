// Reads the items of bars, and layouts of collection views.
extension SceneReader {
  /// Reads an item of a bar or a collection view's layout; nil for other elements, which are noted.
  func item(_ element: MarkupElement) -> ItemBlueprint? {
    context.notes.valid { try anyItem(element) }
  }

  private func anyItem(_ element: MarkupElement) throws -> ItemBlueprint {
    switch element.name {
    case "barButtonItem": return try barButtonItem(element)
    case "navigationItem": return try navigationItem(element)
    case "tabBarItem": return try tabBarItem(element)
    case "collectionViewFlowLayout": return try flowLayout(element)
    case "collectionViewLayout":
      return try blueprint(element, UICollectionViewLayout.self, settings: [])
    default:
      throw element.error(
        found: element.tag,
        expected: "<barButtonItem>, <navigationItem>, <tabBarItem> or a collection view's layout",
        remedy: "check the element's name, or remove the element")
    }
  }

  /// The blueprint of an object whose class is `type` or a subclass that the file names.
  private func blueprint<Object: NSObject>(
    _ element: MarkupElement, _ type: Object.Type, settings: [ItemBlueprint.Setting],
    views: [(place: @MainActor (NSObject, UIView) -> Void, plan: ViewBlueprint)] = [],
    items: [(place: @MainActor (NSObject, [NSObject]) -> Void, plans: [ItemBlueprint])] = []
  ) throws -> ItemBlueprint {
    let named = ownClass(element) { $0 as? any Designable.Type }
    let own = named ?? (type as? any Designable.Type)
    let place = element.place
    return ItemBlueprint(
      id: element["id"], isOwnClass: named != nil,
      make: {
        guard let made = own?.init(coder: StoryboardCoder()) as? Object else {
          throw place.error(
            found: "nil from init(coder:) of \(own.map { "\($0)" } ?? "the class")",
            expected: "a \(type)", remedy: "call super.init(coder:) in init(coder:)")
        }
        return made
      },
      settings: settings, views: views, items: items,
      runtimeAttributes: runtimeAttributes(element), connections: connections(element))
  }

  // MARK: Bar buttons

  private func barButtonItem(_ element: MarkupElement) throws -> ItemBlueprint {
    let system = optional(element, "systemItem") { try element.choice($0, Self.systemItems) }
    let style = optional(element, "style") { name -> UIBarButtonItem.Style in
      try element.choice(
        name, ["plain": .plain, "done": .done, "bordered": .plain, "prominent": .done])
    }
    let width = optional(element, "width", element.number)
    let tint = element.children.first { $0.key == "tintColor" }.flatMap { color in
      context.notes.valid { try color.color(context.resources) }
    }
    let common = barItem(element)
    return try blueprint(
      element, UIBarButtonItem.self,
      settings: [
        { object in
          guard let item = object as? UIBarButtonItem else { return }
          item.systemItem = system
          if system == .done { item.style = .done }
          if let style { item.style = style }
          if let width { item.width = width }
          if let tint { item.tintColor = tint }
        }, common,
      ],
      views: views("customView", of: element) { ($0 as? UIBarButtonItem)?.customView = $1 })
  }

  /// The views that the element's children with this key describe.
  private func views(
    _ key: String, of element: MarkupElement, place: @escaping @MainActor (NSObject, UIView) -> Void
  ) -> [(place: @MainActor (NSObject, UIView) -> Void, plan: ViewBlueprint)] {
    element.children.filter { $0.key == key }.map { (place, view($0)) }
  }

  /// The settings that items of all bars have.
  private func barItem(_ element: MarkupElement) -> ItemBlueprint.Setting {
    let isEnabled = optional(element, "enabled", element.flag)
    let tag = optional(element, "tag", element.integer)
    let (title, image, context) = (element["title"], element["image"], context)
    return { object in
      guard let item = object as? UIBarItem else { return }
      if let title { item.title = title }
      if let image { item.image = context.image(image) }
      if let isEnabled { item.isEnabled = isEnabled }
      if let tag { item.tag = tag }
    }
  }

  private func navigationItem(_ element: MarkupElement) throws -> ItemBlueprint {
    let large = optional(element, "largeTitleDisplayMode") {
      name -> UINavigationItem.LargeTitleDisplayMode in
      try element.choice(name, ["automatic": .automatic, "always": .always, "never": .never])
    }
    let hidesBack = optional(element, "hidesBackButton", element.flag)
    let supplements = optional(element, "leftItemsSupplementBackButton", element.flag)
    func items(_ key: String) -> [ItemBlueprint] {
      let list = element.child(key + "s")?.children ?? []
      return (list + element.children.filter { $0.key == key }).compactMap(item)
    }
    return try blueprint(
      element, UINavigationItem.self,
      settings: [
        { object in
          guard let item = object as? UINavigationItem else { return }
          if let title = element["title"] { item.title = title }
          if let prompt = element["prompt"] { item.prompt = prompt }
          if let large { item.largeTitleDisplayMode = large }
          if let title = element["backButtonTitle"] { item.backButtonTitle = title }
          if let hidesBack { item.hidesBackButton = hidesBack }
          if let supplements { item.leftItemsSupplementBackButton = supplements }
        }
      ],
      views: views("titleView", of: element) { ($0 as? UINavigationItem)?.titleView = $1 },
      items: [
        Self.buttons(items("leftBarButtonItem")) { $0.leftBarButtonItems = $1 },
        Self.buttons(items("rightBarButtonItem")) { $0.rightBarButtonItems = $1 },
        Self.buttons(items("backBarButtonItem")) { $0.backBarButtonItem = $1.first },
      ])
  }

  private static func buttons(
    _ plans: [ItemBlueprint],
    _ set: @escaping @MainActor @Sendable (UINavigationItem, [UIBarButtonItem]) -> Void
  ) -> (place: @MainActor (NSObject, [NSObject]) -> Void, plans: [ItemBlueprint]) {
    (
      { object, items in
        guard let item = object as? UINavigationItem else { return }
        set(item, items.compactMap { $0 as? UIBarButtonItem })
      }, plans
    )
  }

  private func tabBarItem(_ element: MarkupElement) throws -> ItemBlueprint {
    let system = optional(element, "systemItem") { name -> UITabBarItem.SystemItem in
      guard let found = UITabBarItem.SystemItem.allCases.first(where: { "\($0)" == element[name] })
      else {
        throw element.error(
          found: "\(name)=\"\(element[name] ?? "")\" of \(element.tag)",
          expected: UITabBarItem.SystemItem.allCases.map { "'\($0)'" }.joined(separator: ", "),
          remedy: "change the value of '\(name)'")
      }
      return found
    }
    let (selected, badge) = (element["selectedImage"], element["badgeValue"])
    let common = barItem(element)
    let context = context
    return try blueprint(
      element, UITabBarItem.self,
      settings: [
        { object in
          guard let item = object as? UITabBarItem else { return }
          if let system {
            let made = UITabBarItem(tabBarSystemItem: system, tag: item.tag)
            (item.title, item.image) = (made.title, made.image)
          }
          if let selected { item.selectedImage = context.image(selected) }
          if let badge { item.badgeValue = badge }
        }, common,
      ])
  }

  private static let systemItems: KeyValuePairs<String, UIBarButtonItem.SystemItem> = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]

  // MARK: Layouts

  private func flowLayout(_ element: MarkupElement) throws -> ItemBlueprint {
    func size(_ key: String) throws -> CGSize? {
      try element.children.first { $0.key == key }?.size()
    }
    let line = optional(element, "minimumLineSpacing", element.number)
    let gap = optional(element, "minimumInteritemSpacing", element.number)
    let direction = optional(element, "scrollDirection") {
      name -> UICollectionView.ScrollDirection in
      try element.choice(name, ["vertical": .vertical, "horizontal": .horizontal])
    }
    let (item, header, footer) =
      (try size("itemSize"), try size("headerReferenceSize"), try size("footerReferenceSize"))
    let estimate = try size("estimatedItemSize")
    let inset = try element.children.first { $0.key == "sectionInset" }?.insets()
    return try blueprint(
      element, UICollectionViewFlowLayout.self,
      settings: [
        { object in
          guard let layout = object as? UICollectionViewFlowLayout else { return }
          if let line { layout.minimumLineSpacing = line }
          if let gap { layout.minimumInteritemSpacing = gap }
          if let direction { layout.scrollDirection = direction }
          if let item { layout.itemSize = item }
          if let header { layout.headerReferenceSize = header }
          if let footer { layout.footerReferenceSize = footer }
          if let estimate { layout.estimatedItemSize = estimate }
          if let inset { layout.sectionInset = inset }
        }
      ])
  }
}

/// An object that a storyboard creates through `init(coder:)` and that is neither a view nor a
/// controller.
@MainActor
protocol Designable: NSObject {
  init?(coder: NSCoder)
}
extension UIBarButtonItem: Designable {}
extension UINavigationItem: Designable {}
extension UITabBarItem: Designable {}
extension UICollectionViewLayout: Designable {}
