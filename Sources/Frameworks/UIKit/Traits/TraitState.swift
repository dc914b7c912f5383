/// An object that passes traits on to its descendants and notifies observers of changes.
@MainActor
package protocol TraitHost: UITraitEnvironment, UITraitChangeObservable {
  /// The state, which is created when an override is set or an observer is registered; nil for most
  /// objects.
  var traitState: TraitState? { get set }
  /// The lane of the call trace that shows the object's trait calls. The lane is nil for views,
  /// whose many calls are not recorded.
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

  /// The traits that result from applying the object's own overrides to `inherited`.
  package func ownTraits(over inherited: UITraitCollection) -> UITraitCollection {
    traitState?.layer?.over(inherited) ?? inherited
  }

  /// Calls `traitCollectionDidChange(_:)`, then the registered observers in the order of
  /// registration. Unverified: that UIKit makes the calls in this order. During the calls,
  /// `UITraitCollection.current` contains the object's traits. The object's traits differ from
  /// `new` if a callback has changed the traits again.
  package func tellTraits(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollection.performAsCurrent {
      if let traitLane {
        CallTrace.note(traitLane, self, .selector("traitCollectionDidChange", "_"))
      }
      traitCollectionDidChange(old)
      // The loop uses a copy, because a handler may change the registrations.
      for observer in traitState?.observers ?? [] where observer.concerns(old, new) {
        guard traitState?.observers.contains(where: { $0 === observer }) == true else { continue }
        CallTrace.note(traitLane ?? .layout, self, .remark(observer.what))
        observer.tell(self, old)
      }
    }
  }
}

/// The trait overrides of one object, and its change observers.
@MainActor
package final class TraitState {
  package var overrides = UITraitOverrides() { didSet { rebuild() } }
  /// The value of `overrideUserInterfaceStyle`. A style in `overrides` takes precedence over this
  /// style (unverified).
  package var style = UIUserInterfaceStyle.unspecified { didSet { rebuild() } }
  /// The observers, in the order in which they were registered.
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

/// Overrides of some traits. The result for the most recent base collection is cached.
@MainActor
package final class TraitLayer {
  private let apply: (inout TraitValues) -> Void
  private var last: (base: UITraitCollection, result: UITraitCollection)?

  init(_ apply: @escaping (inout TraitValues) -> Void) { self.apply = apply }

  /// Creates overrides of the traits that `traits` specifies.
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

/// A registration for changes of some traits.
@MainActor
final class TraitObserver: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  let tell: (any TraitHost, UITraitCollection) -> Void

  init(traits: [UITrait], tell: @escaping (any TraitHost, UITraitCollection) -> Void) {
    (self.traits, self.tell) = (traits, tell)
  }

  /// The description of the observer in the trace.
  var what: String { "handler for \(traits.map { $0.name }.joined(separator: ", "))" }

  func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    traits.contains { new.values.differs(from: old.values, in: $0) }
  }
}

/// Makes the trait changes in a `World` take place one after another. Each trait change is reported
/// completely before the next one begins. All observers therefore receive every trait change once
/// and in order, even if a callback makes another change.
@MainActor
package final class TraitChanges: WorldService {
  private var isTelling = false
  private var waiting: [() -> Void] = []

  package init() {}

  package static func tell(_ walk: @escaping () -> Void) {
    let changes = World.current.service(TraitChanges.self)
    changes.waiting.append(walk)
    guard !changes.isTelling else { return }
    changes.isTelling = true
    while !changes.waiting.isEmpty { changes.waiting.removeFirst()() }
    changes.isTelling = false
  }
}
