import QuartzCore
import Stage

/// The views on screen in one frame.
package struct ScreenState: Sendable {
  /// The time in seconds since the recording began.
  package let t: Double
  /// The views by the numbers of their layers.
  package let views: [Int: RecordedView]
  /// The layers, parents before their children. Siblings are in drawing order if `isOrdered` is
  /// true; otherwise they are in the order of their creation.
  package let order: [Int]
  let isOrdered: Bool
  /// The names that calls use for the views, by the numbers of their layers.
  let names: [Int: String]

  /// The frames of a recording, with all views and their styles.
  static func all(in recording: Recording) -> [ScreenState] {
    let (styles, names) = (RecordedStyles(), Self.names(recording.views))
    var last: (root: RenderNode, state: ScreenState)?
    return recording.frames.map { frame in
      let root = frame.tree.root
      // Nothing has changed since the previous frame, so its views are used again.
      if let last, last.root === root, root.isAtRest { return last.state.at(frame.t) }
      let views = RecordedView.all(in: frame.tree, at: frame.time, styles: styles)
      let state = ScreenState(
        t: frame.t, views: Dictionary(views.map { ($0.id, $0) }, uniquingKeysWith: { $1 }),
        order: views.map(\.id), isOrdered: true, names: names)
      last = (root, state)
      return state
    }
  }

  private func at(_ t: Double) -> ScreenState {
    ScreenState(t: t, views: views, order: order, isOrdered: isOrdered, names: names)
  }

  /// The frames of a recording file. The file does not contain the order of siblings.
  static func all(in run: RecordedRun) -> [ScreenState] {
    let names = Self.names(run.views ?? [])
    var views: [Int: RecordedView] = [:]
    return run.samples.map { sample in
      for var view in sample.views {
        view.style = view.style ?? views[view.id]?.style
        views[view.id] = view
      }
      for id in sample.gone ?? [] { views[id] = nil }
      return ScreenState(
        t: sample.t, views: views, order: views.keys.sorted(), isOrdered: false, names: names)
    }
  }

  private static func names(_ views: [ViewRecord]) -> [Int: String] {
    views.reduce(into: [:]) { names, view in
      if let name = view.names.first(where: { $0.hasPrefix("\(view.type)#") }) {
        names[view.layer] = name
      }
    }
  }
}
