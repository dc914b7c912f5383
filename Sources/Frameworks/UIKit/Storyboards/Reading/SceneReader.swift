/// Reads the scenes of one file into blueprints.
@MainActor
struct SceneReader {
  let context: StoryboardContext
  let kinds: [ControllerKind]

  /// Reads a scene. Content that is invalid or not supported is noted and left out.
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
      if let kind = controllerKind(of: element) {
        controller = try self.controller(element, kind)
        view = element.children.first { $0.key == "view" }.map(self.view)
      } else if let kind = RecognizerKind.all.first(where: { $0.element == element.name }) {
        if let made = recognizer(element, kind) { recognizers.append(made) }
      } else if element.name == "placeholder" {
        firstResponders.insert(id)
      } else if element.name == "exit" {
        exits.insert(id)
      } else if ViewKind.all.contains(where: { $0.element == element.name }) {
        others.append(self.view(element))
      } else if element.name == "customObject" {
        if let made = object(element) { customs.append(made) }
      } else {
        context.notes.note(unknown(element))
      }
    }
    guard let controller else {
      throw scene.error(
        found: "a scene without a controller", expected: "<viewController> in its <objects>",
        remedy: "delete the scene or add a controller")
    }
    return SceneBlueprint(
      controller: controller, view: view, recognizers: recognizers,
      others: others, objects: customs, firstResponders: firstResponders, exits: exits,
      segues: SceneBlueprint.segues(controller, view, recognizers)
    ).checked(context.notes)
  }

  /// An object whose class is defined by the app, such as a data source.
  func object(_ element: MarkupElement) -> ObjectBlueprint? {
    guard let id = id(of: element) else { return nil }
    return ObjectBlueprint(
      id: id, type: ownClass(element) { $0 as? NSObject.Type } ?? NSObject.self,
      runtimeAttributes: runtimeAttributes(element), connections: connections(element))
  }

  private func id(of element: MarkupElement) -> String? {
    context.notes.valid { try element.required("id", "an id to which connections refer") }
  }

  /// The result of `read` for an attribute. Nil if the attribute is missing or invalid; the notes
  /// say that it is invalid.
  func optional<Value>(
    _ element: MarkupElement, _ name: String, _ read: (String) throws -> Value
  ) -> Value? {
    context.notes.valid { try element.optional(name, read) } ?? nil
  }

  // MARK: Controllers

  /// The kind of controller that an element describes; nil if the element is not a controller. A
  /// controller that is not supported becomes a plain controller with the scene's view.
  func controllerKind(of element: MarkupElement) -> ControllerKind? {
    if let kind = kinds.first(where: { $0.element == element.name }) { return kind }
    guard element.name.hasSuffix("Controller"), let plain = kinds.first else { return nil }
    if FrameworkClass.named(by: element) == nil {
      context.notes.skip(
        "<\(element.name)>", at: element.line,
        "a UIViewController takes its place; make the controller in code")
    }
    return plain
  }

  func controller(
    _ element: MarkupElement, _ kind: ControllerKind
  ) throws -> ControllerBlueprint {
    let id = try element.required("id", "an id to which segues refer")
    let own =
      ownClass(element) { kind.accepts($0) ? $0 as? UIViewController.Type : nil }
      ?? FrameworkClass.named(by: element) as? UIViewController.Type
    let items = element.children.compactMap { part -> ControllerPart<ItemBlueprint>? in
      guard let find = kind.items[part.key ?? ""], let plan = item(part) else { return nil }
      return ControllerPart(find: find, plan: plan)
    }
    let bars = element.children.compactMap { part in
      kind.bars[part.key ?? ""].map { ControllerPart(find: $0, plan: view(part, isOwn: true)) }
    }
    return ControllerBlueprint(
      id: id, identifier: element["storyboardIdentifier"], kind: kind, ownType: own,
      settings: ControllerSettings.read(element, kind, context.notes), bars: bars, items: items,
      toolbarItems: (element.child("toolbarItems")?.children ?? []).compactMap(item),
      guides: layoutGuides(element), runtimeAttributes: runtimeAttributes(element),
      connections: connections(element), place: element.place)
  }

  // MARK: Recognizers

  func recognizer(
    _ element: MarkupElement, _ kind: RecognizerKind
  ) -> RecognizerBlueprint? {
    guard let id = id(of: element) else { return nil }
    return RecognizerBlueprint(
      id: id, kind: kind, settings: kind.settings(element, context.notes),
      connections: connections(element))
  }

  private func unknown(_ element: MarkupElement) -> StoryboardError {
    let names = kinds.map(\.element) + RecognizerKind.all.map(\.element)
    return element.error(
      found: element.tag,
      expected: "an object of a scene: "
        + names.map { "<\($0)>" }.joined(separator: ", "),
      remedy: "check the element's name, or remove the element")
  }
}
