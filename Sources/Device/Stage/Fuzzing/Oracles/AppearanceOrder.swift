/// The known part of the order in which the two controllers of a transition receive appearance
/// callbacks.
///
/// The order is taken from UIKit's header or from published logs (facts A.2, A.6, F.1 and F.7).
/// Where sources differ, as for tabs, no order is required.
package struct AppearanceOrder: Sendable {
  package enum Side: String, Sendable {
    /// The controller that is on screen at the beginning.
    case from
    case to
  }

  /// An appearance callback that one of the two controllers received.
  package struct Step: Equatable, Sendable, CustomStringConvertible {
    package let side: Side
    package let move: AppearanceState.Move

    package init(_ side: Side, _ move: AppearanceState.Move) {
      (self.side, self.move) = (side, move)
    }

    package var description: String { "\(side).\(move.name)" }
  }

  /// Pairs of callbacks. If both callbacks of a pair occur, the first must precede the second.
  private let pairs: [(Step, Step)]
  /// Callbacks that must not occur.
  private let never: [Step]

  /// Returns nil for a transition that neither completed nor was cancelled.
  package init?(_ kind: TransitionKind, _ outcome: TransitionEvidence.Outcome) {
    let isTab = kind == .tab
    let isStack = kind == .push || kind == .pop
    let starts = [(Step(.from, .willDisappear), Step(.to, .willAppear))]
    switch outcome {
    case .completed:
      let (gone, come) = (Step(.from, .didDisappear), Step(.to, .didAppear))
      // Pushes and pops send `viewDidDisappear` first; presentations send `viewDidAppear` first.
      let ends: [(Step, Step)] = [isStack ? (gone, come) : (come, gone)]
      pairs = isTab ? [] : starts + ends
      never = [Step(.to, .willDisappear), Step(.from, .willAppear)]
    case .cancelled:
      let (gone, back) = (Step(.to, .didDisappear), Step(.from, .didAppear))
      let (turns, returns) = (Step(.to, .willDisappear), Step(.from, .willAppear))
      var ends: [(Step, Step)] = [(turns, returns), (gone, back)]
      if isStack { ends.append((gone, returns)) }
      pairs = isTab ? [] : starts + ends
      never = [Step(.to, .didAppear), Step(.from, .didDisappear)]
    case .running, .abandoned: return nil
    }
  }

  /// Describes the first violation among the received callbacks; nil if there is none.
  package func mismatch(in steps: [Step]) -> String? {
    if let step = steps.first(where: never.contains) { return "\(step) must not be sent" }
    for (first, second) in pairs {
      guard let one = steps.firstIndex(of: first), let other = steps.firstIndex(of: second),
        one > other
      else { continue }
      return "\(second) came before \(first)"
    }
    return nil
  }
}

extension AppearanceState.Move {
  /// The method's name, such as `viewWillAppear`.
  package var name: String {
    switch self {
    case .willAppear: "viewWillAppear"
    case .didAppear: "viewDidAppear"
    case .willDisappear: "viewWillDisappear"
    case .didDisappear: "viewDidDisappear"
    }
  }
}

extension CallTrace.Call {
  /// The move of the state machine that an appearance callback represents; nil for every other
  /// call.
  package var appearance: AppearanceState.Move? {
    switch self {
    case .appearance(.viewWillAppear): .willAppear
    case .appearance(.viewDidAppear): .didAppear
    case .appearance(.viewWillDisappear): .willDisappear
    case .appearance(.viewDidDisappear): .didDisappear
    default: nil
    }
  }
}
