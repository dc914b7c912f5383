// Stacks, effects, bars and the views of embedded scenes.
extension ViewKind {
  static var containers: [ViewKind] { [stackView, visualEffectView, containerView] }

  private static let stackView = ViewKind(
    "stackView", UIStackView.self,
    attributes: [
      "axis": set(\UIStackView.axis) {
        try $0.choice($1, ["horizontal": .horizontal, "vertical": .vertical])
      },
      "distribution": set(\UIStackView.distribution) {
        try $0.choice(
          $1,
          [
            "fill": .fill, "fillEqually": .fillEqually,
            "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
          ])
      },
      "alignment": set(\UIStackView.alignment) {
        try $0.choice(
          $1,
          [
            "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
            "center": .center, "trailing": .trailing, "bottom": .bottom,
            "lastBaseline": .lastBaseline,
          ])
      },
      // If `spacingType` is "symbolic", the spacing is the system's standard spacing. The file also
      // contains the value of the standard spacing, so `spacingType` can be ignored.
      "spacing": set(\UIStackView.spacing) { try $0.number($1) },
      "spacingType": { _, _, _ in { _ in } },
      "baselineRelativeArrangement": set(\UIStackView.isBaselineRelativeArrangement) {
        try $0.flag($1)
      },
      "layoutMarginsRelativeArrangement": set(\UIStackView.isLayoutMarginsRelativeArrangement) {
        try $0.flag($1)
      },
    ]
  ).with { kind in
    kind.insert = { stack, view in (stack as? UIStackView)?.addArrangedSubview(view) }
  }

