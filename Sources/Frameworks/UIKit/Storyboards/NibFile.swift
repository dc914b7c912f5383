/// A `.xib` file, which is read and checked once. The file contains views, and connections between
/// the views and to the owner.
@MainActor
final class NibFile {
  private let ownerID: String
  private let ownerConnections: [ConnectionBlueprint]
  private let top: [TopObject]
  let warnings: [String]

  private enum TopObject {
    case view(ViewBlueprint)
    case controller(ControllerBlueprint, view: ViewBlueprint?)
    case recognizer(RecognizerBlueprint)
    case item(ItemBlueprint)
    case object(ObjectBlueprint)
  }

  /// Throws a `StoryboardError` if the file cannot be used.
  init(name: String, xml: Data, bundle: Bundle) throws {
    let root = try MarkupElement.read(xml, file: "\(name).xib")
    guard root.name == "document", root["type"]?.hasSuffix("CocoaTouch.XIB") == true else {
      throw root.error(
        found: root.name == "document" ? "a document of type '\(root["type"] ?? "")'" : root.tag,
        expected: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">",
        remedy: "give a nib's source, not a storyboard or a compiled file")
    }
    let notes = StoryboardNotes(file: root.place.file)
    let context = StoryboardContext(
      resources: try StoryboardResources(root.child("resources")), notes: notes, bundle: bundle)
    let reader = SceneReader(context: context, kinds: ControllerKind.all)
    var owner = (id: "-1", connections: [ConnectionBlueprint]())
    var top: [TopObject] = []
    for element in root.child("objects")?.children ?? [] {
      switch element.name {
      case "placeholder":
        guard element["placeholderIdentifier"] == "IBFilesOwner" else { continue }
        owner = (element["id"] ?? owner.id, reader.connections(element))
      case "customObject": if let object = reader.object(element) { top.append(.object(object)) }
      case "barButtonItem", "navigationItem", "tabBarItem":
        if let item = reader.item(element) { top.append(.item(item)) }
      default:
        if let kind = RecognizerKind.all.first(where: { $0.element == element.name }) {
          if let made = reader.recognizer(element, kind) { top.append(.recognizer(made)) }
        } else if let kind = reader.controllerKind(of: element) {
          let view = element.children.first { $0.key == "view" }.map(reader.view)
          top.append(.controller(try reader.controller(element, kind), view: view))
        } else {
          top.append(.view(reader.view(element)))
        }
      }
    }
    (ownerID, ownerConnections) = owner
    (self.top, warnings) = (top, notes.warnings)
  }

  /// Creates the objects and their constraints, then connects outlets, then connects actions.
  /// Returns the file's top-level objects, except gesture recognizers.
  func make(owner: AnyObject?) throws -> [NSObject] {
    var made = SceneObjects(owner: owner, id: ownerID)
    var result: [NSObject] = []
    for object in top {
      switch object {
      case .view(let plan): result.append(try made.make(plan))
      case .controller(let plan, let view): result.append(try made.make(plan, view: view))
      case .recognizer(let plan): made.add(plan)
      case .item(let plan): result.append(try made.make(plan))
      case .object(let plan):
        made.add(plan)
        if let object = made[plan.id] as? NSObject { result.append(object) }
      }
    }
    try finish(&made, ownerConnections)
    return result
  }

  private func finish(_ made: inout SceneObjects, _ own: [ConnectionBlueprint] = []) throws {
    let owner = made.owner
    let traits = (owner as? UIViewController)?.traitCollection ?? UIScreen.main.traitCollection
    made.constrain(traits)
    made.fillLists(of: owner) { [weak owner, ownerID] plan in
      StoryboardError.raising {
        var copy = SceneObjects(owner: owner, id: ownerID)
        let view = try copy.make(plan)
        try self.finish(&copy)
        return (view, copy)
      }
    }
    let ends = made.connections(and: own)
    try Outlet.connect(ends, made.all)
    for (object, connection) in ends {
      guard case .action(let name, let event) = connection.kind else { continue }
      SceneActions.connect(name, event, connection, object, among: made)
    }
    try made.setRuntimeAttributes()
    made.awake()
  }
}

extension UINib {
  /// Creates the objects in the file and returns the top-level objects.
  static func objects(of nib: UINib, owner: AnyObject?) -> [Any] {
    StoryboardError.raising {
      let file = try nib.read()
      for warning in file.warnings { UIKitLog.warn(warning) }
      return try file.make(owner: owner)
    }
  }

  /// Loads the view of a controller from the nib called `nibName`. If `nibName` is nil, looks for a
  /// nib with the name of the controller's class, with or without `Controller` at its end. Returns
  /// false if no nib is found.
  static func loadView(of controller: UIResponder) -> Bool {
    guard let controller = controller as? UIViewController,
      let nib = controller.nib, nib.instantiateView(of: controller)
    else { return false }
    return true
  }

  private func instantiateView(of controller: UIViewController) -> Bool {
    _ = UINib.objects(of: self, owner: controller)
    guard controller.isViewLoaded else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "-[\(type(of: controller)) loadView] loaded the \"\(controller.nibName ?? "")\" nib but the "
          + "view outlet was not set.")
    }
    return true
  }

  private func read() throws -> NibFile {
    switch source {
    case .contents(let xml, let bundle): return try NibFile(name: "nib", xml: xml, bundle: bundle)
    case .named(let name, let bundle):
      guard let url = bundle.url(forResource: name, withExtension: "xib"),
        let xml = try? Data(contentsOf: url)
      else {
        UIKitLog.raise(
          UIKitLog.inconsistency,
          "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name "
            + "'\(name)'")
      }
      return try NibFile(name: name, xml: xml, bundle: bundle)
    }
  }
}

extension UIViewController {
  /// The nib that contains the controller's view; nil if no such nib is found. If `nibName` is set,
  /// the result is not nil, even if the bundle does not contain a nib of this name.
  fileprivate var nib: UINib? {
    let bundle = nibBundle ?? .main
    if let nibName { return UINib(nibName: nibName, bundle: bundle) }
    let name = "\(type(of: self))"
    let short = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
    let found = (short + [name]).first { bundle.url(forResource: $0, withExtension: "xib") != nil }
    return found.map { UINib(nibName: $0, bundle: bundle) }
  }
}
