/// The order of a module's rooms: each names only itself and rooms that stand before it.
struct House {
  /// Folders, and single files that stand beside the folders, from the lowest up.
  var rooms: [String]
  /// Rooms that Apple's signatures tie into one knot; circles inside are decreed.
  var knots: [String] = []
  /// Files that know each other, by what they are together: folders, or single files. Circles inside
  /// are declared; a protocol that only cut them would hide them.
  var groups: [String: [String]] = [:]

  /// By module. Modules that are not listed have no order, only the rule against circles.
  static let all: [String: House] = [
    // Frames read committed values and know no layer, so Render stands below. Layers, their
    // transactions and the registry of what runs on them refer to each other: one knot.
    "QuartzCore": House(
      rooms: ["ObjectiveC", "Values", "Time", "Properties", "Render", "Animations", "Layers", "Actions"],
      knots: ["Layers"]),
    "UIKit": House(
      rooms: [
        "Tracing", "MainQueue", "Animation", "ObjectiveC", "Geometry", "Feedback", "Traits",
        "UIScreen.swift", "Drawing", "Responding",
        "Touch",
        "Gestures", "Views", "Layout", "Text", "Controls", "Scrolling", "Controllers",
        "Transitioning", "Containers", "Storyboards", "Application",
        "Names",
      ],
      knots: ["Responding", "Controllers"],
      groups: [
        "the trace": ["Tracing"],
        "a transition's session": ["Transitioning/Session", "Transitioning/Interaction"],
        "the stacks of controllers": ["Containers/Navigation", "Containers/Tabs"],
        "the sheet": ["Containers/Sheets"],
        "the layout engine": ["Layout/Constraints", "Layout/Engine"],
        "the scroll view": [
          "Scrolling/UIScrollView.swift", "Scrolling/Touches/ScrollPan.swift",
          "Scrolling/Zooming/ScrollPinch.swift", "Scrolling/Zooming/ScrollZoom.swift",
        ],
        "property animators": ["Views/PropertyAnimators"],
        "animation blocks": ["Animation/AnimationCapture.swift", "Animation/AnimationScope.swift"],
      ]),
    "Preview": House(
      rooms: [],
      groups: [
        "the page's server": [
          "PageServer.swift", "PageEntry.swift", "PageVariants.swift", "Session",
        ]
      ]),
  ]

  /// One breach of the rules, as a sentence in Markdown.
  struct Finding: Equatable {
    var text: String
  }

  /// The place in the order; nil for files that stand outside of it.
  private func place(of file: SourceFile) -> Int? {
    rooms.firstIndex(of: file.room ?? file.path)
  }

  /// What breaks the rules in `graph`, sorted.
  func findings(in graph: FileGraph) -> [Finding] {
    unplaced(in: graph) + upward(in: graph) + circles(in: graph)
  }

  private func unplaced(in graph: FileGraph) -> [Finding] {
    guard !rooms.isEmpty else { return [] }
    let unknown = Set(graph.files.compactMap(\.room)).subtracting(rooms)
    return unknown.sorted().map { room in
      Finding(text: "`\(graph.module)/\(room)/` has no place in the order")
    }
  }

  private func upward(in graph: FileGraph) -> [Finding] {
    let files = Dictionary(uniqueKeysWithValues: graph.files.map { ($0.path, $0) })
    return graph.files.flatMap { file in
      graph.targets(of: file.path).compactMap { path in
        guard let target = files[path], let here = place(of: file), let there = place(of: target),
          here < there
        else { return nil }
        let names = (graph.edges[file.path]?[path] ?? []).sorted().map { "`\($0)`" }
        return Finding(
          text: "`\(graph.module)/\(file.path)` names \(names.joined(separator: ", ")) of the "
            + "higher room \(rooms[there]) (`\(path)`)")
      }
    }
  }

  private func group(of file: SourceFile) -> String? {
    groups.first { $0.value.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } }?.key
  }

  private func circles(in graph: FileGraph) -> [Finding] {
    let circles = graph.circles { file in
      file.room.flatMap { knots.contains($0) ? "the knot \($0)" : nil } ?? group(of: file)
    }
    return circles.map { circle in
      let steps = (circle + circle.prefix(1)).map { "`\($0)`" }
      return Finding(text: "\(graph.module): a circle, " + steps.joined(separator: " → "))
    }
  }
}
