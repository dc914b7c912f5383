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
    var others: [ViewBlueprint] = []
    var customs: [ObjectBlueprint] = []
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
      } else if ViewKind.all.contains(where: { $0.element == element.name }) {
        others.append(try self.view(element))
      } else if element.name == "customObject" {
        customs.append(try object(element))
      } else {
        throw unknown(element)
      }
    }
    guard let controller else {
      throw scene.error(
        found: "a scene without a controller", expected: "<viewController> in its <objects>",
        remedy: "delete the scene or add a controller")
    }
    let blueprint = SceneBlueprint(
      controller: controller, view: view, recognizers: recognizers,
      others: others, objects: customs, firstResponders: firstResponders, exits: exits,
      segues: SceneBlueprint.segues(controller, view, recognizers))
    try blueprint.check()
    return blueprint
  }

  /// An object whose class is defined by the app, such as a data source.
  func object(_ element: MarkupElement) throws -> ObjectBlueprint {
    ObjectBlueprint(
      id: try element.required("id", "an id to which connections refer"),
      type: try ownClass(element) { $0 as? NSObject.Type } ?? NSObject.self,
      runtimeAttributes: try runtimeAttributes(element), connections: try connections(element))
  }

  // MARK: Controllers

  private func controller(
    _ element: MarkupElement, _ kind: ControllerKind
  ) throws -> ControllerBlueprint {
    let id = try element.required("id", "an id to which segues refer")
    let own = try ownClass(element) { kind.accepts($0) ? $0 as? UIViewController.Type : nil }
    let items = try element.children.compactMap { part in
      try kind.items[part.key ?? ""].map { ControllerPart(find: $0, plan: try item(part)) }
    }
    let bars = try element.children.compactMap { part in
      try kind.bars[part.key ?? ""].map {
        ControllerPart(find: $0, plan: try view(part, isOwn: true))
      }
    }
    return ControllerBlueprint(
      id: id, identifier: element["storyboardIdentifier"], kind: kind, ownType: own,
      settings: try ControllerSettings.read(element, kind, context.notes), bars: bars, items: items,
      toolbarItems: try (element.child("toolbarItems")?.children ?? []).map(item),
      guides: try layoutGuides(element), runtimeAttributes: try runtimeAttributes(element),
      connections: try connections(element), place: element.place)
  }

  // MARK: Recognizers

  func recognizer(
    _ element: MarkupElement, _ kind: RecognizerKind
  ) throws -> RecognizerBlueprint {
    RecognizerBlueprint(
      id: try element.required("id", "an id to which connections refer"), kind: kind,
      settings: try kind.settings(element, context.notes), connections: try connections(element))
  }

  private func unknown(_ element: MarkupElement) -> StoryboardError {
    let names = kinds.map(\.element) + RecognizerKind.all.map(\.element)
    let isKnown = ControllerKind.unsupported.contains(element.name)
    return element.error(
      found: isKnown ? "\(element.tag), which is not supported yet" : element.tag,
      expected: "an object of a scene: " + names.map { "<\($0)>" }.joined(separator: ", "),
      remedy: isKnown
        ? "create the object in code, or remove the element"
        : "check the element's name, or remove the element")
  }
}
