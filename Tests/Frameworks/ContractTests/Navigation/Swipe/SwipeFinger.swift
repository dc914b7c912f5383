import Stage

/// A touch on the screen of a `NavigationStage`, which is one horizontal drag at half height.
struct SwipeFinger {
  enum End: CaseIterable {
    /// The touch rests far from the edge, or near it, and then ends.
    case far, near
    /// The touch ends while it moves away from the edge, or back to it.
    case flick, throwBack
    /// The system cancels the touch far from the edge.
    case taken

    /// Whether the swipe completes the pop (facts F.10). The thresholds are defaults without a
    /// source.
    var finishes: Bool { self == .far || self == .flick }
  }

  var end: End
  /// Where the touch begins, in points from the edge.
  var start = 2.0
  var isFromRight = false
  /// The size of the window.
  var size = CGSize(width: 393, height: 852)

  var script: TouchScript {
    typealias Entry = TouchScript.Entry
    let width = Double(size.width)
    func entry(_ phase: TouchScript.Phase, _ t: Double, at distance: Double) -> Entry {
      Entry(
        phase, t: t, x: isFromRight ? width - distance : distance, y: Double(size.height) / 2)
    }
    func entry(_ phase: TouchScript.Phase, _ t: Double, _ share: Double) -> Entry {
      entry(phase, t, at: share * width)
    }
    let way: [Entry] =
      switch end {
      case .far: [entry(.move, 0.4, 0.75), entry(.up, 0.6, 0.75)]
      case .near: [entry(.move, 0.4, 0.3), entry(.up, 0.6, 0.3)]
      case .flick: [entry(.move, 0.1, 0.15), entry(.up, 0.15, 0.3)]
      case .throwBack: [entry(.move, 0.4, 0.85), entry(.move, 0.5, 0.85), entry(.up, 0.6, 0.65)]
      case .taken: [entry(.move, 0.4, 0.75), entry(.cancel, 0.6, 0.75)]
      }
    return TouchScript(unit: .points, fingers: [[entry(.down, 0, at: start)] + way])
  }
}

extension NavigationStage {
  /// Plays the drag and waits until the stage is idle.
  func swipe(
    _ end: SwipeFinger.End, start: Double = 2, isFromRight: Bool = false
  ) throws {
    stage.play(SwipeFinger(end: end, start: start, isFromRight: isFromRight).script)
    try stage.settle()
  }
}
