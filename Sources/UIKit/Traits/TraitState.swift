/// An object of UIKit's that has traits, passes them down and tells of changes.
@MainActor
package protocol TraitHost: UITraitEnvironment, UITraitChangeObservable {
  /// Made when something is set or registered; most objects have none.
  var traitState: TraitState? { get set }
  /// Where the trace notes the object's calls; views, of which there are many, are not noted.
  var traitLane: CallTrace.Lane? { get }
}

extension TraitHost {
  package var traitLane: CallTrace.Lane? { nil }

  package var ensuredTraitState: TraitState {
    if let traitState { return traitState }
    let made = TraitState()
    traitState = made
    return made
  }

  /// What the object's own overrides make of `inherited`.
  package func ownTraits(over inherited: UITraitCollection) -> UITraitCollection {
    traitState?.layer?.over(inherited) ?? inherited
  }

  /// Calls `traitCollectionDidChange(_:)`, then those who registered, in their order (which of
  /// the two comes first is unverified), with the object's traits as the current ones: they are
  /// newer than `new` when a callback has changed them once more.
  package func tellTraits(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollection.performAsCurrent {
      if let traitLane {
        CallTrace.note(traitLane, self, .selector("traitCollectionDidChange", "_"))
      }
      traitCollectionDidChange(old)
      // A copy: a handler may register or take back.
      for observer in traitState?.observers ?? [] where observer.concerns(old, new) {
        guard traitState?.observers.contains(where: { $0 === observer }) == true else { continue }
        CallTrace.note(traitLane ?? .layout, self, .remark(observer.what))
        observer.tell(self, old)
      }
    }
  }
}

/// What one object adds to the traits it inherits, and who wants to hear of changes.
@MainActor
package final class TraitState {
  package var overrides = UITraitOverrides() { didSet { rebuild() } }
  /// `overrideUserInterfaceStyle`; an override of the style in `overrides` goes before it
  /// (unverified).
  package var style = UIUserInterfaceStyle.unspecified { didSet { rebuild() } }
  /// In the order they registered.
  var observers: [TraitObserver] = []
  fileprivate private(set) var layer: TraitLayer?

  private func rebuild() {
    let (overrides, style) = (overrides, style)
    layer = nil
    if overrides.isEmpty, style == .unspecified { return }
    layer = TraitLayer { values in
      if style != .unspecified { values.style = style }
      overrides.apply(to: &values)
    }
  }
}

/// Some traits that stand in for inherited ones; remembers what it made of the last it was given.
@MainActor
package final class TraitLayer {
  private let apply: (inout TraitValues) -> Void
  private var last: (base: UITraitCollection, result: UITraitCollection)?

  init(_ apply: @escaping (inout TraitValues) -> Void) { self.apply = apply }

  /// What `traits` specifies goes before what is inherited.
  package convenience init(_ traits: UITraitCollection) { self.init { $0.merge(traits.values) } }

  package func over(_ base: UITraitCollection) -> UITraitCollection {
    if let last, last.base === base { return last.result }
    var values = base.values
    apply(&values)
    let result = values == base.values ? base : UITraitCollection(values)
    last = (base, result)
    return result
  }
}

/// One registration for changes of some traits.
@MainActor
final class TraitObserver: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  let tell: (any TraitHost, UITraitCollection) -> Void

  init(traits: [UITrait], tell: @escaping (any TraitHost, UITraitCollection) -> Void) {
    (self.traits, self.tell) = (traits, tell)
  }

  /// How the trace names the call.
  var what: String { "handler for \(traits.map { $0.name }.joined(separator: ", "))" }

  func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    traits.contains { new.values.differs(from: old.values, in: $0) }
  }
}

/// Changes of traits of one world: each is told to its end before the next begins, so that
/// everybody hears of every change once and in order, also when a callback makes another.
@MainActor
package final class TraitChanges: WorldRoom {
  private var isTelling = false
  private var waiting: [() -> Void] = []

  package init() {}

  package static func tell(_ walk: @escaping () -> Void) {
    let changes = World.current.room(TraitChanges.self)
    changes.waiting.append(walk)
    guard !changes.isTelling else { return }
    changes.isTelling = true
    while !changes.waiting.isEmpty { changes.waiting.removeFirst()() }
    changes.isTelling = false
  }
}
