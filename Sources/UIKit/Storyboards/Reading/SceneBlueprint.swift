// The contents of a file, which are read and checked once. Many instances are created from them.

/// A scene, which consists of a controller, the contents of its view, and its segues.
@MainActor
struct SceneBlueprint {
  let controller: ControllerBlueprint
  let view: ViewBlueprint?
  let recognizers: [RecognizerBlueprint]
  /// The ids of the placeholders for the first responder and for the exit.
  let firstResponders: Set<String>
  let exits: Set<String>
  /// All segues of the scene, in the file's order.
  let segues: [SegueBlueprint]
}

@MainActor
struct ControllerBlueprint {
  let id: String
  /// The identifier with which the controller can be instantiated; nil if it has none.
  let identifier: String?
  let kind: ControllerKind
  let ownType: UIViewController.Type?
  let settings: [@MainActor (UIViewController) -> Void]
  let runtimeAttributes: [RuntimeAttribute]
  let connections: [ConnectionBlueprint]
  let place: MarkupPlace
}

@MainActor
struct ViewBlueprint {
  let id: String?
  let kind: ViewKind
  let ownType: UIView.Type?
  let settings: [ViewKind.Setting]
  let runtimeAttributes: [RuntimeAttribute]
  let subviews: [ViewBlueprint]
  let connections: [ConnectionBlueprint]
  let place: MarkupPlace
}

@MainActor
struct RecognizerBlueprint {
  let id: String
  let kind: RecognizerKind
  let settings: [RecognizerKind.Setting]
  let connections: [ConnectionBlueprint]
}

/// A connection between two objects.
struct ConnectionBlueprint {
  enum Kind {
    case outlet(property: String)
    case collection(property: String)
    /// An action of a control or recognizer. The event is nil for a recognizer.
    case action(selector: String, event: UIControl.Event?)
    case segue(SegueBlueprint)
  }
  let kind: Kind
  /// The id of the object to which the connection leads. For a segue, this is the id of a scene's
  /// controller or of an exit.
  let destination: String
  let place: MarkupPlace
}

struct SegueBlueprint {
  enum Kind: Equatable {
    case show, showDetail, present, custom
    case unwind(action: String)
    case relationship(String)
  }
  let kind: Kind
  let identifier: String?
  let destination: String
  /// Whether the segue is animated; true by default.
  let animates: Bool
  let modalPresentationStyle: UIModalPresentationStyle?
  let modalTransitionStyle: UIModalTransitionStyle?
  let type: UIStoryboardSegue.Type
  let place: MarkupPlace
}

/// A value that is set by key path after all objects have been created.
struct RuntimeAttribute {
  let keyPath: String
  let value: Any?
  let place: MarkupPlace
}
