import QuartzCore
import Stage

/// Shows the frames of a recording with edited motions.
///
/// Only the layers change: calls, touches and everything that the app does at the end of an
/// animation happen at the recorded times.
package struct EditedMotions {
  package let motions: RecordedMotions
  private var edits: [Int: MotionEdit] = [:]
  /// The values of held properties, by layer.
  private var held: [Int: [(property: AnimatableProperty, value: AnimatableValue)]] = [:]
  private let recording: Recording
  private let courses: [Int: [Course]]

  /// An animation of a layer, and the frames that have it.
  private struct Course {
    let animation: RenderAnimation
    let motion: Int
    var frames: ClosedRange<Int>
    /// Whether the animation is missing in later frames because its time was over, and not because
    /// the app has removed it.
    var endsByItself = false
  }

  package init(_ recording: Recording) {
    self.recording = recording
    motions = RecordedMotions(recording)
    var courses: [Int: [Course]] = [:]
    for (index, frame) in recording.frames.enumerated() {
      Self.collect(frame.tree.root, frame.time, index, motions, &courses)
    }
    self.courses = courses
  }

  private static func collect(
    _ node: RenderNode, _ parent: Double, _ frame: Int, _ motions: RecordedMotions,
    _ courses: inout [Int: [Course]]
  ) {
    let local = node.clock.local(at: parent)
    for animation in node.animations {
      guard let motion = motions.number(of: animation) else { continue }
      let last = courses[node.id]?.lastIndex {
        $0.motion == motion && $0.animation.property == animation.property
      }
      let time = animation.driver?.local(at: local) ?? local
      let course = Course(
        animation: animation, motion: motion,
        frames: (last.flatMap { courses[node.id]?[$0].frames.lowerBound } ?? frame)...frame,
        endsByItself: time >= animation.end - 1 / Double(FrameClock.ticksPerSecond) - 1e-6)
      if let last {
        courses[node.id]?[last] = course
      } else {
        courses[node.id, default: []].append(course)
      }
    }
    for child in node.children { collect(child, local, frame, motions, &courses) }
  }

  /// The edit of a motion; empty if it is as recorded.
  package subscript(motion: Int) -> MotionEdit { edits[motion] ?? MotionEdit() }

  /// Whether all motions are as recorded.
  package var isEmpty: Bool { edits.isEmpty }

  /// Replaces the edit of a motion.
  package mutating func set(_ edit: MotionEdit, of motion: Int) {
    edits[motion] = edit.isEmpty ? nil : edit
    held = [:]
    for (motion, edit) in edits.sorted(by: { $0.key < $1.key }) {
      for (layer, t) in edit.held.sorted(by: { $0.key < $1.key }) { hold(layer, motion, at: t) }
    }
  }

  private mutating func hold(_ layer: Int, _ motion: Int, at t: Double) {
    guard let index = recording.frames.lastIndex(where: { $0.t <= t + Self.tolerance }) else {
      return
    }
    let frame = recording.frames[index]
    let properties = motions.all[motion].properties(of: layer)
    _ = frame.tree.root.changing(at: frame.time) { node, parent in
      guard node.id == layer else { return nil }
      let values = node.presentation(at: parent)
      held[layer, default: []] += properties.map { ($0, values[$0]) }
      return nil
    }
  }

  /// A frame of the recording with the edited motions.
  package func frame(_ frame: Recording.Frame) -> Recording.Frame {
    guard !edits.isEmpty,
      let index = recording.frames.lastIndex(where: { $0.t <= frame.t + Self.tolerance })
    else { return frame }
    let root = frame.tree.root.changing(at: frame.time) { node, _ in
      motion(of: node, in: index)
    }
    return Recording.Frame(
      tick: frame.tick, t: frame.t, time: frame.time, tree: RenderTree(root: root),
      progress: frame.progress, fingers: frame.fingers, size: frame.size,
      statusBar: frame.statusBar)
  }

  private func motion(of node: RenderNode, in frame: Int) -> RenderNode.Motion? {
    let held = held[node.id] ?? []
    let isEdited = courses[node.id]?.contains { edits[$0.motion] != nil } ?? false
    guard isEdited || !held.isEmpty else { return nil }
    var values = node.values
    var animations = node.animations.map { edited($0) }
    // A longer motion goes on where the recorded one has ended.
    for course in courses[node.id] ?? []
    where course.endsByItself && course.frames.upperBound < frame {
      guard let duration = edits[course.motion]?.duration, duration > course.animation.duration
      else { continue }
      animations.append(edited(course.animation))
    }
    for (property, value) in held {
      values[property] = value
      animations.removeAll { $0.property == property || $0.property.whole == property }
    }
    return (values, animations)
  }

  private func edited(_ animation: RenderAnimation) -> RenderAnimation {
    guard let edit = motions.number(of: animation).flatMap({ edits[$0] }),
      edit.duration != nil || edit.pace != nil
    else { return animation }
    let duration = edit.duration ?? animation.duration
    return animation.retimed(
      duration: duration, pace: edit.pace(of: animation.pace, duration: duration))
  }

  /// Times that differ by fewer seconds are equal. Times in messages are rounded to a microsecond.
  private static let tolerance = 1e-5
}
