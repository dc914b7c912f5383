/// A type of XML element that describes a view in a storyboard or nib. `all` contains the supported
/// types of view elements.
@MainActor
struct ViewKind {
  /// Sets one value of a view. The value was read from an attribute or a child element.
  typealias Setting = @MainActor (UIView) -> Void
  /// Reads the attribute `name` of `element`. If the value is in a child element, `element` is that
  /// child element.
  typealias Reading =
    @MainActor (_ element: MarkupElement, _ name: String, _ context: StoryboardContext) throws ->
    Setting

  /// How a view in a child element belongs to the view that contains it, if not as a subview of the
  /// file's list, for example a cell's content view.
  enum Role {
    /// The containing view creates this view itself, and the closure returns this view.
    case own(@MainActor (UIView) -> UIView?)
    /// The view is created from the file, and the closure assigns it to the view that contains it.
    case placed(@MainActor (_ owner: UIView, _ view: UIView) -> Void)

    var isOwn: Bool {
      if case .own = self { return true }
      return false
    }
  }

  let element: String
  let type: UIView.Type
  /// Whether a custom class may replace `type`.
  let accepts: (AnyClass) -> Bool
  /// How each attribute is read. The dictionary's key is the attribute's name.
  var attributes: [String: Reading]
  /// How each child element is read. The dictionary's key is the child's `key` attribute. For child
  /// elements that may occur several times, the key is the name of the child element.
  var parts: [String: Reading]
  /// The roles of views in child elements. The dictionary's key is the child's `key` attribute.
  var roles: [String: Role] = [:]
  /// How each value that `init(coder:)` needs is read, by name. The closure returns nil if the
  /// element does not contain the value.
  var values: [String: Value] = [:]
  typealias Value =
    @MainActor (MarkupElement, StoryboardContext) throws -> (@MainActor () -> Any)?
  /// The names of child elements that contain cells or items.
  var lists: Set<String> = []
  /// The attributes that are set after the child elements.
  var late: Set<String> = []
  /// Adds a subview.
  var insert: @MainActor (UIView, UIView) -> Void = { $0.addSubview($1) }

  init<V: UIView>(
    _ element: String, _ type: V.Type, attributes: [String: Reading] = [:],
    parts: [String: Reading] = [:]
  ) {
    self.element = element
    self.type = type
    accepts = { $0 is V.Type }
    self.attributes = Self.common.merging(attributes) { _, own in own }
    self.parts = Self.commonParts.merging(parts) { _, own in own }
  }

  /// Returns a copy to which `change` has been applied.
  func with(_ change: (inout ViewKind) -> Void) -> ViewKind {
    var kind = self
    change(&kind)
    return kind
  }

  /// The kind for a view that another object creates and places. The frame in the file is ignored.
  var placedByOwner: ViewKind {
    with { kind in
      for key in ["frame", "autoresizingMask"] { kind.parts[key] = { _, _, _ in { _ in } } }
    }
  }

  /// All supported element types.
  static let all: [ViewKind] =
    [view, label, button, imageView] + controls + lists + containers + bars

  static let view = ViewKind("view", UIView.self)

  static let imageView = ViewKind(
    "imageView", UIImageView.self,
    attributes: [
      "image": image(\UIImageView.image),
      "highlightedImage": image(\UIImageView.highlightedImage),
      "highlighted": set(\UIImageView.isHighlighted) { try $0.flag($1) },
    ],
    parts: [
      "image": { element, _, context in
        try Self.image(\UIImageView.image)(element, "image", context)
      }
    ])

  // MARK: Attributes of every view

  private static let common: [String: Reading] = [
    "alpha": set(\UIView.alpha) { try $0.number($1) },
    "autoresizesSubviews": set(\UIView.autoresizesSubviews) { try $0.flag($1) },
    "clipsSubviews": set(\UIView.clipsToBounds) { try $0.flag($1) },
    "contentMode": set(\UIView.contentMode) { try $0.choice($1, contentModes) },
    "hidden": set(\UIView.isHidden) { try $0.flag($1) },
    "multipleTouchEnabled": set(\UIView.isMultipleTouchEnabled) { try $0.flag($1) },
    "exclusiveTouch": set(\UIView.isExclusiveTouch) { try $0.flag($1) },
    "insetsLayoutMarginsFromSafeArea": set(\UIView.insetsLayoutMarginsFromSafeArea) {
      try $0.flag($1)
    },
    "opaque": set(\UIView.isOpaque) { try $0.flag($1) },
    "preservesSuperviewLayoutMargins": set(\UIView.preservesSuperviewLayoutMargins) {
      try $0.flag($1)
    },
    "tag": set(\UIView.tag) { try $0.integer($1) },
    "userInteractionEnabled": set(\UIView.isUserInteractionEnabled) { try $0.flag($1) },
  ]

  private static let commonParts: [String: Reading] = [
    "accessibility": { element, _, _ in
      { view in
        if let label = element["label"] { view.accessibilityLabel = label }
        if let hint = element["hint"] { view.accessibilityHint = hint }
        if let name = element["identifier"] { view.accessibilityIdentifier = name }
      }
    },
    "layoutMargins": part(\UIView.layoutMargins) { element, _ in try element.edgeInsets() },
    "directionalLayoutMargins": part(\UIView.directionalLayoutMargins) { element, _ in
      NSDirectionalEdgeInsets(
        top: try element.number("top"), leading: try element.number("leading"),
        bottom: try element.number("bottom"), trailing: try element.number("trailing"))
    },
    "frame": part(\UIView.frame) { element, _ in try element.rect() },
    "bounds": part(\UIView.bounds) { element, _ in try element.rect() },
    "autoresizingMask": part(\UIView.autoresizingMask) { element, _ in
      try element.autoresizingMask()
    },
    "backgroundColor": color(\UIView.backgroundColor),
    "tintColor": color(\UIView.tintColor),
  ]

  private static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}

// MARK: Rows

extension ViewKind {
  /// An attribute that sets one property.
  static func set<V: UIView, Value>(
    _ path: ReferenceWritableKeyPath<V, Value>,
    _ read: @escaping (MarkupElement, String) throws -> Value
  ) -> Reading {
    { element, name, _ in
      let value = try read(element, name)
      return { ($0 as? V)?[keyPath: path] = value }
    }
  }

  /// A child element that sets one property.
  static func part<V: UIView, Value>(
    _ path: ReferenceWritableKeyPath<V, Value>,
    _ read: @escaping @MainActor (MarkupElement, StoryboardContext) throws -> Value
  ) -> Reading {
    { element, _, context in
      let value = try read(element, context)
      return { ($0 as? V)?[keyPath: path] = value }
    }
  }

  static func color<V: UIView>(_ path: ReferenceWritableKeyPath<V, UIColor?>) -> Reading {
    part(path) { element, context in try element.color(context.resources) }
  }

  /// An attribute that contains an image's name. Each time that the image is missing, UIKit's
  /// warning is logged.
  static func image<V: UIView>(_ path: ReferenceWritableKeyPath<V, UIImage?>) -> Reading {
    { element, name, context in
      let file = try element.text(name)
      return { ($0 as? V)?[keyPath: path] = context.image(file) }
    }
  }
}
