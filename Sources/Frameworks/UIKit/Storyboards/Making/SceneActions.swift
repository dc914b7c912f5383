/// Connects the actions of controls and recognizers.
@MainActor
enum SceneActions {
  /// Makes a control or a recognizer send its action to the object that the connection names.
  static func connect(
    _ name: String, _ event: UIControl.Event?, _ connection: ConnectionBlueprint,
    _ object: AnyObject, among made: SceneObjects
  ) {
    guard let target = made[connection.destination] else { return }
    // As in UIKit, a missing method raises an exception when the action is sent.
    let action =
      ActionRegistry.current.selector(named: name, of: type(of: target)) ?? Selector(name)
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: action, for: event ?? Self.defaultEvent)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(target, action: action)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    default: connection.place.warn(unconnectable: object)
    }
  }

  /// The event that triggers a control's segue or action if the file does not name one. If a
  /// control has several connections for one event, they fire in the file's order. The order of the
  /// connections and the default event are `unverified`.
  static let defaultEvent = UIControl.Event.touchUpInside
}

extension MarkupPlace {
  /// Says that nothing triggers a connection that begins at `object`.
  @MainActor
  func warn(unconnectable object: AnyObject) {
    let error = error(
      found: "\(tag) of a \(type(of: object))",
      expected: "a control, a bar button or a gesture recognizer as its trigger",
      remedy: "connect \(tag) from one of these objects, or connect a segue from the "
        + "controller and perform this segue in code")
    UIKitLog.warn(error.description)
  }
}
