/// A `.storyboard` file, which is read and checked once.
@MainActor
package final class StoryboardFile {
  /// The name of the file, without its extension.
  package let name: String
  /// The id of the initial controller; nil if there is none.
  let initial: String?
  /// The scenes. The keys are the ids of the scenes' controllers.
  let scenes: [String: SceneBlueprint]
  /// The storyboard references, by id. A segue that ends at a reference leads to the scene to which
  /// the reference points.
  let references: [String: StoryboardReference]
  /// The bundle of the file; nil for the main bundle.
  let bundle: Bundle?
  /// The ids of controllers that have an identifier. The keys are the identifiers for
  /// `instantiateViewController(withIdentifier:)`.
  let identifiers: [String: String]
  private let notes: StoryboardNotes
  /// Warnings about content of the file that is ignored or invalid.
  package var warnings: [String] { notes.warnings }

  /// Reads a file and looks up its classes. Throws a `StoryboardError` if the file cannot be used.
  package init(
    name: String, xml: Data, bundle: Bundle? = nil, kinds: [ControllerKind] = ControllerKind.all
  ) throws {
    let root = try MarkupElement.read(xml, file: "\(name).storyboard")
    try Self.checkKind(of: root)
    let notes = StoryboardNotes(file: root.place.file)
    let context = StoryboardContext(
      resources: try StoryboardResources(root.child("resources")), notes: notes, bundle: bundle)
    let reader = SceneReader(context: context, kinds: kinds)

    var scenes: [String: SceneBlueprint] = [:]
    var identifiers: [String: String] = [:]
    var references: [String: StoryboardReference] = [:]
    for element in root.child("scenes")?.children ?? [] where element.name == "scene" {
      if let placeholder = element.child("objects")?.child("viewControllerPlaceholder") {
        let id = try placeholder.required("id", "an id to which segues refer")
        references[id] = StoryboardReference(placeholder)
        continue
      }
      guard let scene = notes.valid({ try reader.scene(element) }) else { continue }
      let controller = scene.controller
      if let other = scenes.updateValue(scene, forKey: controller.id) {
        throw controller.place.error(
          found: "the id '\(controller.id)' again", expected: "a unique id",
          remedy: "change this id, or the same id in line \(other.controller.place.line)")
      }
      guard let identifier = controller.identifier else { continue }
      if let other = identifiers.updateValue(controller.id, forKey: identifier),
        let first = scenes[other]
      {
        throw controller.place.error(
          found: "the storyboardIdentifier '\(identifier)' again",
          expected: "a unique identifier",
          remedy: "change this identifier, or the same identifier in line "
            + "\(first.controller.place.line)")
      }
    }
    self.name = name
    self.scenes = scenes
    self.references = references
    self.bundle = bundle
    self.identifiers = identifiers
    initial = root["initialViewController"]
    self.notes = notes
    try checkInitial(root)
    noteDestinations()
  }

  /// Whether a segue can end at the object with this id.
  func leads(to id: String) -> Bool { scenes[id] != nil || references[id] != nil }

  private static func checkKind(of root: MarkupElement) throws {
    let type = root["type"] ?? ""
    guard root.name != "document" || !type.contains("Storyboard") else { return }
    throw root.error(
      found: root.name == "document" ? "a document of type '\(type)'" : root.tag,
      expected: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">",
      remedy: "load a storyboard, not a nib or a compiled file")
  }

  private func checkInitial(_ root: MarkupElement) throws {
    if let initial, scenes[initial] == nil, references[initial] == nil {
      throw root.error(
        found: "initialViewController=\"\(initial)\"", expected: "the id of a scene's controller",
        remedy: "choose the initial controller again")
    }
  }

  /// Notes the segues that lead to no scene.
  private func noteDestinations() {
    for scene in scenes.values.sorted(by: { $0.controller.place.line < $1.controller.place.line }) {
      for segue in scene.segues {
        if case .unwind = segue.kind {
          guard !scene.exits.contains(segue.destination) else { continue }
          notes.note(
            segue.place.error(
              found: "an unwind to '\(segue.destination)'",
              expected: "the id of the scene's <exit>", remedy: "connect the segue to the exit"))
          continue
        }
        guard !leads(to: segue.destination) else { continue }
        notes.note(
          segue.place.error(
            found: "a segue to '\(segue.destination)'", expected: "the id of a scene's controller",
            remedy: "connect the segue again"))
      }
    }
  }
}

/// The scene at which a storyboard reference points. The scene is in another storyboard or in the
/// same storyboard.
struct StoryboardReference {
  /// The name of the storyboard; nil for the storyboard that contains the reference.
  let storyboard: String?
  /// The identifier of the scene; nil for the initial scene.
  let identifier: String?
  let place: MarkupPlace

  init(_ element: MarkupElement) {
    storyboard = element["storyboardName"]
    identifier = element["referencedIdentifier"]
    place = element.place
  }
}
