import QuartzCore
import Stage

// The last change of a value.
extension AskedRun {
  /// The last change of the value before the time `t`; nil if there is none.
  func change(
    _ question: Question, _ subject: Question.Subject, _ layer: Int?, before t: Double
  ) throws(AskError) -> ChangeAnswer? {
    let frame = try frame(at: t)
    let shown = value(question, subject, layer, in: frame) ?? .none
    if let property = question.property,
      let owner = owner(question, subject, layer, in: frame) ?? layer,
      let answer = assignment(property, of: owner, before: t, frame, shown)
    {
      return answer
    }
    return changeOnScreen(question, subject, layer, before: t, frame, shown)
  }

  /// The layer of the view whose property the path names, in a frame.
  private func owner(
    _ question: Question, _ subject: Question.Subject, _ layer: Int?, in frame: ScreenState
  ) -> Int? {
    let start = view(subject, layer, in: frame)
    return start.flatMap { question.owner(from: $0)?.view.id }
  }

  /// The last assignment to one of the layer's properties from which the value is computed.
  private func assignment(
    _ property: ViewProperty, of layer: Int, before t: Double, _ frame: ScreenState,
    _ shown: AskedValue
  ) -> ChangeAnswer? {
    var found: (change: LayerChange, call: Int?)?
    var call: (index: Int, tick: Int)?
    for change in earlier where change.isOf(layer, property) { found = (change, nil) }
    for entry in entries where entry.t <= t + Self.rounding {
      switch entry.kind {
      case .call(let index): call = (index, entry.tick)
      case .change(let change):
        guard change.isOf(layer, property) else { continue }
        found = (change, call.flatMap { $0.tick == entry.tick ? $0.index : nil })
      }
    }
    guard let (change, index) = found else { return nil }
    return ChangeAnswer(
      t: change.t, object: "\(title(of: layer)).\(change.property.rawValue)", meaning: .model,
      before: change.before, after: change.after, place: change.place,
      call: index.map { "\(calls[$0].object).\(calls[$0].call)" }, frame: frame.t, shown: shown,
      restored: restoring(change, until: frame.t))
  }

  /// The time of the first frame after an assignment in which the layer has another value.
  private func restoring(_ change: LayerChange, until t: Double) -> Double? {
    recording?.frames.first { frame in
      guard frame.t >= change.t, frame.t <= t,
        let values = frame.tree.root.node(change.layer)?.values
      else { return false }
      return AskedValue(values[change.property]) != change.after
    }?.t
  }

  private func changeOnScreen(
    _ question: Question, _ subject: Question.Subject, _ layer: Int?, before t: Double,
    _ frame: ScreenState, _ shown: AskedValue
  ) -> ChangeAnswer? {
    let values = frames.filter { $0.t <= frame.t }.map { frame in
      (frame.t, value(question, subject, layer, in: frame) ?? .none)
    }
    guard let index = values.indices.dropFirst().last(where: { values[$0].1 != values[$0 - 1].1 })
    else { return nil }
    let (since, until) = (values[index - 1].0 + Self.rounding, values[index].0 + Self.rounding)
    let near = calls.filter { $0.t > since && $0.t <= until }
    let call = near.last { $0.source != nil } ?? near.last
    return ChangeAnswer(
      t: values[index].0, object: question.text, meaning: .screen, before: values[index - 1].1,
      after: values[index].1, place: call?.source, call: call.map { "\($0.object).\($0.call)" },
      frame: frame.t, shown: shown)
  }
}

extension LayerChange {
  fileprivate func isOf(_ layer: Int, _ property: ViewProperty) -> Bool {
    self.layer == layer
      && property.sources.contains { $0 == self.property || $0 == self.property.whole }
      && before != after
  }
}

extension Question {
  /// The view whose property the path names.
  fileprivate func owner<V: AskedView>(from view: V) -> V? {
    var (current, list): (V?, [V]) = (view, [])
    for part in parts {
      switch part {
      case .superview: current = current?.superview
      case .subviews: list = current?.subviews ?? []
      case .sublayers: list = current?.sublayers ?? []
      case .item(let index): current = list.indices.contains(index) ? list[index] : nil
      case .property: return current
      case .count, .member: break
      }
    }
    return current
  }
}

extension RenderNode {
  fileprivate func node(_ id: Int) -> RenderNode? {
    if self.id == id { return self }
    for child in children {
      if let found = child.node(id) { return found }
    }
    return nil
  }
}
