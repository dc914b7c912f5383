/// Everything that a stage recorded, frame by frame. Films and traces are made from a recording,
/// and the browser page shows it.
///
/// Each frame contains a committed layer tree. Unchanged layers are shared between frames.
/// Rendering a frame never runs app code.
public struct Recording: Sendable {
  package struct Meta: Sendable, Codable, Equatable {
    package var name = ""
    package var title = ""
    package var device = ""
    package var width = 0.0
    package var height = 0.0
    package var ticksPerSecond = FrameClock.ticksPerSecond
    package var gesture = ""
    package var cancelledAt: Double?
    package var reduceMotion = false
    package var hardwareKeyboard = false
    package var rightToLeft = false
    package var dark = false
    /// The iOS version that determined the default modal presentation style.
    package var era = DeviceTraits().era
    /// The device events. The times of the events are in seconds since the recording began.
    package var deviceEvents: [DeviceEvent] = []
    /// The part of the screen, in points, that filmstrips also show enlarged; nil for none.
    package var detail: CGRect?
    package init() {}
  }

  package struct Touch: Sendable, Codable, Equatable {
    package let finger: Int
    package let x, y: Double

    package init(finger: Int, x: Double, y: Double) {
      (self.finger, self.x, self.y) = (finger, x, y)
    }
  }

  package struct Frame: Sendable {
    package let tick: Int
    /// The time in seconds since the recording began.
    package let t: Double
    /// The time of the stage's clock at which the tree is rendered.
    package let time: Double
    package let tree: RenderTree
    /// The running transition's progress, 0…1; nil between transitions.
    package let progress: Double?
    package let fingers: [Touch]
    /// The screen size in points; nil if it is the same as at the start of the recording.
    package let size: CGSize?
    /// The status bar, drawn over the layers; nil if it is not visible.
    package let statusBar: StatusBar?

    package init(
      tick: Int, t: Double, time: Double, tree: RenderTree, progress: Double? = nil,
      fingers: [Touch] = [], size: CGSize? = nil, statusBar: StatusBar? = nil
    ) {
      (self.tick, self.t, self.time, self.tree) = (tick, t, time, tree)
      (self.progress, self.fingers, self.size) = (progress, fingers, size)
      self.statusBar = statusBar
    }
  }

  package var meta = Meta()
  package var frames: [Frame] = []
  package var events: [CallTrace.Event] = []
  /// The names of the layers' views and view controllers, as the findings use them.
  package var layerNames = LayerNames()
  /// The views that calls have named or that were on screen at the end, by the numbers of their
  /// layers.
  package var views: [ViewRecord] = []
  /// The views of the transitions, in the order of the transitions.
  package var transitions: [TransitionViews] = []
  /// The findings of the rules.
  package var findings: [Finding] = []
  /// The time of the stage's clock at which the recording began.
  package var start = 0.0
  /// How the app crashed or stopped responding; nil if the run reached its end.
  package var end: RunEnd?

  package init() {}

  /// The screen size at the start of the recording, in points.
  package var firstSize: CGSize { CGSize(width: meta.width, height: meta.height) }

  /// The smallest size into which the screens of all frames fit, in points.
  package var canvas: CGSize {
    frames.reduce(firstSize) { canvas, frame in
      guard let size = frame.size else { return canvas }
      return CGSize(
        width: max(canvas.width, size.width), height: max(canvas.height, size.height))
    }
  }

  /// The number of seconds from the first to the last frame.
  public var duration: Double { (frames.last?.t ?? 0) - (frames.first?.t ?? 0) }
}

extension Recording {
  /// The outcome of a run, as text in films and plots.
  package enum Outcome: String, Sendable, CaseIterable {
    case finished, cancelled
    /// A transition ran, but `completeTransition(_:)` was not called.
    case uncompleted = "not completed"
    case none = "no transition"
  }

  /// The argument of the last `completeTransition(_:)`, even if the script was meant to have
  /// another outcome.
  package var outcome: Outcome {
    let isCut = frames.last?.progress != nil
    if !isCut, let last = completions.last { return last.isCompleted ? .finished : .cancelled }
    return frames.contains { $0.progress != nil } ? .uncompleted : .none
  }

  /// The `completeTransition(_:)` calls in order. Times are in seconds of the stage's clock.
  package var completions: [(time: Double, isCompleted: Bool)] {
    events.compactMap { event in
      guard case .transition(.completeTransition(let isCompleted)) = event.call else { return nil }
      return (event.time, isCompleted)
    }
  }
}
