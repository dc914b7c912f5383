/// The instance of a storyboard scene for one controller. The instance creates and connects the
/// controller's view, and performs segues.
@MainActor
final class SceneInstance: StoryboardController {
  let file: StoryboardFile
  /// The `UIStoryboard` of the file.
  let storyboard: any SceneStoryboard
  let blueprint: SceneBlueprint
  private weak var controller: UIViewController?
  /// The targets of the scene's controls and recognizers. The targets are retained here, because
  /// controls and recognizers do not retain their targets.
  private var triggers: [SceneTrigger] = []
  /// The bars and items that were created with the controller, by id.
  private var early: [String: AnyObject] = [:]

  /// The scenes and references on the way from the outermost scene to this one, which is included.
  let path: ScenePath

  private init(
    _ blueprint: SceneBlueprint, _ file: StoryboardFile, _ storyboard: any SceneStoryboard,
    _ path: ScenePath
  ) {
    (self.blueprint, self.file, self.storyboard) = (blueprint, file, storyboard)
    self.path = path
  }

  // MARK: Making the controller

  /// Creates a controller from the scene whose controller has the given id. `outer` is the path of
  /// the scene that contains the new one. A scene that contains itself has no end and is an error.
  static func make(
    _ id: String, of file: StoryboardFile, storyboard: any SceneStoryboard,
    creator: ((NSCoder) -> UIViewController?)? = nil, inside outer: ScenePath = ScenePath()
  ) throws -> UIViewController {
    let path = outer.adding(id, of: file)
    if let reference = file.references[id] {
      guard let path else {
        throw reference.place.error(
          found: "a reference that leads back to itself", expected: "a reference to a scene",
          remedy: "refer to another storyboard, or set referencedIdentifier")
      }
      return try make(reference, of: file, storyboard, inside: path)
    }
    guard let blueprint = file.scenes[id] else {
      UIKitLog.raise(UIKitLog.invalidArgument, "\(file.name) has no scene '\(id)'")
    }
    let plan = blueprint.controller
    guard let path else {
      throw plan.place.error(
        found: "\(plan.place.tag) inside itself",
        expected: "relationships and embedded scenes without a cycle",
        remedy: "delete one of the relationship or embed segues that lead back to it")
    }
    let controller = try plan.make(creator)
    let scene = SceneInstance(blueprint, file, storyboard, path)
    scene.controller = controller
    controller.scene = scene
    for set in plan.settings { set(controller) }
    try scene.makeItems(of: controller)
    try scene.adopt(into: controller, inside: path)
    if blueprint.view == nil { try scene.makeObjects(of: controller) }
    if plan.ownType != nil { CallTrace.note(.storyboard, controller, .message("awakeFromNib")) }
    controller.awakeFromNib()
    return controller
  }

  /// Creates the controller to which a storyboard reference leads.
  private static func make(
    _ reference: StoryboardReference, of file: StoryboardFile, _ origin: any SceneStoryboard,
    inside path: ScenePath
  ) throws -> UIViewController {
    let shelf = World.current.service(StoryboardStore.self)
    let name = reference.storyboard ?? file.name
    guard
      let other = try reference.storyboard == nil
        ? file : shelf.file(named: name, in: file.bundle ?? .main)
    else {
      throw reference.place.error(
        found: "a reference to the storyboard '\(name)'",
        expected: "a storyboard with this name in the bundle",
        remedy: "add the storyboard, or change the reference")
    }
    let storyboard = origin.opening(other)
    if let identifier = reference.identifier {
      return try make(
        storyboard.id(of: identifier), of: other, storyboard: storyboard, inside: path)
    }
    guard let initial = other.initial else {
      throw reference.place.error(
        found: "a reference to '\(name)', which has no initial scene",
        expected: "an initial scene, or referencedIdentifier",
        remedy: "choose the initial controller in the storyboard '\(name)'")
    }
    return try make(initial, of: other, storyboard: storyboard, inside: path)
  }

