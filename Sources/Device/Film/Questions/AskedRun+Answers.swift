import QuartzCore
import Stage

/// When a question is to be answered.
package enum AskedTimes: Equatable, Sendable {
  /// At each change of the value on screen.
  case changes
  case frames
  /// In the frame at a time, in seconds since the recording began.
  case time(Double)
  /// Each time a line of the app's source runs. `line` is nil for all lines of the file.
  case place(file: String, line: Int?)
  /// At each call of a method, such as `finish`, of all objects or of one object or class.
  case call(String, of: String?)
  /// The last change before a time.
  case before(Double)
}

extension AskedRun {
  package func answer(_ question: Question, _ times: AskedTimes) throws(AskError) -> Answer {
    switch question.topic {
    case .views: return .views(listedViews)
    case .hits: return .hits(try hits(times))
    case .made:
      guard let subject = question.subject else { return .views([]) }
      let titles = Set(try layers(of: subject).map { title(of: $0) })
      return .views(listedViews.filter { titles.contains($0.title) })
    case .constraints:
      guard let subject = question.subject else { return .views([]) }
      if case .time(let t) = times { return .constraints(try constraints(subject, at: t)) }
      return .constraints(try constraints(subject, at: nil))
    case .value: break
    }
    guard let subject = question.subject else { return .views(listedViews) }
    let layer = try layer(of: subject)
    if recording == nil, question.needsOrder { throw .needsRun(.order) }
    switch times {
    case .changes: return .values(onScreen(question, subject, layer, changesOnly: true))
    case .frames: return .values(onScreen(question, subject, layer, changesOnly: false))
    case .time(let t):
      let frame = try frame(at: t)
      let value = value(question, subject, layer, in: frame)
      return .values(
        ValueAnswer(meaning: .screen, rows: [.init(t: frame.t, value: value ?? .none)]))
    case .place(let file, let line):
      return .values(try values(question, subject, layer, at: groups(try entries(file, line))))
    case .call(let name, let object):
      let found = try entries(ofCall: name, object).map { [$0] }
      return .values(try values(question, subject, layer, at: found))
    case .before(let t): return .change(try change(question, subject, layer, before: t))
    }
  }

  /// The answer to a question without times that is asked at the time `t`: the last change before
  /// it, or, if there is none, the value. A path from a view of a transition is answered for all
  /// times if no transition is running.
  package func answer(
    _ question: Question, around t: Double
  ) throws(AskError) -> (answer: Answer, times: AskedTimes) {
    if question.topic == .constraints {
      let time = min(max(t, frames.first?.t ?? 0), frames.last?.t ?? 0)
      return (try answer(question, .time(time)), .time(time))
    }
    guard question.topic == .value, let subject = question.subject, let first = frames.first,
      let last = frames.last
    else { return (try answer(question, .changes), .changes) }
    let t = min(max(t, first.t), last.t)
    let needsTransition: Bool = if case .role(let role) = subject { role != .window } else { false }
    if needsTransition, !transitions.contains(where: { $0.isRunning(at: t) }) {
      return (try answer(question, .changes), .changes)
    }
    if case .change(let change?) = try answer(question, .before(t)) {
      return (.change(change), .before(t))
    }
    return (try answer(question, .time(t)), .time(t))
  }

  // MARK: Frames

  private func onScreen(
    _ question: Question, _ subject: Question.Subject, _ layer: Int?, changesOnly: Bool
  ) -> ValueAnswer {
    var rows: [ValueAnswer.Row] = []
    for frame in frames {
      let value = value(question, subject, layer, in: frame) ?? .none
      if changesOnly, rows.isEmpty ? value == .none : rows.last?.value == value { continue }
      rows.append(.init(t: frame.t, value: value))
    }
    return ValueAnswer(meaning: .screen, rows: rows)
  }

  /// The value in a frame; nil if the view is not on screen.
  func value(
    _ question: Question, _ subject: Question.Subject, _ layer: Int?, in frame: ScreenState
  ) -> AskedValue? {
    view(subject, layer, in: frame).map { question.value(from: $0) }
  }

  /// The last frame up to a time.
  func frame(at t: Double) throws(AskError) -> ScreenState {
    let tick = FrameClock.time(ofTick: 1)
    guard let first = frames.first, let last = frames.last, t >= first.t, t <= last.t + tick,
      let found = frames.last(where: { $0.t <= t + Self.rounding })
    else { throw .outside(t, last: frames.last?.t ?? 0) }
    return found
  }

  /// Times that users type have fewer decimals than those of frames.
  static let rounding = 1e-4

  // MARK: Calls and lines

