/// The objects that were created for one scene or nib, by their ids, and the connections that have
/// not been made yet.
@MainActor
struct SceneObjects {
  let owner: AnyObject?
  private var byID: [String: AnyObject] = [:]
  /// The views, parents first, in the file's order.
  private(set) var views: [(view: UIView, plan: ViewBlueprint)] = []
  private var recognizers: [(recognizer: UIGestureRecognizer, plan: RecognizerBlueprint)] = []
  /// Bar items, and objects of the app's own classes.
  private var others:
    [(object: NSObject, connections: [ConnectionBlueprint], attributes: [RuntimeAttribute])] = []
  /// The tables and collection views with prototypes or static sections.
  private(set) var lists: [(view: UIView, plan: ListBlueprint)] = []

  /// `owner` is the controller of a scene, or the owner of a nib; nil if the nib has no owner.
  /// `known` contains objects that were created earlier, by id.
  init(owner: AnyObject?, id: String, known: [String: AnyObject] = [:]) {
    self.owner = owner
    byID = known
    byID[id] = owner
  }

  subscript(id: String) -> AnyObject? { byID[id] }
  var all: [String: AnyObject] { byID }

  /// Lets connections refer to the objects in `other`. Connections that `other` contains are not
  /// added.
  mutating func know(_ other: SceneObjects) {
    byID.merge(other.byID) { known, _ in known }
  }

  /// Creates a view with its subviews.
  mutating func make(_ plan: ViewBlueprint) throws -> UIView {
    var values = plan.values.mapValues { $0() }
    if let layout = plan.collectionLayout { values["layout"] = try make(layout) }
    let view = try plan.make(values)
    try fill(view, plan)
    return view
  }

  /// Applies the settings of a file's view and adds its subviews.
  mutating func fill(_ view: UIView, _ plan: ViewBlueprint) throws {
    for set in plan.settings { set(view) }
    add(view, plan)
    for (role, part) in plan.parts {
      switch role {
      case .own(let find): if let own = find(view) { try fill(own, part) }
      case .placed(let place): place(view, try make(part))
      }
    }
    for subview in plan.subviews {
      let made = try make(subview)
      plan.kind.insert(view, made)
      subview.inset?.place(made, in: view.bounds.size)
    }
    if !plan.items.isEmpty { try view.take(items: plan.items.map { try make($0) }) }
    if !plan.list.prototypes.isEmpty || !plan.list.sections.isEmpty {
      lists.append((view, plan.list))
    }
  }

  private mutating func add(_ view: UIView, _ plan: ViewBlueprint) {
    views.append((view, plan))
    if let id = plan.id { byID[id] = view }
    add(plan.layout.guides, of: view)
  }

  mutating func add(_ guides: [GuideBlueprint], of view: UIView) {
    for guide in guides { byID[guide.id] = guide.guide(of: view) }
  }

  mutating func add(_ plan: RecognizerBlueprint) {
    let recognizer = plan.kind.make()
    for set in plan.settings { set(recognizer) }
    recognizers.append((recognizer, plan))
    byID[plan.id] = recognizer
  }

  mutating func add(_ constraint: NSLayoutConstraint, id: String) { byID[id] = constraint }
  /// Adds a constraint of a class of the app.
  mutating func add(_ constraint: NSLayoutConstraint, attributes: [RuntimeAttribute]) {
    others.append((constraint, [], attributes))
  }

  mutating func add(_ plan: ObjectBlueprint) {
    guard let object = NewObject.of(plan.type) else { return }
    others.append((object, plan.connections, plan.runtimeAttributes))
    byID[plan.id] = object
  }

  /// Creates a controller of a nib, with its view.
  mutating func make(_ plan: ControllerBlueprint, view: ViewBlueprint?) throws -> UIViewController {
    let controller = try plan.make(nil)
    for set in plan.settings { set(controller) }
    if let view {
      let made = try make(view)
      controller.view = made
      add(plan.guides, of: made)
    }
    others.append((controller, plan.connections, plan.runtimeAttributes))
    byID[plan.id] = controller
    return controller
  }

  // MARK: Items

  mutating func make(_ plan: ItemBlueprint) throws -> NSObject {
    let item = try plan.make()
    try fill(item, plan)
    return item
  }

