/// The views of two runs, each with the one it goes with in the other.
///
/// Views go together by class, in the order they were made: a view more in one run shifts the
/// others' numbers without parting them.
package struct ViewComparison: Sendable {
  /// A view that is not the same all the way.
  package struct Difference: Sendable, Equatable {
    package enum Kind: String, Sendable, CaseIterable {
      /// It is not the same when the run is over.
      case endsElsewhere
      /// Both runs have it, and only the second shows it when it is over.
      case endsOnScreen
      /// Both runs have it, and only the first shows it when it is over.
      case endsOffScreen
      /// It comes out the same, by another way.
      case goesElsewhere
      /// Only the second run has it.
      case appeared
      /// Only the first run has it.
      case vanished
    }

    package let kind: Kind
    /// Class, and the layer's number where the class is not alone.
    package let name: String
    /// Seconds, of the first difference.
    package let since: Double
    /// At the end; where it only goes elsewhere, at `since`.
    package let changes: [Change]
    /// Views in it that come or go with it.
    package var inside = 0
  }

  /// A property in words, and what it is in each run.
  package struct Change: Sendable, Equatable {
    package let property: String
    package let before, after: String
  }

  /// Those that end elsewhere first; each kind in the order the views were made.
  package let differences: [Difference]
  /// Views in both runs.
  package let matched: Int

  package init(_ before: RecordedRun, _ after: RecordedRun) {
    let (left, right) = (Cast(before), Cast(after))
    let pairs = Alignment(left.members.count, right.members.count) { i, j in
      let (a, b) = (left.members[i], right.members[j])
      return a.name != b.name ? 0 : a.id == b.id ? 3 : 2
    }.pairs
    matched = pairs.count
    var partners: [Int: Int] = [:]
    for pair in pairs { partners[left.members[pair.left].id] = right.members[pair.right].id }
    let ways = Ways(before, after, partners: partners)

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

/// Every view a run shows, in the order they were made.
private struct Cast {
  struct Member {
    let id: Int
    let name: String
    let parent: Int?
    /// Seconds, when it is first seen.
    let since: Double
  }

  let members: [Member]
  private let counts: [String: Int]

  init(_ run: RecordedRun) {
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
    return counts[member.name] == 1 ? member.name : "\(member.name) (layer \(member.id))"
  }

  /// One difference for members in one another, that of the outermost.
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
    for index in strange { inside[outermost(index), default: -1] += 1 }
    return strange.filter { outermost($0) == $0 }.map { index in
      var difference = ViewComparison.Difference(
        kind: kind, name: title(index), since: since(members[index]), changes: [])
      difference.inside = inside[index] ?? 0
      return difference
    }
  }
}

/// Both runs side by side, from sample to sample.
private struct Ways {
  /// Seconds of the first difference, by the first run's number.
  private(set) var since: [Int: Double] = [:]
  private(set) var first: [Int: [ViewComparison.Change]] = [:]
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
      for id in touched where since[id] == nil && partners[id] != nil {
        let changes = changes(of: id)
        if !changes.isEmpty { (since[id], first[id]) = (t, changes) }
      }
    }
  }

  /// Answers the numbers of the views that changed.
  private static func apply(
    _ sample: RecordedRun.Sample, to views: inout [Int: RecordedView]
  ) -> [Int] {
    for view in sample.views { views[view.id] = view }
    for id in sample.gone ?? [] { views[id] = nil }
    return sample.views.map(\.id) + (sample.gone ?? [])
  }

  enum Ending {
    case onlyFirst, onlySecond
    /// And what differs.
    case both([ViewComparison.Change])
  }

  /// Who shows it when both are over.
  func ending(of id: Int) -> Ending {
    switch (left[id], partners[id].flatMap { right[$0] }) {
    case (_?, nil): .onlyFirst
    case (nil, _?): .onlySecond
    default: .both(changes(of: id))
    }
  }

  /// What differs now.
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
  /// Values closer than this are the same.
  private static let tolerance = 1e-4

  fileprivate func changes(to other: RecordedView) -> [ViewComparison.Change] {
    func same(_ a: [Double], _ b: [Double]) -> Bool {
      a.count == b.count && zip(a, b).allSatisfy { $0 == $1 || abs($0 - $1) <= Self.tolerance }
    }
    var changes: [ViewComparison.Change] = []
    func note(_ property: String, _ a: [Double], _ b: [Double], _ text: ([Double]) -> String) {
      if !same(a, b) { changes.append(.init(property: property, before: text(a), after: text(b))) }
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
    return changes
  }
}
