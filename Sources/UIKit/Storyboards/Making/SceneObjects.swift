/// The objects that were created for one scene or nib, by their ids, and the connections that have
/// not been made yet.
@MainActor
struct SceneObjects {
  private let owner: AnyObject?
  private var byID: [String: AnyObject] = [:]
  /// The views, parents first, in the file's order.
  private(set) var views: [(view: UIView, plan: ViewBlueprint)] = []
  private var recognizers: [(recognizer: UIGestureRecognizer, plan: RecognizerBlueprint)] = []

  /// The owner is a scene's controller; a nib may have none.
  init(owner: AnyObject?, id: String) {
    self.owner = owner
    byID[id] = owner
  }

  subscript(id: String) -> AnyObject? { byID[id] }

  /// Creates a view with its subviews.
  mutating func make(_ plan: ViewBlueprint) throws -> UIView {
    let view = try plan.make()
    for set in plan.settings { set(view) }
    add(view, plan)
    for subview in plan.subviews { view.addSubview(try make(subview)) }
    return view
  }

  private mutating func add(_ view: UIView, _ plan: ViewBlueprint) {
    views.append((view, plan))
    if let id = plan.id { byID[id] = view }
  }

  mutating func add(_ plan: RecognizerBlueprint) {
    let recognizer = plan.kind.make()
    for set in plan.settings { set(recognizer) }
    recognizers.append((recognizer, plan))
    byID[plan.id] = recognizer
  }

  /// All connections, each with the object from which it starts.
  func connections(and own: [ConnectionBlueprint]) -> [(AnyObject, ConnectionBlueprint)] {
    var ends = owner.map { owner in own.map { (owner, $0) } } ?? []
    for (view, plan) in views { ends += plan.connections.map { (view, $0) } }
    for (recognizer, plan) in recognizers { ends += plan.connections.map { (recognizer, $0) } }
    return ends
  }

  /// Calls `awakeFromNib` on all views. The controller's `awakeFromNib` was called when it was
  /// created.
  func awake() {
    for (view, plan) in views {
      if plan.ownType != nil { CallTrace.note(.storyboard, view, .message("awakeFromNib")) }
      view.awakeFromNib()
    }
  }
}

extension ControllerBlueprint {
  /// Creates the controller by calling `creator` or, if that is nil, from its class.
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
        remedy: "call super.init(coder:) there")
    }
    return made
  }
}

extension ViewBlueprint {
  func make() throws -> UIView {
    let type = ownType ?? kind.type
    guard let made = type.init(coder: StoryboardCoder()) else {
      throw place.error(
        found: "nil from init(coder:) of \(type)", expected: "a view",
        remedy: "call super.init(coder:) there")
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
