// Reads attributed text and attributes of text.
extension MarkupElement {
  static let alignments: KeyValuePairs<String, NSTextAlignment> = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  /// The text of an `<attributedString>`, which consists of fragments with attributes.
  @MainActor
  func attributedString(_ context: StoryboardContext) throws -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for fragment in children where fragment.name == "fragment" {
      let content =
        fragment["content"] ?? fragment.children.first { $0.key == "content" }?.text ?? ""
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in fragment.child("attributes")?.children ?? [] {
        switch attribute.key {
        case "NSColor": attributes[.foregroundColor] = try attribute.color(context.resources)
        case "NSBackgroundColor":
          attributes[.backgroundColor] = try attribute.color(context.resources)
        case "NSFont": attributes[.font] = try attribute.textFont(context.notes)
        case "NSParagraphStyle": attributes[.paragraphStyle] = try attribute.paragraphStyle()
        case "NSKern": attributes[.kern] = try attribute.number("value")
        default:
          context.notes.skip("\(attribute.key ?? attribute.name) of a text", at: attribute.line)
        }
      }
      text.append(NSAttributedString(string: content, attributes: attributes))
    }
    return text
  }

  /// The attributes of a bar's title.
  @MainActor
  func textAttributes(_ context: StoryboardContext) throws -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    var shadow: NSShadow?
    for part in children {
      switch part.key {
      case "textColor": attributes[.foregroundColor] = try part.color(context.resources)
      case "fontDescription": attributes[.font] = try part.font(context.notes)
      case "textShadowColor":
        let color = try part.color(context.resources)
        shadow = shadow ?? NSShadow()
        shadow?.shadowColor = color
      case "textShadowOffset":
        shadow = shadow ?? NSShadow()
        shadow?.shadowOffset = CGSize(
          width: try part.number("horizontal"), height: try part.number("vertical"))
      default: context.notes.skip("\(part.key ?? part.name) of a title", at: part.line)
      }
    }
    if let shadow { attributes[.shadow] = shadow }
    return attributes
  }

  @MainActor
  private func paragraphStyle() throws -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = try optional("alignment", { try choice($0, Self.alignments) }) {
      style.alignment = alignment
    }
    let modes: KeyValuePairs<String, NSLineBreakMode> = [
      "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
      "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
      "truncatingMiddle": .byTruncatingMiddle,
    ]
    if let mode = try optional("lineBreakMode", { try choice($0, modes) }) {
      style.lineBreakMode = mode
    }
    if let spacing = try optional("lineSpacing", number) { style.lineSpacing = spacing }
    return style
  }

  /// Reads a font of attributed text. The file describes a font by its name or by the role of a
  /// system font.
  @MainActor
  private func textFont(_ notes: StoryboardNotes) throws -> UIFont {
    // The sizes are those that the system fonts with these roles have on macOS. Unverified: that
    // Interface Builder uses the macOS sizes in attributed text.
    let roles: [String: CGFloat] = [
      "system": 13, "systemBold": 13, "cellTitle": 12, "label": 10, "smallSystem": 11,
      "miniSystem": 9,
    ]
    let size = try optional("size", number) ?? self["metaFont"].flatMap { roles[$0] } ?? 12
    if let name = self["name"], !name.hasPrefix(".") {
      if let font = UIFont(name: name, size: size) { return font }
      notes.skip("the face '\(name)'", at: line, "the system font is used instead")
    }
    return self["metaFont"] == "systemBold"
      ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }
}
