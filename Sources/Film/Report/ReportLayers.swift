import QuartzCore
import Stage

/// The layers in the frames of a film and the curves of their properties, as they are embedded in a
/// report.
///
/// Each distinct state of a layer is stored once, regardless of how many frames show it.
struct ReportLayers {
  private let recording: Recording
  /// All distinct states of all layers, as JSON.
  private(set) var rows: [String] = []
  private var places: [String: Int] = [:]
  private var last: [Int] = []
  /// For each layer and property, one number per frame. The number is nil in frames that do not
  /// contain the layer.
  private var curves: [Int: [[Double?]]] = [:]
  private var count = 0

  init(_ recording: Recording) { self.recording = recording }

  /// Adds a frame. Returns the indices in `rows` for the layers of the frame, or nil if they are
  /// the same as in the previous frame.
  mutating func add(_ moment: FilmTiming.Moment) -> String? {
    let frame = recording.frames[moment.index]
    let list = LayerList(
      frame, after: moment.after, screen: frame.size ?? recording.firstSize,
      names: recording.layerNames)
    let here = list.json.map { row in
      if let place = places[row] { return place }
      places[row] = rows.count
      rows.append(row)
      return rows.count - 1
    }
    measure(frame.tree.root, at: frame.time + moment.after)
    count += 1
    defer { last = here }
    return here == last ? nil : JSONText.array(here.map(String.init))
  }

  private mutating func measure(_ node: RenderNode, at parentTime: Double) {
    let values = node.presentation(at: parentTime)
    var ways = curves[node.id] ?? LayerCurve.properties.map { _ in [] }
    for (index, property) in LayerCurve.properties.enumerated() {
      ways[index] += [Double?](repeating: nil, count: count - ways[index].count)
      ways[index].append(property.value(values))
    }
    curves[node.id] = ways
    let time = node.clock.local(at: parentTime)
    for child in node.children { measure(child, at: time) }
  }

  /// The curves as `{layer: {property: [value, …]}}`. A constant curve is written as a single
  /// number.
  var curvesJSON: String {
    JSONText.object(
      curves.sorted { $0.key < $1.key }.map { layer, ways in
        let members = zip(LayerCurve.properties, ways).map { property, way in
          let values = way + [Double?](repeating: nil, count: count - way.count)
          let isSteady = values.allSatisfy { $0 == values.first }
          let numbers = values.map { $0.map(JSONText.number) ?? "null" }
          return (property.name, isSteady ? numbers.first ?? "null" : JSONText.array(numbers))
        }
        return (String(layer), JSONText.object(members))
      })
  }
}
