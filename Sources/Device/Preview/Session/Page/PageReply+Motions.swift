import Film
import QuartzCore

extension PageReply {
  /// The motions of a layer in a recording.
  package struct Motions: Encodable {
    let recording, layer: Int
    let motions: [Motion]
  }

  /// A motion of a layer, as it is edited.
  package struct Motion: Encodable {
    enum Kind: String, Encodable {
      case curve, spring, keyframes
    }

    let motion: Int
    let properties: [String]
    /// The time of the first frame.
    let start: JSONNumber
    let duration, recordedDuration: JSONNumber
    let repeats, isEdited, isPaceEdited: Bool
    let kind: Kind
    /// The control points of a timing curve.
    let curve: [JSONNumber]?
    /// The damping ratio of a spring.
    let dampingRatio: JSONNumber?
    /// The time at which the layer stands still; nil if it moves.
    let held: JSONNumber?
    /// Points of the motion: the time since its beginning, and the progress.
    let shape: [[JSONNumber]]
    /// The points of the motion as it was recorded.
    let recordedShape: [[JSONNumber]]
    /// The source that starts the motion; nil if it is not known.
    let code: MotionSource?

    init(
      _ motion: RecordedMotions.Motion, layer: Int, _ edit: MotionEdit, code: MotionSource?
    ) {
      self.motion = motion.number
      properties = motion.properties(of: layer).map(\.rawValue)
      start = JSONNumber(motion.start)
      duration = JSONNumber(edit.duration ?? motion.duration)
      recordedDuration = JSONNumber(motion.duration)
      (repeats, isEdited) = (motion.repeats, !edit.isEmpty)
      isPaceEdited = edit.pace != nil
      switch edit.pace ?? motion.editedPace {
      case .curve(let points):
        kind = motion.hasKeyframes ? .keyframes : .curve
        curve = [points.x1, points.y1, points.x2, points.y2].map(JSONNumber.init)
        dampingRatio = nil
      case .spring(let ratio):
        (kind, curve, dampingRatio) = (.spring, nil, JSONNumber(ratio))
      }
      held = edit.held[layer].map(JSONNumber.init)
      shape = Self.points(motion.shape(edit))
      recordedShape = Self.points(motion.shape(MotionEdit()))
      self.code = code
    }

    private static func points(_ shape: [(t: Double, progress: Double)]) -> [[JSONNumber]] {
      shape.map { [JSONNumber($0.t), JSONNumber($0.progress)] }
    }
  }
}
