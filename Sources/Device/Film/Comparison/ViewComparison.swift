import Stage

/// Pairs the views of two runs and finds the differences between them.
///
/// Views are paired by class, in the order of creation. If one run has an additional view, the
/// numbers of later views change, but the later views are still paired correctly.
package struct ViewComparison: Sendable {
  /// A difference between the runs for one view.
  package struct Difference: Sendable, Equatable {
    package enum Kind: String, Sendable, CaseIterable, Encodable {
      /// The final values of the view differ.
      case endsElsewhere
      /// Both runs have the view, but only the second one shows it at the end.
      case endsOnScreen
      /// Both runs have the view, but only the first one shows it at the end.
      case endsOffScreen
      /// The view's final values are equal, but values before the end differ.
      case goesElsewhere
      /// Only the second run has the view.
      case appeared
      /// Only the first run has the view.
      case vanished
    }

    package let kind: Kind
    /// The class of the view. If another view has the same class, the view controller, the name in
    /// the trace or the layer's number is added.
    package let name: String
    /// The time of the first difference in seconds, also of the subviews in `inside`.
    package let since: Double
    /// The differences at the end or, for `goesElsewhere`, at the time `since`.
    package let changes: [Change]
    /// How many of the view's subviews appear or vanish together with it.
    package var inside = 0

    /// Whether the place, the size or the shape differs, and not only the look of the view.
    var isMotion: Bool { changes.contains { Self.motions.contains($0.property) } }

    private static let motions = [
      "frame", "transform", "sublayerTransform", "zPosition", "superview", "on screen",
    ]
  }

  /// A distance between a view's places or sizes in two runs, in points, and its time.
  package struct Distance: Sendable, Equatable {
    /// The name of the view, as in `Difference`.
    package let name: String
    package let points: Double
    package let t: Double
  }

  /// A property in words, and its values in both runs.
  package struct Change: Sendable, Equatable, Encodable {
    package let property: String
    package let before, after: String
  }

  /// The differences, sorted by kind and then by the order of creation.
  package let differences: [Difference]
  /// The number of views in both runs.
  package let matched: Int
  /// The largest distance between the places of a view; nil if all places are equal.
  package let farthest: Distance?

  package init(_ before: RecordedRun, _ after: RecordedRun) {
    let (left, right) = (ViewNames(before), ViewNames(after))
    let pairs = Alignment(left.members.count, right.members.count) { i, j in
      let (a, b) = (left.members[i], right.members[j])
      return a.name != b.name ? 0 : a.id == b.id ? 3 : 2
    }.pairs
    matched = pairs.count
    var partners: [Int: Int] = [:]
    for pair in pairs { partners[left.members[pair.left].id] = right.members[pair.right].id }
    let ways = ViewMotions(before, after, partners: partners)
    farthest = pairs.compactMap { pair in
      ways.most[left.members[pair.left].id].map {
        Distance(name: left.title(pair.left), points: $0.points, t: $0.t)
      }
    }.max { $0.points < $1.points }

    var found: [Difference] = []
    var (leaving, staying): (Set<Int>, Set<Int>) = ([], [])
    for pair in pairs {
      let id = left.members[pair.left].id
      guard let since = ways.since[id] else { continue }
      switch ways.ending(of: id) {
      case .onlyFirst: leaving.insert(pair.left)
      case .onlySecond: staying.insert(pair.left)
      case .both(let changes):
        found.append(
          Difference(
            kind: changes.isEmpty ? .goesElsewhere : .endsElsewhere, name: left.title(pair.left),
            since: since, changes: changes.isEmpty ? ways.first[id] ?? [] : changes))
      }
    }
    found += left.outermost(of: leaving, kind: .endsOffScreen) { ways.since[$0.id] ?? 0 }
    found += left.outermost(of: staying, kind: .endsOnScreen) { ways.since[$0.id] ?? 0 }
    let (known, others) = (Set(pairs.map(\.left)), Set(pairs.map(\.right)))
    found += left.outermost(
      of: Set(left.members.indices).subtracting(known), kind: .vanished, since: \.since)
    found += right.outermost(
      of: Set(right.members.indices).subtracting(others), kind: .appeared, since: \.since)
    differences = Difference.Kind.allCases.flatMap { kind in found.filter { $0.kind == kind } }
  }
}

