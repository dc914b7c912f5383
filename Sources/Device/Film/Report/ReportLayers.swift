import QuartzCore
import Stage

/// The layers in the frames of a film and the curves of their properties, as they are embedded in a
/// report.
///
/// Each distinct state of a layer is stored once, regardless of how many frames show it.
struct ReportLayers {
  private let recording: Recording
  /// All distinct states of all layers.
  private(set) var rows: [LayerList.Row] = []
  private var places: [LayerList.Row: Int] = [:]
  private var last: [Int] = []
  /// For each layer and property, one number per frame. The number is nil in frames that do not
  /// contain the layer.
  private var curves: [Int: [[Double?]]] = [:]
  private var count = 0

  init(_ recording: Recording) { self.recording = recording }

  /// Adds a frame. Returns the indices in `rows` for the layers of the frame, or nil if they are
  /// the same as in the previous frame.
  mutating func add(_ moment: FilmTiming.Moment) -> [Int]? {
    let frame = recording.frames[moment.index]
    let list = LayerList(
      frame, after: moment.after, screen: frame.size ?? recording.firstSize,
      names: recording.layerNames)
    let here = list.rows.map { row in
      if let place = places[row] { return place }
      places[row] = rows.count
      rows.append(row)
      return rows.count - 1
    }
    measure(frame.tree.root, at: frame.time + moment.after)
    count += 1
    defer { last = here }
    return here == last ? nil : here
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

  /// The curves of all layers. The keys are the layer's number and the property's name.
  var curvesByLayer: [String: [String: Curve]] {
    var found: [String: [String: Curve]] = [:]
    for (layer, ways) in curves {
      for (property, way) in zip(LayerCurve.properties, ways) {
        let values = way + [Double?](repeating: nil, count: count - way.count)
        found[String(layer), default: [:]][property.name] = Curve(values)
      }
    }
    return found
  }

  /// The values of a property, one for each frame. A constant curve is written as a single number.
  enum Curve: Encodable {
    case constant(JSONNumber?)
    case values([JSONNumber?])

    init(_ values: [Double?]) {
      let isConstant = values.allSatisfy { $0 == values.first }
      let numbers = values.map { $0.map(JSONNumber.init) }
      self = isConstant ? .constant(numbers.first ?? nil) : .values(numbers)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .constant(let number): try container.encode(number)
      case .values(let numbers): try container.encode(numbers)
      }
    }
  }
}
