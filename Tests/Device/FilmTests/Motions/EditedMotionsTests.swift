import Film
import QuartzCore
import Stage
import Testing

@MainActor
struct EditedMotionsTests {
  /// The vertical position of the view that slides up, frame by frame.
  private func course(_ edited: EditedMotions, _ recording: Recording, _ layer: Int) -> [Double] {
    recording.frames.compactMap { frame in
      var y: Double?
      let frame = edited.frame(frame)
      _ = frame.tree.root.changing(at: frame.time) { node, parent in
        if node.id == layer { y = Double(node.presentation(at: parent).position.y) }
        return nil
      }
      return y
    }
  }

  private func slide() throws -> (Recording, RecordedMotions.Motion, layer: Int) {
    let recording = Recordings.slide()
    let motion = try #require(RecordedMotions(recording).all.first)
    return (recording, motion, try #require(motion.layers.first?.id))
  }

  @Test func `the animations of a block are one motion`() throws {
    let (recording, motion, layer) = try slide()

    #expect(RecordedMotions(recording).all.count == 1)
    #expect(motion.duration == 0.2 && motion.pace == .curve(.easeInOut))
    #expect(motion.properties(of: layer).contains(.position))
    #expect(motion.properties(of: -1).isEmpty && !motion.repeats && !motion.hasKeyframes)
    #expect(motion.start < motion.end && motion.end <= motion.start + 0.2 + 1e-6)
  }

  @Test func `without edits the frames are those of the recording`() throws {
    let (recording, _, _) = try slide()
    let edited = EditedMotions(recording)

    #expect(edited.isEmpty)
    for frame in recording.frames { #expect(edited.frame(frame).tree.root === frame.tree.root) }
  }

  @Test func `another curve moves the layer otherwise, between the same values`() throws {
    let (recording, motion, layer) = try slide()
    var edited = EditedMotions(recording)
    let before = course(edited, recording, layer)

    edited.set(MotionEdit(pace: .curve(.linear)), of: motion.number)

    let after = course(edited, recording, layer)
    #expect(after.last == before.last && after.count == before.count && after != before)
    let moving = after.filter { $0 != after.first && $0 != after.last }
    let steps = zip(moving, moving.dropFirst()).map { $1 - $0 }
    for step in steps { #expect(abs(step - steps[0]) < 1e-6) }
  }

  @Test func `a longer motion goes on after the recorded end`() throws {
    let (recording, motion, layer) = try slide()
    var edited = EditedMotions(recording)
    let before = course(edited, recording, layer)

    edited.set(MotionEdit(duration: 0.3), of: motion.number)

    let after = course(edited, recording, layer)
    let arrived = { (course: [Double]) in course.firstIndex { $0 == course.last } ?? 0 }
    #expect(after.last == before.last)
    #expect(arrived(after) - arrived(before) == 6)
    #expect(zip(after, after.dropFirst()).allSatisfy { $1 <= $0 + 1e-9 || $0 == after.first })
  }

  @Test func `a spring overshoots, and keeps its damping ratio with another duration`() throws {
    let (recording, motion, layer) = try slide()
    var edited = EditedMotions(recording)

    edited.set(MotionEdit(pace: .spring(dampingRatio: 0.3)), of: motion.number)

    let after = course(edited, recording, layer)
    #expect((after.min() ?? 0) < (after.last ?? 0) - 1)
    let shape = motion.shape(MotionEdit(pace: .spring(dampingRatio: 0.3)))
    #expect(shape.count == 61 && shape.first?.progress == 0)
    #expect(shape.contains { $0.progress > 1.2 })
  }

  @Test func `a held layer stands still while others move`() throws {
    let (recording, motion, layer) = try slide()
    var edited = EditedMotions(recording)
    let before = course(edited, recording, layer)
    let index = recording.frames.count / 3
    let t = recording.frames[index].t

    edited.set(MotionEdit(held: [layer: t]), of: motion.number)

    let after = course(edited, recording, layer)
    let here = before[before.count - (recording.frames.count - index)]
    #expect(after.allSatisfy { $0 == here })
    edited.set(MotionEdit(), of: motion.number)
    #expect(edited.isEmpty && course(edited, recording, layer) == before)
  }
}
