import CoreGraphics
import QuartzCore
import Stage

/// Images of the first transition in a recording. Each image shows the transition at a fraction of
/// its duration.
package struct TransitionFrames {
  private let recording: Recording
  private let span: ClosedRange<Int>

  /// Returns nil if the recording does not contain a transition.
  package init?(_ recording: Recording) {
    let frames = recording.frames
    guard let first = frames.firstIndex(where: { $0.progress != nil }) else { return nil }
    let end = frames[first...].firstIndex { $0.progress == nil } ?? frames.count
    self.recording = recording
    span = first...(end - 1)
  }

  /// Returns one image for each of `shares`, which run from 0 for the transition's first frame to 1
  /// for its last. Touches are not drawn. A negative value selects the first frame of the
  /// recording, and a value above 1 selects the last one.
  package func images(at shares: [Double], scale: Double, compositor: Compositor) -> [CGImage] {
    let painter = FramePainter(
      recording, scale: scale, compositor: compositor, showsTouches: false)
    return shares.map { share in
      if share < 0 { return painter.image(recording.frames[0]) }
      if share > 1 { return painter.image(recording.frames[recording.frames.count - 1]) }
      let (start, end) = (
        recording.frames[span.lowerBound].time, recording.frames[span.upperBound].time
      )
      let time = start + (end - start) * share
      let index = span.last { recording.frames[$0].time <= time } ?? span.lowerBound
      let frame = recording.frames[index]
      return painter.image(frame, after: time - frame.time)
    }
  }
}
