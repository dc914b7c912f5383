extension ViewKind {
  static let button = ViewKind(
    "button", UIButton.self,
    attributes: [
      "buttonType": { element, name, _ in
        let type = try element.choice(name, buttonTypes)
        return { ($0 as? UIButton)?.take(type) }
      },
      "lineBreakMode": { element, name, _ in
        let mode = try element.choice(name, lineBreakModes)
        return { ($0 as? UIButton)?.titleLabel?.lineBreakMode = mode }
      },
      "enabled": set(\UIButton.isEnabled) { try $0.flag($1) },
      "selected": set(\UIButton.isSelected) { try $0.flag($1) },
      "highlighted": set(\UIButton.isHighlighted) { try $0.flag($1) },
      "contentHorizontalAlignment": set(\UIButton.contentHorizontalAlignment) {
        try $0.choice($1, horizontal)
      },
      "contentVerticalAlignment": set(\UIButton.contentVerticalAlignment) {
        try $0.choice($1, vertical)
      },
    ],
    parts: [
      "fontDescription": { element, _, context in
        let font = try element.font(context.notes)
        return { ($0 as? UIButton)?.titleLabel?.font = font }
      },
      "contentEdgeInsets": part(\UIButton.contentEdgeInsets) { element, _ in
        try element.insets()
      },
      "titleEdgeInsets": part(\UIButton.titleEdgeInsets) { element, _ in try element.insets() },
      "imageEdgeInsets": part(\UIButton.imageEdgeInsets) { element, _ in try element.insets() },
      "state": { element, _, context in try state(element, context) },
      "buttonConfiguration": { element, _, context in try configuration(element, context) },
    ])

  /// Reads an element such as `<state key="normal" title="…">`, with its colour and images.
  private static func state(
    _ element: MarkupElement, _ context: StoryboardContext
  ) throws -> Setting {
    let state = try element.choice("key", states)
    let title = element["title"] ?? element.children.first { $0.key == "title" }?.text
    let color = try element.children.first { $0.name == "color" && $0.key == "titleColor" }
      .map { try $0.color(context.resources) }
    let (image, background) = (element["image"], element["backgroundImage"])
    return { view in
      guard let button = view as? UIButton else { return }
      if let title { button.setTitle(title, for: state) }
      if let color { button.setTitleColor(color, for: state) }
      if let image { button.setImage(context.image(image), for: state) }
      if let background { button.setBackgroundImage(context.image(background), for: state) }
    }
  }

  private static func configuration(
    _ element: MarkupElement, _ context: StoryboardContext
  ) throws -> Setting {
    var configuration =
      try element.optional("style") { try element.choice($0, styles) }?()
      ?? .plain()
    configuration.title =
      element["title"] ?? element.children.first { $0.key == "title" }?.text
    if let style = try element.optional("cornerStyle", { try element.choice($0, corners) }) {
      configuration.cornerStyle = style
    }
    for child in element.children where child.name == "color" {
      let color = try child.color(context.resources)
      switch child.key {
      case "baseForegroundColor": configuration.baseForegroundColor = color
      case "baseBackgroundColor": configuration.baseBackgroundColor = color
      default:
        context.notes.skip("\(child.key ?? "a colour") of <buttonConfiguration>", at: child.line)
      }
    }
    let (made, image) = (configuration, element["image"])
    return { view in
      var configuration = made
      if let image { configuration.image = context.image(image) }
      (view as? UIButton)?.configuration = configuration
    }
  }

  private static let buttonTypes: KeyValuePairs<String, UIButton.ButtonType> = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]

  private static let states: KeyValuePairs<String, UIControl.State> = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
    "selected": .selected, "focused": .focused,
  ]

  static let horizontal: KeyValuePairs<String, UIControl.ContentHorizontalAlignment> = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  static let vertical: KeyValuePairs<String, UIControl.ContentVerticalAlignment> = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  private static let styles: KeyValuePairs<String, @MainActor () -> UIButton.Configuration> = [
    "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() },
    "filled": { .filled() },
  ]

  private static let corners: KeyValuePairs<String, UIButton.Configuration.CornerStyle> = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
}