  private static let visualEffectView = ViewKind(
    "visualEffectView", UIVisualEffectView.self,
    parts: [
      "blurEffect": { element, _, _ in
        let effect = UIBlurEffect(style: try element.choice("style", blurStyles))
        return { ($0 as? UIVisualEffectView)?.effect = effect }
      },
      "vibrancyEffect": { element, _, _ in
        let blur = try element.child("blurEffect").map { try $0.choice("style", blurStyles) }
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: blur ?? .regular))
        return { ($0 as? UIVisualEffectView)?.effect = effect }
      },
    ]
  ).with { $0.roles = ["contentView": .own { ($0 as? UIVisualEffectView)?.contentView }] }

  private static let blurStyles: KeyValuePairs<String, UIBlurEffect.Style> = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
  ]

  /// The view in which a scene is embedded.
  private static let containerView = ViewKind("containerView", UIView.self)

  // MARK: Bars

  static var bars: [ViewKind] { [navigationBar, toolbar, tabBar, searchBar] }

  private static let searchBar = ViewKind(
    "searchBar", UISearchBar.self,
    attributes: [
      "text": set(\UISearchBar.text) { try $0.text($1) },
      "placeholder": set(\UISearchBar.placeholder) { try $0.text($1) },
      "prompt": set(\UISearchBar.prompt) { try $0.text($1) },
      "showsCancelButton": set(\UISearchBar.showsCancelButton) { try $0.flag($1) },
      "showsScopeBar": set(\UISearchBar.showsScopeBar) { try $0.flag($1) },
      "translucent": set(\UISearchBar.isTranslucent) { try $0.flag($1) },
      "barStyle": set(\UISearchBar.barStyle) { try $0.choice($1, barStyles) },
      "searchBarStyle": set(\UISearchBar.searchBarStyle) {
        try $0.choice($1, ["default": .default, "prominent": .prominent, "minimal": .minimal])
      },
    ],
    parts: [
      "barTintColor": color(\UISearchBar.barTintColor),
      "textInputTraits": { element, _, _ in
        let traits = try TextTraits(element)
        return { if let bar = $0 as? UISearchBar { traits.apply(to: bar.searchTextField) } }
      },
      "scopeButtonTitles": part(\UISearchBar.scopeButtonTitles) { element, _ in
        element.children.map(\.text)
      },
    ])

  private static let navigationBar = ViewKind(
    "navigationBar", UINavigationBar.self,
    attributes: [
      "translucent": set(\UINavigationBar.isTranslucent) { try $0.flag($1) },
      "largeTitles": set(\UINavigationBar.prefersLargeTitles) { try $0.flag($1) },
      "barStyle": set(\UINavigationBar.barStyle) { try $0.choice($1, barStyles) },
    ],
    parts: [
      "barTintColor": color(\UINavigationBar.barTintColor),
      "titleTextAttributes": part(\UINavigationBar.titleTextAttributes) { element, context in
        try element.textAttributes(context)
      },
      "largeTitleTextAttributes": part(\UINavigationBar.largeTitleTextAttributes) {
        element, context in try element.textAttributes(context)
      },
      "standardAppearance": part(\UINavigationBar.standardAppearance, navigationBarAppearance),
      "scrollEdgeAppearance": optionalPart(
        \UINavigationBar.scrollEdgeAppearance, navigationBarAppearance),
      "compactAppearance": optionalPart(
        \UINavigationBar.compactAppearance, navigationBarAppearance),
      "compactScrollEdgeAppearance": optionalPart(
        \UINavigationBar.compactScrollEdgeAppearance, navigationBarAppearance),
    ]
  ).with { $0.lists = ["items"] }

  private static func optionalPart<V: UIView, Value>(
    _ path: ReferenceWritableKeyPath<V, Value?>,
    _ read: @escaping @MainActor (MarkupElement, StoryboardContext) throws -> Value
  ) -> Reading { part(path) { try read($0, $1) } }

  // MARK: Appearances

  private static func navigationBarAppearance(
    _ element: MarkupElement, _ context: StoryboardContext
  ) throws -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    try background(of: appearance, element, context)
    if let child = child(element, "titleTextAttributes") {
      appearance.titleTextAttributes = try child.textAttributes(context)
    }
    if let child = child(element, "largeTitleTextAttributes") {
      appearance.largeTitleTextAttributes = try child.textAttributes(context)
    }
    return appearance
  }

  private static func toolbarAppearance(
    _ element: MarkupElement, _ context: StoryboardContext
  ) throws -> UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    try background(of: appearance, element, context)
    return appearance
  }

  private static func tabBarAppearance(
    _ element: MarkupElement, _ context: StoryboardContext
  ) throws -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    try background(of: appearance, element, context)
    return appearance
  }

  /// Reads what every bar's appearance has.
  private static func background(
    of appearance: UIBarAppearance, _ element: MarkupElement, _ context: StoryboardContext
  ) throws {
    if let child = child(element, "backgroundColor") {
      appearance.backgroundColor = try child.color(context.resources)
    }
    if let child = child(element, "shadowColor") {
      appearance.shadowColor = try child.color(context.resources)
    }
    if let child = child(element, "backgroundEffect") {
      appearance.backgroundEffect = UIBlurEffect(style: try child.choice("style", blurStyles))
    }
    if let name = element["backgroundImage"] { appearance.backgroundImage = context.image(name) }
    if let name = element["shadowImage"] { appearance.shadowImage = context.image(name) }
  }

  private static func child(_ element: MarkupElement, _ key: String) -> MarkupElement? {
    element.children.first { $0.key == key }
  }

  private static let toolbar = ViewKind(
    "toolbar", UIToolbar.self,
    attributes: [
      "translucent": set(\UIToolbar.isTranslucent) { try $0.flag($1) },
      "barStyle": set(\UIToolbar.barStyle) { try $0.choice($1, barStyles) },
    ],
    parts: [
      "barTintColor": color(\UIToolbar.barTintColor),
      "standardAppearance": part(\UIToolbar.standardAppearance, toolbarAppearance),
      "scrollEdgeAppearance": optionalPart(\UIToolbar.scrollEdgeAppearance, toolbarAppearance),
      "compactAppearance": optionalPart(\UIToolbar.compactAppearance, toolbarAppearance),
    ]
  ).with { $0.lists = ["items"] }

  private static let tabBar = ViewKind(
    "tabBar", UITabBar.self,
    attributes: [
      "translucent": set(\UITabBar.isTranslucent) { try $0.flag($1) },
      "barStyle": set(\UITabBar.barStyle) { try $0.choice($1, barStyles) },
    ],
    parts: [
      "barTintColor": color(\UITabBar.barTintColor),
      "selectedImageTintColor": color(\UITabBar.tintColor),
      "standardAppearance": part(\UITabBar.standardAppearance, tabBarAppearance),
      "scrollEdgeAppearance": optionalPart(\UITabBar.scrollEdgeAppearance, tabBarAppearance),
    ]
  ).with { $0.lists = ["items"] }

  private static let barStyles: KeyValuePairs<String, UIBarStyle> = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
  ]
}