  /// The values at groups of entries. For a run, the run is repeated and the values are those that
  /// the app would read; for a recording file, they are those in the last frame before.
  private func values(
    _ question: Question, _ subject: Question.Subject, _ layer: Int?, at groups: [[Entry]]
  ) throws(AskError) -> ValueAnswer {
    let starts = groups.compactMap(\.first)
    let values: [AskedValue]
    if repetition != nil {
      values = try repeated(question, from: layer, at: starts)
    } else {
      values = starts.map { entry in
        frames.last { $0.t < entry.t - Self.rounding }
          .flatMap { value(question, subject, layer, in: $0) } ?? .none
      }
    }
    let rows = zip(groups, values).compactMap { group, value in
      group.first.map { entry in
        ValueAnswer.Row(
          t: entry.t, value: value, cause: text(of: entry), place: entry.place,
          times: group.count)
      }
    }
    return ValueAnswer(meaning: repetition == nil ? .screen : .model, rows: rows)
  }

  private func text(of entry: Entry) -> String {
    switch entry.kind {
    case .call(let index): "\(calls[index].object).\(calls[index].call)"
    case .change(let change): "\(change.title).\(change.property.rawValue) = \(change.after.text)"
    }
  }

  /// The entries whose line is in `file`, and is `line` if it is given.
  private func entries(_ file: String, _ line: Int?) throws(AskError) -> [Entry] {
    let all = entries.filter { $0.place?.isIn(file) == true }
    guard !all.isEmpty else {
      let files = entries.compactMap { $0.place?.file }.map { $0.split(separator: "/").last ?? "" }
      throw .unknownFile(file, among: Set(files.map(String.init)).sorted())
    }
    guard let line else { return all }
    let found = all.filter { $0.place?.line == line }
    guard !found.isEmpty else {
      throw .unknownLine(file, line, lines: Set(all.compactMap(\.place?.line)).sorted())
    }
    return found
  }

  /// Groups what a line does in one tick, unless another line does something in between. Entries
  /// without a line are caused by UIKit and do not separate others.
  private func groups(_ chosen: [Entry]) -> [[Entry]] {
    let wanted = Set(chosen.map(\.key))
    var groups: [[Entry]] = []
    var last: Entry?
    for entry in entries {
      guard let place = entry.place else { continue }
      defer { last = entry }
      guard wanted.contains(entry.key) else { continue }
      if let last, last.tick == entry.tick, let other = last.place, other.isSameLine(as: place),
        !groups.isEmpty
      {
        groups[groups.count - 1].append(entry)
      } else {
        groups.append([entry])
      }
    }
    return groups
  }

  private func entries(ofCall name: String, _ object: String?) throws(AskError) -> [Entry] {
    let found = entries.filter { entry in
      guard case .call(let index) = entry.kind else { return false }
      let call = calls[index]
      let isNamed = [call.call.name, call.call.method, call.call.description].contains(name)
      return isNamed
        && (object.map { [call.object.type, call.object.description].contains($0) } ?? true)
    }
    guard found.isEmpty else { return found }
    let names = Set(
      calls.flatMap { call in
        [call.call.name] + (object == nil ? [] : ["\(call.object).\(call.call.name)"])
      })
    throw .unknownCall(object.map { "\($0).\(name)" } ?? name, among: names.sorted())
  }

  private func hits(_ times: AskedTimes) throws(AskError) -> [LineHits] {
    var chosen = entries.filter { $0.place != nil }
    if case .place(let file, let line) = times { chosen = try entries(file, line) }
    var hits: [SourcePlace: LineHits] = [:]
    for group in groups(chosen) {
      guard let first = group.first, var place = first.place else { continue }
      // One line may be in several functions, for example in closures.
      (place.branch, place.function) = (nil, "")
      let calls = group.count { if case .call = $0.kind { true } else { false } }
      var line =
        hits[place]
        ?? LineHits(
          place: first.place ?? place, hits: 0, calls: 0, sets: repetition == nil ? nil : 0,
          first: first.t, last: first.t)
      line.hits += 1
      line.calls += calls
      line.sets = line.sets.map { $0 + group.count - calls }
      line.last = first.t
      hits[place] = line
    }
    return hits.values.sorted { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) }
  }
}

extension AskedRun.Entry {
  /// What identifies the entry in its run.
  fileprivate var key: Int {
    switch kind {
    case .call(let index): number ?? index
    case .change: number ?? -1
    }
  }
}

extension SourcePlace {
  /// Whether the line is in a file, which is given by its name or by the end of its path.
  fileprivate func isIn(_ name: String) -> Bool { file == name || file.hasSuffix("/\(name)") }

  fileprivate func isSameLine(as other: SourcePlace) -> Bool {
    (file, line) == (other.file, other.line)
  }
}

extension Question {
  /// Whether the path chooses one of several subviews.
  fileprivate var needsOrder: Bool {
    parts.contains { if case .item = $0 { true } else { false } }
  }
}
