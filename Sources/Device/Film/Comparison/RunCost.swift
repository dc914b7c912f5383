/// The work that a run causes for the screen, as counts that are equal on every machine.
package struct RunCost: Sendable, Equatable {
  /// The number of frames in which a layer differs from the frame before.
  package private(set) var changedFrames = 0
  /// The number of changes of layers in all frames.
  package private(set) var layerChanges = 0
  /// The largest number of layers on screen.
  package private(set) var mostLayers = 0

  package init(_ run: RecordedRun) {
    var layers: Set<Int> = []
    for sample in run.samples {
      layers.formUnion(sample.views.map(\.id))
      layers.subtract(sample.gone ?? [])
      let changes = sample.views.count + (sample.gone?.count ?? 0)
      if changes > 0 { changedFrames += 1 }
      layerChanges += changes
      mostLayers = max(mostLayers, layers.count)
    }
  }

  /// The counts that are not those of an earlier version; nil if all are equal.
  package func sentence(since before: RunCost) -> String? {
    let counts = [
      (changedFrames, before.changedFrames, "frames change"),
      (layerChanges, before.layerChanges, "changes of layers"),
      (mostLayers, before.mostLayers, "layers on screen at most"),
    ]
    let words = counts.filter { $0.0 != $0.1 }.map { "\($0.0) \($0.2), not \($0.1)" }
    return words.isEmpty ? nil : "cost: " + words.joined(separator: "; ")
  }
}
