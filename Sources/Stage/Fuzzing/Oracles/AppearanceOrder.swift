/// In which order two controllers hear of a transition's end, as far as anybody knows it.
///
/// Facts A.2, A.6 and F.1, F.7: what UIKit's header, or a log of somebody's, says. Where sources
/// differ, as with tabs, nothing is said.
package struct AppearanceOrder: Sendable {
  package enum Side: String, Sendable {
    /// The one that is on screen when it begins.
    case from
    case to
  }

  /// One call to one of the two.
  package struct Step: Equatable, Sendable, CustomStringConvertible {
    package let side: Side
    package let move: AppearanceState.Move

    package init(_ side: Side, _ move: AppearanceState.Move) {
      (self.side, self.move) = (side, move)
    }

    package var description: String { "\(side).\(move.name)" }
  }

  /// Pairs whose first comes before their second, where both come.
  private let pairs: [(Step, Step)]
  /// What nobody hears.
  private let never: [Step]

  /// Nil where the transition has not come to an end of its own.
  package init?(_ kind: TransitionKind, _ outcome: TransitionEvidence.Outcome) {
    let isTab = kind == .tab
    let isStack = kind == .push || kind == .pop
    let starts = [(Step(.from, .willDisappear), Step(.to, .willAppear))]
    switch outcome {
    case .completed:
      let (gone, come) = (Step(.from, .didDisappear), Step(.to, .didAppear))
      // The stack takes leave first, a presentation arrives first.
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

  /// What is wrong with the steps that were heard, in words; nil where nothing is.
  package func mismatch(in steps: [Step]) -> String? {
    if let step = steps.first(where: never.contains) { return "\(step) must not come" }
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
  /// `viewWillAppear`.
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
  /// The step of appearance that a controller hears of; nil for every other call.
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