/// All views of a run, in the order of creation.
private struct ViewNames {
  struct Member {
    let id: Int
    let name: String
    let parent: Int?
    /// The time, in seconds, at which the view first appears.
    let since: Double
  }

  let members: [Member]
  private let counts: [String: Int]
  private let records: [Int: ViewRecord]

  init(_ run: RecordedRun) {
    records = Dictionary((run.views ?? []).map { ($0.layer, $0) }) { first, _ in first }
    var members: [Int: Member] = [:]
    for sample in run.samples {
      for view in sample.views where members[view.id] == nil {
        members[view.id] = Member(
          id: view.id, name: view.name, parent: view.parent, since: sample.t)
      }
    }
    self.members = members.values.sorted { $0.id < $1.id }
    counts = members.values.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
  }

  func title(_ index: Int) -> String {
    let member = members[index]
    if counts[member.name] == 1 { return member.name }
    let names = records[member.id]?.names ?? []
    if let controller = names.last(where: { !$0.hasPrefix(member.name + "#") }) {
      return "\(member.name) of \(controller)"
    }
    return names.first ?? "\(member.name) (layer \(member.id))"
  }

  /// Merges the differences of a view and its subviews into one difference of the outermost view.
  func outermost(
    of chosen: Set<Int>, kind: ViewComparison.Difference.Kind, since: (Member) -> Double
  ) -> [ViewComparison.Difference] {
    let strange = chosen.sorted()
    var places: [Int: Int] = [:]
    for index in strange { places[members[index].id] = index }
    func outermost(_ index: Int) -> Int {
      var index = index
      while let parent = members[index].parent, let place = places[parent] { index = place }
      return index
    }
    var inside: [Int: Int] = [:]
    var first: [Int: Double] = [:]
    for index in strange {
      let outer = outermost(index)
      inside[outer, default: -1] += 1
      first[outer] = min(first[outer] ?? .infinity, since(members[index]))
    }
    return strange.filter { outermost($0) == $0 }.map { index in
      var difference = ViewComparison.Difference(
        kind: kind, name: title(index), since: first[index] ?? 0, changes: [])
      difference.inside = inside[index] ?? 0
      return difference
    }
  }
}

/// Plays both runs side by side, sample by sample.
private struct ViewMotions {
  /// The time of the first difference in seconds. The key is the number of the view in the first
  /// run.
  private(set) var since: [Int: Double] = [:]
  private(set) var first: [Int: [ViewComparison.Change]] = [:]
  /// The largest distance between a view's places.
  private(set) var most: [Int: (points: Double, t: Double)] = [:]
  private let partners: [Int: Int]
  private var left: [Int: RecordedView] = [:]
  private var right: [Int: RecordedView] = [:]