  /// Passes the destinations of relationship segues to a container controller.
  private func adopt(into controller: UIViewController, inside path: ScenePath) throws {
    let kind = blueprint.controller.kind
    var found: [(name: String, controllers: [UIViewController])] = []
    for segue in blueprint.segues {
      guard case .relationship(let name) = segue.kind, file.leads(to: segue.destination) else {
        continue
      }
      guard kind.relationships[name] != nil else {
        let error = segue.place.error(
          found: "the relationship '\(name)'",
          expected: "a relationship that <\(kind.element)> has, or another kind of segue",
          remedy: "delete the segue")
        UIKitLog.warn(error.description)
        continue
      }
      let child = try Self.make(
        segue.destination, of: file, storyboard: storyboard, inside: path)
      if let index = found.firstIndex(where: { $0.name == name }) {
        found[index].controllers.append(child)
      } else {
        found.append((name, [child]))
      }
    }
    for (name, controllers) in found { kind.relationships[name]?(controller, controllers) }
  }

  // MARK: Making the view

  func loadView(of controller: UIViewController) -> Bool {
    guard let plan = blueprint.view else { return false }
    StoryboardError.raising {
      var made = SceneObjects(owner: controller, id: blueprint.controller.id, known: early)
      let view = try made.make(plan)
      controller.view = view
      made.add(blueprint.controller.guides, of: view)
      try addObjects(to: &made, controller)
    }
    return true
  }

  /// Creates and connects the objects of a scene without a view, such as the scene of a navigation
  /// controller with a delegate. In a scene with a view, the objects are created when the view is
  /// loaded.
  private func makeObjects(of controller: UIViewController) throws {
    var made = SceneObjects(owner: controller, id: blueprint.controller.id, known: early)
    try addObjects(to: &made, controller)
  }

  /// Creates the objects of the scene that are not inside the controller's view, and makes all
  /// connections.
  private func addObjects(
    to made: inout SceneObjects, _ controller: UIViewController
  ) throws {
    for plan in blueprint.others { _ = try made.make(plan) }
    for plan in blueprint.objects {
      made.add(plan)
      // The scene retains this object, whose class is the app's own, because no other object
      // retains it.
      early[plan.id] = made[plan.id]
    }
    for recognizer in blueprint.recognizers { made.add(recognizer) }
    let plan = blueprint.controller
    try finish(&made, controller, plan.connections, plan.runtimeAttributes)
  }

  /// Creates the constraints, connects the objects and sets their runtime attributes. `own`
  /// contains the controller's own connections, and `attributes` its runtime attributes.
  private func finish(
    _ made: inout SceneObjects, _ controller: UIViewController,
    _ own: [ConnectionBlueprint] = [], _ attributes: [RuntimeAttribute] = []
  ) throws {
    made.constrain(controller.traitCollection)
    let id = blueprint.controller.id
    made.fillLists(of: controller) { [weak self, weak controller] plan in
      StoryboardError.raising {
        guard let self, let controller else {
          // The table or collection view still exists, but its controller has been deallocated, so
          // nothing is connected.
          var copy = SceneObjects(owner: nil, id: id)
          let view = try copy.make(plan)
          copy.constrain(UIScreen.main.traitCollection)
          return (view, copy)
        }
        var copy = SceneObjects(owner: controller, id: id, known: self.early)
        let view = try copy.make(plan)
        try self.finish(&copy, controller)
        return (view, copy)
      }
    }
    try connect(made, own)
    for attribute in attributes { try attribute.set(on: controller) }
    try made.setRuntimeAttributes()
    made.awake()
  }

  /// Applies the file's settings to the bars and items that the controller creates itself.
  private func makeItems(of controller: UIViewController) throws {
    let plan = blueprint.controller
    var made = SceneObjects(owner: controller, id: plan.id)
    for bar in plan.bars {
      if let view = bar.find(controller) as? UIView { try made.fill(view, bar.plan) }
    }
    for item in plan.items {
      if item.plan.isOwnClass, let own = try made.make(item.plan) as? UITabBarItem {
        controller.tabBarItem = own
      } else if let object = item.find(controller) {
        try made.fill(object, item.plan)
      }
    }
    let toolbar = try plan.toolbarItems.map { try made.make($0) }
    if !toolbar.isEmpty {
      controller.toolbarItems = toolbar.compactMap { $0 as? UIBarButtonItem }
    }
    made.constrain(controller.traitCollection)
    try connect(made, [])
    try made.setRuntimeAttributes()
    made.awake()
    early = made.all.filter { $0.value !== controller }
  }

