import Stage

// The views that a question names.
extension AskedRun {
  /// The views of the run, in the order of their creation.
  package var listedViews: [ListedView] {
    var times: [Int: (first: Double, last: Double, type: String)] = [:]
    for frame in frames {
      for (id, view) in frame.views {
        times[id] = (times[id]?.first ?? frame.t, frame.t, view.name)
      }
    }
    let records = Dictionary(views.map { ($0.layer, $0) }, uniquingKeysWith: { $1 })
    return Set(times.keys).union(records.keys).sorted().compactMap { id in
      let (time, record) = (times[id], records[id])
      guard let type = record?.type ?? time?.type, !type.hasPrefix("CA") else { return nil }
      return ListedView(
        title: title(of: id), type: type,
        controller: record?.names.first { !$0.hasPrefix("\(type)#") },
        shown: time.map { $0.first...$0.last }, made: record?.made)
    }
  }

  /// The name of a layer's view in answers.
  func title(of layer: Int) -> String {
    let record = views.first { $0.layer == layer }
    if let record, let name = record.names.first(where: { $0.hasPrefix("\(record.type)#") }) {
      return name
    }
    let type =
      record?.type ?? frames.lazy.compactMap { $0.views[layer]?.name }.first ?? "CALayer"
    return "\(type)@\(layer)"
  }

  /// The layers that a subject names during the whole run.
  func layers(of subject: Question.Subject) throws(AskError) -> [Int] {
    let found: [Int]
    let word: String
    switch subject {
    case .role(let role):
      guard role != .window else { return frames.first?.window.map { [$0] } ?? [] }
      guard hasTransitions else { throw .needsRun(.transitions) }
      return Set(transitions.compactMap { $0.layer(of: role) }).sorted()
    case .type(let type):
      word = type
      let named = views.filter { view in
        view.type == type || view.names.contains { $0.hasPrefix("\(type)#") }
      }.map(\.layer)
      let shown = frames.flatMap { $0.views.values.filter { $0.name == type }.map(\.id) }
      found = Set(named + shown).sorted()
    case .object(let name):
      word = name
      found = views.filter { $0.names.contains(name) }.map(\.layer)
    case .layer(let id, let type):
      word = "\(type)@\(id)"
      let record = views.first { $0.layer == id }?.type
      let shown = frames.lazy.compactMap { $0.views[id]?.name }.first
      found = (record ?? shown) == type ? [id] : []
    }
    guard found.isEmpty else { return found }
    let names = listedViews.flatMap { view in
      [view.title, view.type] + (view.controller.map { [$0] } ?? [])
    }
    throw .unknownView(
      word, among: names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }

  /// The layer of a subject; nil if the subject is a role, whose view depends on the time.
  func layer(of subject: Question.Subject) throws(AskError) -> Int? {
    let layers = try layers(of: subject)
    if case .role(let role) = subject, role != .window { return nil }
    guard layers.count <= 1 else {
      if case .type(let type) = subject {
        throw .severalViews(type, layers.map { title(of: $0) })
      }
      // An object's name belongs to the layer that it had last.
      return layers.last
    }
    return layers.first
  }

  /// The view of a subject in a frame; nil if it is not on screen.
  func view(_ subject: Question.Subject, _ layer: Int?, in frame: ScreenState) -> ScreenView? {
    if let layer { return ScreenView(layer, in: frame) }
    guard case .role(let role) = subject,
      let running = transitions.last(where: { $0.isRunning(at: frame.t) }),
      let layer = running.layer(of: role)
    else { return nil }
    return ScreenView(layer, in: frame)
  }
}

extension TransitionViews {
  fileprivate func layer(of role: Question.Role) -> Int? {
    switch role {
    case .container: container
    case .from: from
    case .to: to
    case .window: nil
    }
  }
}

extension ScreenState {
  /// The first window.
  fileprivate var window: Int? {
    order.first { id in
      guard let parent = views[id]?.parent else { return false }
      return views[parent]?.parent == nil
    }
  }
}
