/// The order of a module's folders: the files of each folder refer only to declarations in that
/// folder and in folders listed before it.
struct FolderOrder {
  /// Folders, and single files beside the folders, from the lowest to the highest.
  var folders: [String]
  /// Folders whose files must refer to each other because Apple's signatures refer to each other.
  /// Cycles within one of these folders are allowed.
  var groupedFolders: [String] = []
  /// Groups of folders or single files that may refer to each other. A declared cycle is better
  /// than a protocol that hides the cycle.
  var groups: [String: [String]] = [:]

  /// The order of the folders in each module. A module that is not listed has no order; it is only
  /// checked for cycles.
  static let all: [String: FolderOrder] = [
    // A device and its queues, log and names reference each other.
    "DeviceRuntime": FolderOrder(
      folders: [
        "Exports.swift", "Toolchain", "Objects", "Members", "World", "Exchange", "KeyValue",
        "Sending", "MainQueue", "NSObject", "ToolchainCheck.swift",
      ],
      groupedFolders: ["World"]),
    // Frames read committed values and do not reference layers, so Render comes before Layers.
    // Layers, their transactions and the registry of their animations reference each other.
    "QuartzCore": FolderOrder(
      folders: [
        "Values", "Time", "Properties", "Render", "Animations", "Layers", "Actions",
      ],
      groupedFolders: ["Layers"]),
    "UIKit": FolderOrder(
      folders: [
        "Tracing", "Animation", "Geometry", "Feedback", "Traits",
        "UIScreen.swift", "Drawing", "Responding",
        "Touch",
        "Gestures", "Views", "Layout", "Text", "Keyboard", "Controls", "Scrolling", "Dynamics",
        "Controllers", "Transitioning", "Containers", "Storyboards", "Application",
        "Names",
      ],
      groupedFolders: ["Responding", "Controllers"],
      groups: [
        "a transition's session": ["Transitioning/Session", "Transitioning/Interaction"],
        // An active search hides its navigation bar, and the bar shows the search field.
        "the stacks of controllers, and the search": [
          "Containers/Navigation", "Containers/Tabs", "Containers/Search",
        ],
        "storyboards": [
          "Storyboards/Kinds", "Storyboards/Making", "Storyboards/Reading",
          "Storyboards/StoryboardStore.swift", "Storyboards/UIStoryboard.swift",
        ],
        "the layout engine": [
          "Layout/Constraints", "Layout/Engine", "Layout/NSLayoutConstraint+Activating.swift",
          "Layout/UIView+Constraints.swift", "Layout/VisualFormat",
        ],
        "drawing in the current context": [
          "Drawing/Colors/UIColor.swift", "Drawing/Graphics/UIGraphics.swift",
          "Drawing/UIImage.swift", "Drawing/UIImage+Named.swift", "Drawing/DecodedImage.swift",
          "Drawing/AssetCatalogue.swift",
        ],
        "the collection view": ["Scrolling/Collections"],
        "the scroll view": [
          "Scrolling/UIScrollView.swift", "Scrolling/Refreshing/UIRefreshControl.swift",
          "Scrolling/Touches/ScrollPan.swift",
          "Scrolling/Zooming/ScrollPinch.swift", "Scrolling/Zooming/ScrollZoom.swift",
        ],
        "property animators": ["Views/PropertyAnimators"],
        "dynamics": [
          "Dynamics/Behaviors", "Dynamics/DynamicSimulation.swift",
          "Dynamics/UIDynamicAnimator.swift",
        ],
      ]),
    "AppHost": FolderOrder(
      folders: [],
      groups: [
        // The description of an option names the command that lists its values.
        "commands and their options": [
          "Parsing/CommandName.swift", "Parsing/Option.swift",
          "Parsing/Wording/ProgramName.swift", "Parsing/Wording/Wording.swift",
        ]
      ]),
    "Preview": FolderOrder(
      folders: [],
      groups: [
        "the page's server": [
          "PageServer.swift", "PageEntry.swift", "PageVariants.swift", "Session",
        ]
      ]),
  ]

  /// One violation of the order, as a sentence in Markdown.
  struct Finding: Equatable {
    var text: String
  }

  /// The file's position in the order; nil for a file that is not part of the order.
  private func place(of file: SourceFile) -> Int? {
    folders.firstIndex(of: file.folder ?? file.path)
  }

  /// The violations in `graph`, sorted.
  func findings(in graph: FileGraph) -> [Finding] {
    unplaced(in: graph) + upward(in: graph) + circles(in: graph) + needless(in: graph)
  }

  /// Groups that need not be declared, because their files do not form a cycle.
  private func needless(in graph: FileGraph) -> [Finding] {
    groups.sorted { $0.key < $1.key }.compactMap { name, places in
      let files = graph.files.filter { places.contains(where: $0.stands) }
      let own = FileGraph(module: graph.module, files: files)
      guard own.circles(group: { _ in nil }).isEmpty else { return nil }
      return Finding(text: "\(graph.module): no circle in \(name), which need not be declared")
    }
  }

  private func unplaced(in graph: FileGraph) -> [Finding] {
    guard !folders.isEmpty else { return [] }
    let unknown = Set(graph.files.compactMap(\.folder)).subtracting(folders)
    return unknown.sorted().map { folder in
      Finding(text: "`\(graph.module)/\(folder)/` has no place in the order")
    }
  }

  private func upward(in graph: FileGraph) -> [Finding] {
    let files = Dictionary(uniqueKeysWithValues: graph.files.map { ($0.path, $0) })
    return graph.files.flatMap { file in
      graph.targets(of: file.path).compactMap { path in
        guard let target = files[path], let here = place(of: file), let there = place(of: target),
          here < there
        else { return nil }
        let names = Self.list(graph.edges[file.path]?[path] ?? [])
        return Finding(
          text: "`\(graph.module)/\(file.path)` refers to \(names) of the "
            + "higher folder \(folders[there]) (`\(path)`)")
      }
    }
  }

  private func group(of file: SourceFile) -> String? {
    groups.first { $0.value.contains(where: file.stands) }?.key
  }

  private func circles(in graph: FileGraph) -> [Finding] {
    let circles = graph.circles { file in
      file.folder.flatMap { groupedFolders.contains($0) ? "the group of \($0)" : nil }
        ?? group(of: file)
    }
    return circles.map { circle in
      let steps = circle.map { "`\($0.node)` refers to \(Self.list($0.declarations)) of " }
      return Finding(
        text: "\(graph.module): a circle, \(steps.joined())`\(circle.first?.node ?? "")`")
    }
  }

  /// The first three names, and how many more there are.
  private static func list(_ names: Set<String>) -> String {
    let shown = names.sorted().prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }
}
