import Stage

/// What was called in one run and not in another, in sentences.
struct TraceDifference {
  /// In the order of the second run; what is gone comes where it was.
  private(set) var sentences: [String] = []

  /// More would hide what matters; the recordings beside the filmstrip have all.
  private static let longest = 12

  init(_ before: Recording, _ after: Recording) {
    let (old, new) = (Self.calls(before), Self.calls(after))
    let changes = new.map(\.text).difference(from: old.map(\.text)).inferringMoves()
    var found: [(time: Double, text: String)] = []
    for change in changes {
      switch change {
      case .remove(let place, _, nil):
        found.append((old[place].time, "\(old[place].text) is gone, which came at"))
      case .insert(let place, _, nil):
        found.append((new[place].time, "\(new[place].text) is new, at"))
      case .insert(let place, _, let origin?):
        let isLater = new[place].time > old[origin].time
        found.append(
          (new[place].time, "\(new[place].text) comes \(isLater ? "later" : "sooner"), at"))
      case .remove: continue
      }
    }
    let inOrder = found.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
    sentences = inOrder.prefix(Self.longest).map {
      "\($0.text) \(String(format: "%.4f", $0.time)) s"
    }
    if inOrder.count > Self.longest {
      sentences.append("and \(inOrder.count - Self.longest) more")
    }
  }

  /// Fingers and the way they drive are different in every run that bends them.
  private static func calls(_ recording: Recording) -> [(time: Double, text: String)] {
    recording.events.compactMap { event in
      switch event.lane {
      case .touch, .gesture, .layout: return nil
      case .interaction where event.call.hasPrefix("update("): return nil
      default:
        let answer = event.answer.map { " → \($0)" } ?? ""
        return (event.time - recording.start, "\(event.object).\(event.call)\(answer)")
      }
    }
  }
}
