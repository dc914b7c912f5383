extension RenderAnimation {
  /// The knot for a drive that begins at `time`. A linear drive that has already begun keeps its
  /// knot.
  func knot(for stretch: DriveSegment, at time: Double) -> AnimationDrive.Knot? {
    guard stretch == .even else { return nil }
    if let kept = drive?.knot { return kept }
    let (begin, length) = (timing.begin, timing.duration)
    guard time > begin else { return AnimationDrive.Knot(time: begin, progress: 0) }
    guard time < begin + length else {
      return AnimationDrive.Knot(time: begin + length, progress: 1)
    }
    return AnimationDrive.Knot(time: time, progress: pacedProgress(at: time))
  }
}
