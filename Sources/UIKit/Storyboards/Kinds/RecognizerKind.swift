/// A type of element that describes a gesture recognizer. `all` contains the supported types.
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
    RecognizerKind(
      "panGestureRecognizer", { UIPanGestureRecognizer() },
      [
        "minimumNumberOfTouches": set(\UIPanGestureRecognizer.minimumNumberOfTouches) {
          try $0.integer($1)
        },
        "maximumNumberOfTouches": set(\UIPanGestureRecognizer.maximumNumberOfTouches) {
          try $0.integer($1)
        },
      ]),
  ]

  private static let common: [String: (MarkupElement, String) throws -> Setting] = [
    "enabled": set(\UIGestureRecognizer.isEnabled) { try $0.flag($1) },
    "cancelsTouchesInView": set(\UIGestureRecognizer.cancelsTouchesInView) { try $0.flag($1) },
    "delaysTouchesBegan": set(\UIGestureRecognizer.delaysTouchesBegan) { try $0.flag($1) },
    "delaysTouchesEnded": set(\UIGestureRecognizer.delaysTouchesEnded) { try $0.flag($1) },
  ]

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
