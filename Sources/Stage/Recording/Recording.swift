/// Everything a stage saw, turn by turn: what films, traces and the page are made from.
///
/// Frames hold committed layers, shared where nothing changed; showing one never runs app code.
public struct Recording: Sendable {
  package struct Meta: Sendable, Codable, Equatable {
    package var name = ""
    package var title = ""
    package var device = ""
    package var width = 0.0
    package var height = 0.0
    package var turnsPerSecond = FrameClock.turnsPerSecond
    package var gesture = ""
    package var cancelledAt: Double?
    package var reduceMotion = false
    package var rightToLeft = false
    package var dark = false
    /// The version of iOS whose default modal style counted.
    package var era = Stage.Traits.standardEra
    /// What happened to the device, at seconds since the recording began.
    package var deviceEvents: [DeviceEvent] = []
    package init() {}
  }

  package struct Finger: Sendable, Codable, Equatable {
    package let finger: Int
    package let x, y: Double

    package init(finger: Int, x: Double, y: Double) {
      (self.finger, self.x, self.y) = (finger, x, y)
    }
  }

  package struct Frame: Sendable {
    package let turn: Int
    /// Seconds since the recording began.
    package let t: Double
    /// The engine's time, which the tree is shown at.
    package let time: Double
    package let tree: RenderTree
    /// The running transition's progress, 0…1; nil between transitions.
    package let progress: Double?
    package let fingers: [Finger]
    /// The screen's size in points, where it differs from that at the start of the recording.
    package let size: CGSize?
    /// Drawn over the layers; nil where none is seen.
    package let statusBar: StatusBar?

    package init(
      turn: Int, t: Double, time: Double, tree: RenderTree, progress: Double? = nil,
      fingers: [Finger] = [], size: CGSize? = nil, statusBar: StatusBar? = nil
    ) {
      (self.turn, self.t, self.time, self.tree) = (turn, t, time, tree)
      (self.progress, self.fingers, self.size) = (progress, fingers, size)
      self.statusBar = statusBar
    }
  }

  package var meta = Meta()
  package var frames: [Frame] = []
  package var events: [CallTrace.Event] = []
  /// What the rules say of it.
  package var findings: [Finding] = []
  /// The engine's time at the recording's zero.
  package var start = 0.0

  package init() {}

  /// The screen's size when the recording began, in points.
  package var firstSize: CGSize { CGSize(width: meta.width, height: meta.height) }

  /// The smallest size that every frame's screen fits, in points.
  package var canvas: CGSize {
    frames.reduce(firstSize) { canvas, frame in
      guard let size = frame.size else { return canvas }
      return CGSize(
        width: max(canvas.width, size.width), height: max(canvas.height, size.height))
    }
  }

  /// Seconds from the first to the last frame.
  public var duration: Double { (frames.last?.t ?? 0) - (frames.first?.t ?? 0) }
}

extension Recording {
  /// How a run ended, in the words that films and plots show.
  package enum Outcome: String, Sendable, CaseIterable {
    case finished, cancelled
    /// A transition ran, and nothing told UIKit that it was over.
    case uncompleted = "not completed"
    case none = "no transition"
  }

  /// What the animator of the last transition told UIKit, whatever the fingers were meant to do.
  package var outcome: Outcome {
    let isCut = frames.last?.progress != nil
    if !isCut, let last = completions.last { return last.isCompleted ? .finished : .cancelled }
    return frames.contains { $0.progress != nil } ? .uncompleted : .none
  }

  /// What each animator told UIKit, in the order of the calls; seconds of the engine's clock.
  package var completions: [(time: Double, isCompleted: Bool)] {
    events.compactMap { event in
      guard case .transition(.completeTransition(let isCompleted)) = event.call else { return nil }
      return (event.time, isCompleted)
    }
  }
}
