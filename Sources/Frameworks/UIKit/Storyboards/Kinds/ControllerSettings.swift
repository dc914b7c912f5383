/// Reads the attributes of a controller's element.
@MainActor
enum ControllerSettings {
  typealias Setting = @MainActor (UIViewController) -> Void
  private typealias Reading = @MainActor (MarkupElement, String) throws -> Setting

  static func read(
    _ element: MarkupElement, _ kind: ControllerKind, _ notes: StoryboardNotes
  ) -> [Setting] {
    var settings = element.known(attributes, notes).compactMap { known in
      notes.valid { try known.reading(element, known.name) }
    }
    for part in element.children where part.key != "view" {
      if part.name == "size", part.key == "preferredContentSize" {
        guard let size = notes.valid({ try part.size() }) else { continue }
        settings.append { $0.preferredContentSize = size }
      } else if part.key == "edgesForExtendedLayout" {
        guard let edges = notes.valid({ try part.rectEdges() }) else { continue }
        settings.append { $0.edgesForExtendedLayout = edges }
      } else if part.key.map({ kind.bars[$0] != nil || kind.items[$0] != nil }) == true {
        continue
      } else if !StoryboardIgnored.parts.contains(part.name) {
        notes.skip("<\(part.name)> of <\(element.name)>", at: part.line)
      }
    }
    return settings
  }

  private static let attributes: [String: Reading] = [
    "automaticallyAdjustsScrollViewInsets": set(\.automaticallyAdjustsScrollViewInsets) {
      try $0.flag($1)
    },
    "extendedLayoutIncludesOpaqueBars": set(\.extendedLayoutIncludesOpaqueBars) {
      try $0.flag($1)
    },
    "hidesBottomBarWhenPushed": set(\.hidesBottomBarWhenPushed) { try $0.flag($1) },
    "navigationBarHidden": { element, name in
      let isHidden = try element.flag(name)
      return { ($0 as? UINavigationController)?.isNavigationBarHidden = isHidden }
    },
    "toolbarHidden": { element, name in
      let isHidden = try element.flag(name)
      return { ($0 as? UINavigationController)?.isToolbarHidden = isHidden }
    },
    "style": { element, name in
      let style = try element.choice(
        name,
        ["doubleColumn": UISplitViewController.Style.doubleColumn, "tripleColumn": .tripleColumn])
      return { ($0 as? UISplitViewController)?.style = style }
    },
    // Interface Builder omits the style of two columns (facts M.14).
    "allowDoubleColumnStyle": { element, name in
      let isAllowed = try element.flag(name)
      return {
        guard isAllowed, let split = $0 as? UISplitViewController else { return }
        if split.style == .unspecified { split.style = .doubleColumn }
      }
    },
    "selectedIndex": { element, name in
      let index = try element.integer(name)
      return { ($0 as? UITabBarController)?.selectedIndex = index }
    },
    "title": set(\.title) { try $0.text($1) },
    "modalPresentationStyle": set(\.modalPresentationStyle) {
      try $0.choice($1, presentationStyles)
    },
    "modalTransitionStyle": set(\.modalTransitionStyle) { try $0.choice($1, transitionStyles) },
    "definesPresentationContext": set(\.definesPresentationContext) { try $0.flag($1) },
    "providesPresentationContextTransitionStyle": set(
      \.providesPresentationContextTransitionStyle
    ) { try $0.flag($1) },
    "modalInPresentation": set(\.isModalInPresentation) { try $0.flag($1) },
    "transitionStyle": pages(\.transitionStyle) {
      try $0.choice($1, ["pageCurl": .pageCurl, "scroll": .scroll])
    },
    "navigationOrientation": pages(\.navigationOrientation) {
      try $0.choice($1, ["horizontal": .horizontal, "vertical": .vertical])
    },
    "spineLocation": pages(\.spineLocation) {
      try $0.choice($1, ["none": .none, "min": .min, "mid": .mid, "max": .max])
    },
    "doubleSided": pages(\.isDoubleSided) { try $0.flag($1) },
    "pageSpacing": pages(\.pageSpacing) { try $0.number($1) },
  ]

  /// Reads an attribute of a page view controller.
  private static func pages<Value>(
    _ path: ReferenceWritableKeyPath<UIPageViewController, Value>,
    _ read: @escaping (MarkupElement, String) throws -> Value
  ) -> Reading {
    { element, name in
      let value = try read(element, name)
      return { ($0 as? UIPageViewController)?[keyPath: path] = value }
    }
  }

  private static func set<Value>(
    _ path: ReferenceWritableKeyPath<UIViewController, Value>,
    _ read: @escaping (MarkupElement, String) throws -> Value
  ) -> Reading {
    { element, name in
      let value = try read(element, name)
      return { $0[keyPath: path] = value }
    }
  }

  static let presentationStyles: KeyValuePairs<String, UIModalPresentationStyle> = [
    "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover,
  ]

  static let transitionStyles: KeyValuePairs<String, UIModalTransitionStyle> = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
