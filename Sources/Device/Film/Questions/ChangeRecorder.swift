import QuartzCore
import Stage
import UIKit

/// An assignment to a property of a layer.
package struct LayerChange: Sendable {
  package let t: Double
  package let layer: Int
  /// The name of the layer's view in answers.
  package let title: String
  package let property: AnimatableProperty
  package let before, after: AskedValue
  /// The line of the app's source that set the property or caused it; nil if no function of the app
  /// was running.
  package var place: SourcePlace?
}

/// Observes a run: each call of the trace, and each assignment to a property of a layer, in order.
///
/// A first run finds out at which of these records a line is executed or a call is made. In a second
/// run of the same program, the recorder evaluates a question at these records, while the app is
/// at that place. Neither calls the app.
@MainActor
final class ChangeRecorder: EngineObserver {
  enum Record {
    case call(CallTrace.Event)
    case change(LayerChange)
  }

  /// The records in order. In a run that evaluates a question, only those at which it is evaluated.
  private(set) var records: [(number: Int, tick: Int, record: Record, stack: CallStack?)] = []
  /// The values of the question at the wanted records.
  private(set) var values: [Int: AskedValue] = [:]

  private let question: (Question, layer: Int?)?
  private let wanted: Set<Int>
  private var count = 0
  private weak var world: World?
  private var layers: [Int: WeakLayer] = [:]
  private var party: TransitionParticipants?

  private struct WeakLayer { weak var layer: CALayer? }

  /// Records everything.
  init() { (question, wanted) = (nil, []) }

  /// Evaluates a question at the records with these numbers. `layer` is the layer with which the
  /// path begins; nil if the path begins with a role.
  init(_ question: Question, from layer: Int?, at wanted: Set<Int>) {
    self.question = (question, layer)
    self.wanted = wanted
  }

  /// Starts observing a stage that has not opened.
  func observe(_ stage: Stage) {
    let world = stage.world
    self.world = world
    world {
      world.addObserver(self)
      world.writeObserver = { [weak self] in self?.wrote($0, $1, $2, $3) }
    }
  }

  func observe(_ event: any EngineEvent) {
    switch event {
    case let event as CallBegan:
      if let view = event.object as? UIView { keep(view.layer) }
      if let controller = event.object as? UIViewController, let view = controller.viewIfLoaded {
        keep(view.layer)
      }
      note(.call(event.event), event.event.stack)
    case let event as TransitionReached:
      // The participants are released when the transition ends, so that no leak is hidden.
      let isOver = event.moment == .ended || event.moment == .abandoned
      party = isOver || event.moment == .requested ? nil : question == nil ? nil : event.party
    default: break
    }
  }

  private func wrote(
    _ layer: CALayer, _ property: AnimatableProperty, _ before: AnimatableValue,
    _ after: AnimatableValue
  ) {
    guard let world else { return }
    keep(layer)
    let change = LayerChange(
      t: world.clock.now, layer: layer.id, title: LiveView(layer).title, property: property,
      before: AskedValue(before), after: AskedValue(after))
    note(.change(change), question == nil ? CallStacks.current : nil)
  }

  private func keep(_ layer: CALayer) {
    if layers[layer.id]?.layer == nil { layers[layer.id] = WeakLayer(layer: layer) }
  }

  private func note(_ record: Record, _ stack: CallStack?) {
    defer { count += 1 }
    guard let world else { return }
    if let question {
      guard wanted.contains(count) else { return }
      values[count] = value(of: question.0, from: question.layer)
    }
    records.append((count, world.clock.tick, record, stack))
  }

  private func value(of question: Question, from layer: Int?) -> AskedValue {
    let start: CALayer? =
      switch question.subject {
      case .role(.window): UIWindows.current.shown.first?.layer
      case .role(.container): party?.containerView.layer
      case .role(.from): view(.from, party?.from)?.layer
      case .role(.to): view(.to, party?.to)?.layer
      default: layer.flatMap { layers[$0]?.layer }
      }
    return start.map { question.value(from: LiveView($0)) } ?? .none
  }

  private func view(
    _ key: UITransitionContextViewKey, _ controller: UIViewController?
  ) -> UIView? {
    party?.view(forKey: key) ?? controller?.viewIfLoaded
  }
}
