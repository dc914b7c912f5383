/// A `.xib` file, read and checked once: views, and their connections to each other and to an owner.
@MainActor
final class NibFile {
  private let ownerID: String
  private let ownerConnections: [ConnectionBlueprint]
  private let views: [ViewBlueprint]
  private let recognizers: [RecognizerBlueprint]
  let warnings: [String]

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
    let reader = SceneReader(context: context, kinds: [])
    var owner = (id: "-1", connections: [ConnectionBlueprint]())
    var views: [ViewBlueprint] = []
    var recognizers: [RecognizerBlueprint] = []
    for element in root.child("objects")?.children ?? [] {
      if element.name == "placeholder" {
        guard element["placeholderIdentifier"] == "IBFilesOwner" else { continue }
        owner = (element["id"] ?? owner.id, try reader.connections(element))
      } else if let kind = RecognizerKind.all.first(where: { $0.element == element.name }) {
        recognizers.append(try reader.recognizer(element, kind))
      } else {
        views.append(try reader.view(element))
      }
    }
    (ownerID, ownerConnections) = owner
    (self.views, self.recognizers, warnings) = (views, recognizers, notes.warnings)
  }

  /// Creates the views and connects outlets, then actions.
  func make(owner: AnyObject?) throws -> [UIView] {
    var made = SceneObjects(owner: owner, id: ownerID)
    let top = try views.map { try made.make($0) }
    for recognizer in recognizers { made.add(recognizer) }
    let ends = made.connections(and: ownerConnections)
    try Outlet.connect(ends, made)
    for (object, connection) in ends {
      guard case .action(let name, let event) = connection.kind else { continue }
      try SceneActions.connect(name, event, connection, object, among: made)
    }
    for (view, plan) in made.views {
      for attribute in plan.runtimeAttributes { try attribute.set(on: view) }
    }
    made.awake()
    return top
  }
}

extension UINib {
  /// The objects at the top of the file.
  static func objects(of nib: UINib, owner: AnyObject?) -> [Any] {
    StoryboardError.raising {
      let file = try nib.read()
      for warning in file.warnings { UIKitLog.warn(warning) }
      return try file.make(owner: owner)
    }
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
