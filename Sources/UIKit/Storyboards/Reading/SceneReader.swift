/// Reads the scenes of one file into blueprints.
@MainActor
struct SceneReader {
  let context: StoryboardContext
  let kinds: [ControllerKind]

  func scene(_ scene: MarkupElement) throws -> SceneBlueprint {
    let objects = scene.child("objects")?.children ?? []
    var controller: ControllerBlueprint?
    var view: ViewBlueprint?
    var recognizers: [RecognizerBlueprint] = []
    var firstResponders: Set<String> = []
    var exits: Set<String> = []
    for element in objects {
      let id = element["id"] ?? ""
      if let kind = kinds.first(where: { $0.element == element.name }) {
        controller = try self.controller(element, kind)
        view = try element.children.first { $0.key == "view" }.map(self.view)
      } else if let kind = RecognizerKind.all.first(where: { $0.element == element.name }) {
        recognizers.append(try recognizer(element, kind))
      } else if element.name == "placeholder" {
        firstResponders.insert(id)
      } else if element.name == "exit" {
        exits.insert(id)
      } else {
        throw unknown(
          element, ControllerKind.unsupported,
          among: kinds.map(\.element) + RecognizerKind.all.map(\.element), "an object of a scene")
      }
    }
    guard let controller else {
      throw scene.error(
        found: "a scene without a controller", expected: "<viewController> in its <objects>",
        remedy: "delete the scene or add a controller")
    }
    let blueprint = SceneBlueprint(
      controller: controller, view: view, recognizers: recognizers,
      firstResponders: firstResponders, exits: exits,
      segues: segues(controller, view, recognizers))
    try check(blueprint)
    return blueprint
  }

  private func unknown(
    _ element: MarkupElement, _ known: Set<String>, among supported: [String], _ what: String
  ) -> StoryboardError {
    let names = supported.map { "<\($0)>" }.joined(separator: ", ")
    let isKnown = known.contains(element.name)
    return element.error(
      found: isKnown ? "\(element.tag), which is not supported yet" : element.tag,
      expected: "\(what): \(names)",
      remedy: isKnown
        ? "make it in code, or leave it out" : "check the element's name, or leave it out")
  }

  // MARK: Controllers

  private func controller(
    _ element: MarkupElement, _ kind: ControllerKind
  ) throws -> ControllerBlueprint {
    let id = try element.required("id", "an id to which segues refer")
    let own = try ownClass(element) { kind.accepts($0) ? $0 as? UIViewController.Type : nil }
    return ControllerBlueprint(
      id: id, identifier: element["storyboardIdentifier"], kind: kind, ownType: own,
      settings: try ControllerSettings.read(element, context.notes),
      runtimeAttributes: try runtimeAttributes(element),
      connections: try connections(element), place: element.place)
  }

  // MARK: Views

  func view(_ element: MarkupElement) throws -> ViewBlueprint {
    guard let kind = ViewKind.all.first(where: { $0.element == element.name }) else {
      throw unknown(
        element, ViewKind.unsupported, among: ViewKind.all.map(\.element), "a view")
    }
    let own = try ownClass(element) { kind.accepts($0) ? $0 as? UIView.Type : nil }
    if let constraints = element.child("constraints")?.children {
      for constraint in constraints {
        context.notes.skip("<\(constraint.name)>", at: constraint.line, "frames are used")
      }
    }
    return ViewBlueprint(
      id: element["id"], kind: kind, ownType: own, settings: try settings(element, kind),
      runtimeAttributes: try runtimeAttributes(element),
      subviews: try (element.child("subviews")?.children ?? []).map(view),
      connections: try connections(element), place: element.place)
  }

  private func settings(
    _ element: MarkupElement, _ kind: ViewKind
  ) throws -> [ViewKind.Setting] {
    var settings = try element.known(kind.attributes, context.notes).map {
      try $0.reading(element, $0.name, context)
    }
    for part in element.children where part.name != "nil" {
      if let reading = kind.parts[part.name] ?? part.key.flatMap({ kind.parts[$0] }) {
        settings.append(try reading(part, part.key ?? "", context))
      } else if !StoryboardIgnored.parts.contains(part.name) {
        let what = part.key.map { "<\(part.name) key=\"\($0)\">" } ?? "<\(part.name)>"
        context.notes.skip("\(what) of <\(element.name)>", at: part.line)
      }
    }
    return settings
  }

  // MARK: Recognizers

  func recognizer(
    _ element: MarkupElement, _ kind: RecognizerKind
  ) throws -> RecognizerBlueprint {
    RecognizerBlueprint(
      id: try element.required("id", "an id to which connections refer"), kind: kind,
      settings: try element.known(kind.attributes, context.notes).map {
        try $0.reading(element, $0.name)
      },
      connections: try connections(element))
  }

  // MARK: Checks

  private func segues(
    _ controller: ControllerBlueprint, _ view: ViewBlueprint?, _ recognizers: [RecognizerBlueprint]
  ) -> [SegueBlueprint] {
    let all =
      (view?.allConnections ?? []) + controller.connections
      + recognizers.flatMap(\.connections)
    return all.compactMap { connection in
      guard case .segue(let segue) = connection.kind else { return nil }
      return segue
    }
  }

  /// Checks that outlets and actions refer to objects of the scene.
  private func check(_ scene: SceneBlueprint) throws {
    var known = scene.firstResponders.union(scene.recognizers.map(\.id))
    known.insert(scene.controller.id)
    known.formUnion(scene.view?.allIDs ?? [])
    let connections =
      scene.controller.connections + (scene.view?.allConnections ?? [])
      + scene.recognizers.flatMap(\.connections)
    for connection in connections where !known.contains(connection.destination) {
      if case .segue = connection.kind { continue }
      throw connection.place.error(
        found: "\(connection.what) to '\(connection.destination)'",
        expected: "the id of a supported object in this scene",
        remedy: "connect it again, or delete the connection")
    }
  }
}

extension ViewBlueprint {
  fileprivate var allConnections: [ConnectionBlueprint] {
    connections + subviews.flatMap(\.allConnections)
  }
  fileprivate var allIDs: [String] { (id.map { [$0] } ?? []) + subviews.flatMap(\.allIDs) }
}