  mutating func fill(_ item: NSObject, _ plan: ItemBlueprint) throws {
    for set in plan.settings { set(item) }
    others.append((item, plan.connections, plan.runtimeAttributes))
    if let id = plan.id { byID[id] = item }
    for (place, view) in plan.views { place(item, try make(view)) }
    for (place, plans) in plan.items where !plans.isEmpty {
      place(item, try plans.map { try make($0) })
    }
  }

  // MARK: Connections

  /// All connections, each with the object at which it starts.
  func connections(and own: [ConnectionBlueprint]) -> [(AnyObject, ConnectionBlueprint)] {
    var ends = owner.map { owner in own.map { (owner, $0) } } ?? []
    for (view, plan) in views { ends += plan.connections.map { (view, $0) } }
    for (recognizer, plan) in recognizers { ends += plan.connections.map { (recognizer, $0) } }
    for (object, connections, _) in others { ends += connections.map { (object, $0) } }
    return ends
  }

  func setRuntimeAttributes() throws {
    for (view, plan) in views {
      for attribute in plan.runtimeAttributes { try attribute.set(on: view) }
    }
    for (object, _, attributes) in others {
      for attribute in attributes { try attribute.set(on: object) }
    }
  }

  /// Calls `awakeFromNib` on all views, bar items and objects of the app's classes. The
  /// controller's `awakeFromNib` is not called here, because it was called when the controller was
  /// created.
  func awake() {
    for (view, plan) in views {
      if plan.ownType != nil { CallTrace.note(.storyboard, view, .message("awakeFromNib")) }
      view.awakeFromNib()
    }
    for (object, _, _) in others {
      if let item = object as? UIBarItem {
        item.awakeFromNib()
      } else if let constraint = object as? NSLayoutConstraint {
        CallTrace.note(.storyboard, constraint, .message("awakeFromNib"))
        constraint.awakeFromNib()
      } else if let controller = object as? UIViewController {
        controller.awakeFromNib()
      } else {
        // Foundation's NSObject does not declare `awakeFromNib`, so the method is looked up by
        // name.
        let awake = ActionRegistry.current.selector(named: "awakeFromNib", of: type(of: object))
        _ = awake?.perform(on: object)
      }
    }
  }
}

extension UIView {
  /// Sets the items of a bar.
  fileprivate func take(items: [NSObject]) throws {
    switch self {
    case let bar as UIToolbar: bar.items = items.compactMap { $0 as? UIBarButtonItem }
    case let bar as UINavigationBar: bar.items = items.compactMap { $0 as? UINavigationItem }
    case let bar as UITabBar: bar.items = items.compactMap { $0 as? UITabBarItem }
    default: break
    }
  }
}

extension ControllerBlueprint {
  /// Creates the controller by calling `creator`; if `creator` is nil or returns nil, creates it
  /// from its class.
  func make(_ creator: ((NSCoder) -> UIViewController?)?) throws -> UIViewController {
    let type = ownType ?? kind.type
    let coder = StoryboardCoder()
    if let made = creator?(coder) {
      guard Mirror(reflecting: made).isInstance(of: type) else {
        throw place.error(
          found: "a \(Swift.type(of: made)) from the creator", expected: "a \(type)",
          remedy: "return an object of the scene's class")
      }
      return made
    }
    guard let made = type.init(coder: coder) else {
      throw place.error(
        found: "nil from init(coder:) of \(type)", expected: "a controller",
        remedy: "call super.init(coder:) in init(coder:)")
    }
    return made
  }
}

extension ViewBlueprint {
  fileprivate func make(_ values: [String: Any]) throws -> UIView {
    let type = ownType ?? kind.type
    guard let made = type.init(coder: StoryboardCoder(values)) else {
      throw place.error(
        found: "nil from init(coder:) of \(type)", expected: "a view",
        remedy: "call super.init(coder:) in init(coder:)")
    }
    return made
  }
}

extension Mirror {
  /// Whether the object's class is `type` or inherits from it.
  fileprivate func isInstance(of type: AnyClass) -> Bool {
    subjectType == type || superclassMirror?.isInstance(of: type) == true
  }
}
