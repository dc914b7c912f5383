/// The scenes and storyboard references that contain each other through relationships and embedded
/// scenes, outermost first. A path contains each of them once.
struct ScenePath {
  private struct Step: Hashable {
    let file: String
    let id: String
  }

  private var steps: Set<Step> = []

  /// The path with one more scene or reference; nil if the path already contains it.
  @MainActor
  func adding(_ id: String, of file: StoryboardFile) -> ScenePath? {
    var path = self
    return path.steps.insert(Step(file: file.name, id: id)).inserted ? path : nil
  }
}
