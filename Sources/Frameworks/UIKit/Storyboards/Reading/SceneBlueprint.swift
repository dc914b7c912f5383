// The contents of a storyboard or nib file, which are read and checked once. Any number of objects
// can be created from a blueprint.

/// A scene, which consists of a controller, the contents of its view, and its segues.
@MainActor
struct SceneBlueprint {
  let controller: ControllerBlueprint
  let view: ViewBlueprint?
  let recognizers: [RecognizerBlueprint]
  /// Views of the scene that are not in the controller's view.
  let others: [ViewBlueprint]
  let objects: [ObjectBlueprint]
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
  /// Bars and bar items, which the controller creates itself.
  let bars: [ControllerPart<ViewBlueprint>]
  let items: [ControllerPart<ItemBlueprint>]
  let toolbarItems: [ItemBlueprint]
  /// The top and bottom guide of the controller's view.
  let guides: [GuideBlueprint]
  let runtimeAttributes: [RuntimeAttribute]
  let connections: [ConnectionBlueprint]
  let place: MarkupPlace
}

/// The file's settings for a bar or bar item that the controller creates itself. `find` returns the
/// bar or bar item that the controller has created.
@MainActor
struct ControllerPart<Plan> {
  let find: @MainActor (UIViewController) -> NSObject?
  let plan: Plan
}

@MainActor
struct ViewBlueprint {
  let id: String?
  let kind: ViewKind
  let ownType: UIView.Type?
  /// The values that `init(coder:)` reads. Each closure creates a new value for each view.
  let values: [String: @MainActor () -> Any]
  let settings: [ViewKind.Setting]
  let runtimeAttributes: [RuntimeAttribute]
  /// Views that are not added as subviews, such as the content view of a cell.
  let parts: [(role: ViewKind.Role, plan: ViewBlueprint)]
  let subviews: [ViewBlueprint]
  /// The layout of a collection view.
  let collectionLayout: ItemBlueprint?
  /// The items of a bar.
  let items: [ItemBlueprint]
  let list: ListBlueprint
  let layout: LayoutBlueprint
  /// The view's frame, if the file gives it relative to the superview.
  let inset: FrameInset?
  let connections: [ConnectionBlueprint]
  let place: MarkupPlace
}

/// The Auto Layout settings of one view.
@MainActor
struct LayoutBlueprint {
  /// Whether only constraints determine the view's frame. `isManual` is ignored if no constraint
  /// refers to the view.
  let isManual: Bool
  /// Sets the priorities of content hugging and compression resistance.
  let priorities: [ViewKind.Setting]
  let guides: [GuideBlueprint]
  let constraints: [ConstraintBlueprint]
  let mask: ConstraintMask
}

/// The cells of a table or collection view.
@MainActor
struct ListBlueprint {
  /// A cell or supplementary view from which copies are made.
  struct Prototype {
    let identifier: String
    let kind: String
    let plan: ViewBlueprint
  }
  /// A section of a static table.
  struct Section {
    let header: String?
    let footer: String?
    let cells: [(plan: ViewBlueprint, height: CGFloat?)]
  }
  var prototypes: [Prototype] = []
  var sections: [Section] = []
}

/// An item of a bar.
@MainActor
struct ItemBlueprint {
  typealias Setting = @MainActor (NSObject) -> Void

  let id: String?
  /// Whether the file names a class for the item.
  let isOwnClass: Bool
  let make: @MainActor () throws -> NSObject
  let settings: [Setting]
  let views: [(place: @MainActor (NSObject, UIView) -> Void, plan: ViewBlueprint)]
  let items: [(place: @MainActor (NSObject, [NSObject]) -> Void, plans: [ItemBlueprint])]
  let runtimeAttributes: [RuntimeAttribute]
  let connections: [ConnectionBlueprint]
}

@MainActor
struct RecognizerBlueprint {
  let id: String
  let kind: RecognizerKind
  let settings: [RecognizerKind.Setting]
  let connections: [ConnectionBlueprint]
}

/// An object whose class is defined by the app.
@MainActor
struct ObjectBlueprint {
  let id: String
  let type: NSObject.Type
  let runtimeAttributes: [RuntimeAttribute]
  let connections: [ConnectionBlueprint]
}

/// A connection between two objects.
struct ConnectionBlueprint {
  enum Kind {
    case outlet(property: String)
    case collection(property: String)
    /// An action of a control or recognizer. The event of a recognizer's action is nil.
    case action(selector: String, event: UIControl.Event?)
    case segue(SegueBlueprint)
  }
  let kind: Kind
  /// The id of the object at which the connection ends. For a segue, the id is that of a scene's
  /// controller or of an exit.
  let destination: String
  let place: MarkupPlace
}

struct SegueBlueprint {
  enum Kind: Equatable {
    case show, showDetail, present, custom, embed
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

extension ConnectionBlueprint {
  /// A description such as `outlet 'card'`, for messages.
  var what: String {
    switch kind {
    case .outlet(let property): "outlet '\(property)'"
    case .collection(let property): "outlet collection '\(property)'"
    case .action(let selector, _): "action '\(selector)'"
    case .segue: "segue"
    }
  }
}