  // MARK: Connections

  /// Makes the connections. Outlets are connected before actions, so that all outlets are set when
  /// an action runs. Connections of the same kind are made in the file's order.
  private func connect(_ made: SceneObjects, _ own: [ConnectionBlueprint]) throws {
    let ends = made.connections(and: own)
    try Outlet.connect(ends, made.all)
    for (object, connection) in ends {
      switch connection.kind {
      case .outlet, .collection: break
      case .action(let name, let event):
        connectAction(name, event, connection, object, made)
      case .segue(let segue): connectSegue(segue, object)
      }
    }
  }

  private func connectAction(
    _ name: String, _ event: UIControl.Event?, _ connection: ConnectionBlueprint,
    _ object: AnyObject, _ made: SceneObjects
  ) {
    guard !blueprint.firstResponders.contains(connection.destination) else {
      return trigger(object, event, connection.place) { sender in
        (sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view)?.send(name, sender)
      }
    }
    SceneActions.connect(name, event, connection, object, among: made)
  }

  /// Connects a segue to the object that triggers it. A segue that starts at the controller has no
  /// trigger; only `performSegue(withIdentifier:sender:)` performs it.
  private func connectSegue(_ segue: SegueBlueprint, _ object: AnyObject) {
    guard !(object is UIViewController) else { return }
    if segue.kind == .embed {
      guard let controller, let view = object as? UIView else {
        return segue.place.warn(unconnectable: object)
      }
      return embed(segue, in: view, of: controller)
    }
    let select = { [weak self, weak object] in
      guard let self, let controller, let object else { return }
      self.trigger(segue, from: controller, sender: object)
    }
    switch object {
    case let cell as UITableViewCell:
      cell.onSelection = select
      return
    case let cell as UICollectionViewCell:
      cell.onSelection = select
      return
    default: break
    }
    trigger(object, nil, segue.place) { [weak self] sender in
      guard let self, let controller else { return }
      self.trigger(segue, from: controller, sender: sender)
    }
  }

  private func trigger(
    _ object: AnyObject, _ event: UIControl.Event?, _ place: MarkupPlace,
    _ action: @escaping (AnyObject) -> Void
  ) {
    let trigger = SceneTrigger(action)
    triggers.append(trigger)
    switch object {
    case let control as UIControl:
      control.addTarget(
        trigger, action: SceneTrigger.fired, for: event ?? SceneActions.defaultEvent)
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(trigger, action: SceneTrigger.fired)
    case let item as UIBarButtonItem:
      item.target = trigger
      item.action = SceneTrigger.fired
    default: place.warn(unconnectable: object)
    }
  }
}

/// A target that a scene retains on behalf of its controls and recognizers.
@MainActor
private final class SceneTrigger: NSObject {
  private let action: (AnyObject) -> Void
  init(_ action: @escaping (AnyObject) -> Void) { self.action = action }

  private func fire(_ sender: AnyObject) { action(sender) }
  static let fired = Selector("perform:", SceneTrigger.fire)
}

extension UIResponder {
  /// Sends an action up the responder chain to the first object whose class implements it.
  fileprivate func send(_ name: String, _ sender: AnyObject) {
    let action = ActionRegistry.current.selector(named: name, of: type(of: self))
    if let action, action.send(to: self, sender, nil) { return }
    next?.send(name, sender)
  }
}

/// A storyboard, as its scenes see it.
@MainActor
protocol SceneStoryboard: AnyObject {
  /// Opens the storyboard of a file to which a reference leads.
  func opening(_ file: StoryboardFile) -> any SceneStoryboard
  /// The id of the scene with this identifier. Raises an exception if there is no such scene.
  func id(of identifier: String) -> String
}