  init(_ before: RecordedRun, _ after: RecordedRun, partners: [Int: Int]) {
    self.partners = partners
    let back = Dictionary(partners.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var (i, j) = (0, 0)
    while i < before.samples.count || j < after.samples.count {
      let a = i < before.samples.count ? before.samples[i] : nil
      let b = j < after.samples.count ? after.samples[j] : nil
      let t = min(a?.t ?? .infinity, b?.t ?? .infinity)
      var touched: Set<Int> = []
      if let a, a.t <= t + CallComparison.sameTime {
        touched.formUnion(Self.apply(a, to: &left))
        i += 1
      }
      if let b, b.t <= t + CallComparison.sameTime {
        touched.formUnion(Self.apply(b, to: &right).compactMap { back[$0] })
        j += 1
      }
      for id in touched { noteDistance(of: id, at: t) }
      for id in touched where since[id] == nil && partners[id] != nil {
        let changes = changes(of: id)
        if !changes.isEmpty { (since[id], first[id]) = (t, changes) }
      }
    }
  }

  private mutating func noteDistance(of id: Int, at t: Double) {
    guard let a = left[id], let b = partners[id].flatMap({ right[$0] }) else { return }
    let points = a.distance(to: b)
    if points > most[id]?.points ?? 0 { most[id] = (points, t) }
  }

  /// Applies a sample and returns the numbers of the changed views.
  private static func apply(
    _ sample: RecordedRun.Sample, to views: inout [Int: RecordedView]
  ) -> [Int] {
    for view in sample.views {
      var view = view
      // A style that has not changed is omitted.
      view.style = view.style ?? views[view.id]?.style
      views[view.id] = view
    }
    for id in sample.gone ?? [] { views[id] = nil }
    return sample.views.map(\.id) + (sample.gone ?? [])
  }

  enum Ending {
    case onlyFirst, onlySecond
    /// Both runs show the view, with these differences.
    case both([ViewComparison.Change])
  }

  /// Returns which runs show the view at the end.
  func ending(of id: Int) -> Ending {
    switch (left[id], partners[id].flatMap { right[$0] }) {
    case (_?, nil): .onlyFirst
    case (nil, _?): .onlySecond
    default: .both(changes(of: id))
    }
  }

  /// The differences at the current time.
  private func changes(of id: Int) -> [ViewComparison.Change] {
    guard let partner = partners[id] else { return [] }
    switch (left[id], right[partner]) {
    case (nil, nil): return []
    case (nil, _?): return [.init(property: "on screen", before: "no", after: "yes")]
    case (_?, nil): return [.init(property: "on screen", before: "yes", after: "no")]
    case (let a?, let b?):
      var changes = a.changes(to: b)
      if a.parent.flatMap({ partners[$0] }) != b.parent {
        let before = a.parent.flatMap { left[$0]?.name } ?? "nothing"
        let after = b.parent.flatMap { right[$0]?.name } ?? "nothing"
        changes.append(.init(property: "superview", before: before, after: after))
      }
      return changes
    }
  }
}

extension RecordedView {
  /// The largest distance between the sides of the views, in points. Of the transforms, only the
  /// translations count.
  fileprivate func distance(to other: RecordedView) -> Double {
    let gap = zip(place, other.place).map { abs($0 - $1) }.max() ?? 0
    return gap.isFinite ? gap : 0
  }

  private var place: [Double] {
    guard frame.count == 4 else { return [] }
    let (x, y) = transform.count == 16 ? (transform[12], transform[13]) : (0, 0)
    return [frame[0] + x, frame[1] + y, frame[0] + frame[2] + x, frame[1] + frame[3] + y]
  }

  fileprivate func changes(to other: RecordedView) -> [ViewComparison.Change] {
    var changes: [ViewComparison.Change] = []
    // The values are rounded as in the file, so equal runs have equal values.
    func note(_ property: String, _ a: [Double], _ b: [Double], _ text: ([Double]) -> String) {
      guard a != b else { return }
      let words = RunWording.pair(a, b, text)
      changes.append(.init(property: property, before: words.before, after: words.after))
    }
    note("frame", frame, other.frame) { "(\(RunWording.list($0)))" }
    note("alpha", [alpha], [other.alpha]) { RunWording.list($0) }
    if isHidden != other.isHidden {
      changes.append(.init(property: "hidden", before: "\(isHidden)", after: "\(other.isHidden)"))
    }
    note("transform", transform, other.transform, RunWording.transform)
    note(
      "sublayerTransform", sublayerTransform, other.sublayerTransform, RunWording.transform)
    note("zPosition", [z], [other.z]) { RunWording.list($0) }
    guard let style, let otherStyle = other.style else { return changes }
    for name in Set(style.values.keys).union(otherStyle.values.keys).sorted() {
      let (a, b) = (style.values[name], otherStyle.values[name])
      guard a != b else { continue }
      if case .numbers(let left)? = a, case .numbers(let right)? = b {
        note(name, left, right) { RecordedStyle.Value.numbers($0).words }
        continue
      }
      changes.append(
        .init(property: name, before: a?.words ?? "the default", after: b?.words ?? "the default"))
    }
    return changes
  }
}
