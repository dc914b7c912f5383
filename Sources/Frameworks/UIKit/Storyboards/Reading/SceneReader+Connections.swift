// Reads outlets, actions and segues.
extension SceneReader {
  func connections(_ element: MarkupElement) -> [ConnectionBlueprint] {
    (element.child("connections")?.children ?? []).compactMap { child in
      context.notes.valid { try connection(child) }
    }
  }

  private func connection(_ element: MarkupElement) throws -> ConnectionBlueprint {
    let destination = try element.required("destination", "the id of the object it leads to")
    let kind: ConnectionBlueprint.Kind
    switch element.name {
    case "outlet":
      kind = .outlet(property: try element.required("property", "the outlet's name"))
    case "outletCollection":
      kind = .collection(property: try element.required("property", "the outlet's name"))
    case "action":
      kind = .action(
        selector: try element.required("selector", "the method's name, as \"tapped:\""),
        event: optional(element, "eventType") { try element.choice($0, Self.events) })
    case "segue": kind = .segue(try segue(element, to: destination))
    default:
      throw element.error(
        found: element.tag, expected: "<outlet>, <outletCollection>, <action> or <segue>",
        remedy: "delete the connection")
    }
    return ConnectionBlueprint(kind: kind, destination: destination, place: element.place)
  }

  private func segue(
    _ element: MarkupElement, to destination: String
  ) throws -> SegueBlueprint {
    let name = try element.required("kind", "the kind of segue")
    let kind: SegueBlueprint.Kind
    switch name {
    case "show", "push": kind = .show
    case "showDetail", "replace": kind = .showDetail
    case "presentation", "modal", "popoverPresentation": kind = .present
    case "custom": kind = .custom
    case "embed": kind = .embed
    case "unwind":
      kind = .unwind(
        action: try element.required("unwindAction", "the method's name, as \"unwindToList:\""))
    case "relationship":
      kind = .relationship(try element.required("relationship", "the role of the child"))
    default:
      throw element.error(
        found: "a segue of kind '\(name)'",
        expected: "'show', 'showDetail', 'presentation', 'embed', 'custom' or 'unwind'",
        remedy: name == "popover"
          ? "choose 'popoverPresentation', or present the controller in code"
          : "choose another kind")
    }
    if let creator = element["destinationCreationSelector"] {
      throw element.error(
        found: "the segue action '\(creator)'", expected: "a segue without an action",
        remedy: "segue actions are not supported yet; pass values in prepare(for:sender:)")
    }
    let own = ownClass(element) { $0 as? UIStoryboardSegue.Type }
    if kind == .custom, own == nil {
      throw element.error(
        found: "a custom segue without a class", expected: "customClass and customModule",
        remedy: "name a subclass of UIStoryboardSegue that overrides perform()")
    }
    return SegueBlueprint(
      kind: kind, identifier: element["identifier"], destination: destination,
      animates: optional(element, "animates", element.flag) ?? true,
      modalPresentationStyle: name == "popoverPresentation"
        ? .popover
        : optional(element, "modalPresentationStyle") {
          try element.choice($0, ControllerSettings.presentationStyles)
        },
      modalTransitionStyle: optional(element, "modalTransitionStyle") {
        try element.choice($0, ControllerSettings.transitionStyles)
      },
      type: own ?? UIStoryboardSegue.self, place: element.place)
  }

  private static let events: KeyValuePairs<String, UIControl.Event> = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: Runtime attributes

  func runtimeAttributes(_ element: MarkupElement) -> [RuntimeAttribute] {
    let list = element.child("userDefinedRuntimeAttributes")?.children ?? []
    return list.compactMap { attribute in
      context.notes.valid {
        RuntimeAttribute(
          keyPath: try attribute.required("keyPath", "the property's name"),
          value: try value(of: attribute), place: attribute.place)
      }
    }
  }

  /// The value of a runtime attribute. The file contains the value as an attribute or, if the value
  /// consists of several numbers, as a child element.
  private func value(of attribute: MarkupElement) throws -> Any? {
    let child = attribute.children.first { $0.key == "value" }
    switch attribute["type"] {
    case "boolean": return try attribute.flag("value")
    case "string", "localizedString": return attribute["value"] ?? child?.text ?? ""
    case "image": return attribute["value"].flatMap(context.image)
    case "nil": return nil
    case "number":
      guard let child else { break }
      return child.name == "integer" ? try child.integer("value") : try child.number("value")
    case "color":
      guard let child else { break }
      return try child.color(context.resources)
    case "point":
      guard let child else { break }
      return try child.point()
    case "size":
      guard let child else { break }
      return try child.size()
    case "rect":
      guard let child else { break }
      return try child.rect()
    default: break
    }
    throw attribute.error(
      found: "a runtime attribute of type '\(attribute["type"] ?? "")'",
      expected: "nil, or a boolean, number, string, color, point, size, rect or image with its "
        + "value",
      remedy: "set the property in awakeFromNib() instead")
  }
}
