/// A type of XML element that describes a gesture recognizer in a storyboard or nib. `all` contains
/// the supported types of recognizer elements.
@MainActor
struct RecognizerKind {
  typealias Setting = @MainActor (UIGestureRecognizer) -> Void

  let element: String
  let make: @MainActor () -> UIGestureRecognizer
  let attributes: [String: (MarkupElement, String) throws -> Setting]

  init<R: UIGestureRecognizer>(
    _ element: String, _ make: @escaping @MainActor () -> R,
    _ attributes: [String: (MarkupElement, String) throws -> Setting] = [:]
  ) {
    (self.element, self.make) = (element, make)
    self.attributes = Self.common.merging(attributes) { _, own in own }
  }

  static let all: [RecognizerKind] = [
    RecognizerKind(
      "tapGestureRecognizer", { UITapGestureRecognizer() },
      [
        "numberOfTapsRequired": set(\UITapGestureRecognizer.numberOfTapsRequired) {
          try $0.integer($1)
        },
        "numberOfTouchesRequired": set(\UITapGestureRecognizer.numberOfTouchesRequired) {
          try $0.integer($1)
        },
      ]),
    RecognizerKind("panGestureRecognizer", { UIPanGestureRecognizer() }, pan),
    RecognizerKind("screenEdgePanGestureRecognizer", { UIScreenEdgePanGestureRecognizer() }, pan),
    RecognizerKind(
      "swipeGestureRecognizer", { UISwipeGestureRecognizer() },
      [
        "direction": set(\UISwipeGestureRecognizer.direction) {
          try $0.choice($1, ["right": .right, "left": .left, "up": .up, "down": .down])
        },
        "numberOfTouchesRequired": set(\UISwipeGestureRecognizer.numberOfTouchesRequired) {
          try $0.integer($1)
        },
      ]),
    // Interface Builder writes the name with "pong" instead of "long".
    RecognizerKind(
      "pongPressGestureRecognizer", { UILongPressGestureRecognizer() },
      [
        "numberOfTapsRequired": set(\UILongPressGestureRecognizer.numberOfTapsRequired) {
          try $0.integer($1)
        },
        "numberOfTouchesRequired": set(\UILongPressGestureRecognizer.numberOfTouchesRequired) {
          try $0.integer($1)
        },
        "minimumPressDuration": set(\UILongPressGestureRecognizer.minimumPressDuration) {
          TimeInterval(try $0.number($1))
        },
        "allowableMovement": set(\UILongPressGestureRecognizer.allowableMovement) {
          try $0.number($1)
        },
      ]),
    RecognizerKind(
      "pinchGestureRecognizer", { UIPinchGestureRecognizer() },
      ["scale": set(\UIPinchGestureRecognizer.scale) { try $0.number($1) }]),
    RecognizerKind(
      "rotationGestureRecognizer", { UIRotationGestureRecognizer() },
      ["rotation": set(\UIRotationGestureRecognizer.rotation) { try $0.number($1) }]),
  ]

  private static let pan: [String: (MarkupElement, String) throws -> Setting] = [
    "minimumNumberOfTouches": set(\UIPanGestureRecognizer.minimumNumberOfTouches) {
      try $0.integer($1)
    },
    "maximumNumberOfTouches": set(\UIPanGestureRecognizer.maximumNumberOfTouches) {
      try $0.integer($1)
    },
  ]

  private static let common: [String: (MarkupElement, String) throws -> Setting] = [
    "enabled": set(\UIGestureRecognizer.isEnabled) { try $0.flag($1) },
    "cancelsTouchesInView": set(\UIGestureRecognizer.cancelsTouchesInView) { try $0.flag($1) },
    "delaysTouchesBegan": set(\UIGestureRecognizer.delaysTouchesBegan) { try $0.flag($1) },
    "delaysTouchesEnded": set(\UIGestureRecognizer.delaysTouchesEnded) { try $0.flag($1) },
  ]

  /// The settings of a recognizer's element. The edges of a screen edge pan are a child element;
  /// all other settings are attributes.
  func settings(_ element: MarkupElement, _ notes: StoryboardNotes) -> [Setting] {
    var settings = element.known(attributes, notes).compactMap { known in
      notes.valid { try known.reading(element, known.name) }
    }
    if let part = element.children.first(where: { $0.key == "edges" }),
      let edges = notes.valid({ try part.rectEdges() })
    {
      settings.append { ($0 as? UIScreenEdgePanGestureRecognizer)?.edges = edges }
    }
    return settings
  }

  private static func set<R: UIGestureRecognizer, Value>(
    _ path: ReferenceWritableKeyPath<R, Value>,
    _ read: @escaping (MarkupElement, String) throws -> Value
  ) -> (MarkupElement, String) throws -> Setting {
    { element, name in
      let value = try read(element, name)
      return { ($0 as? R)?[keyPath: path] = value }
    }
  }
}
