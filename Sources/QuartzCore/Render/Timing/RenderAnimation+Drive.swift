extension RenderAnimation {
  /// The knot for a drive that begins at `time`. A linear drive that has already begun keeps its
  /// knot.
  func progressPoint(for stretch: DriveSegment, at time: Double) -> AnimationDrive.ProgressPoint? {
    guard stretch == .even else { return nil }
    if let kept = drive?.point { return kept }
    let (begin, length) = (timing.begin, timing.duration)
    guard time > begin else { return AnimationDrive.ProgressPoint(time: begin, progress: 0) }
    guard time < begin + length else {
      return AnimationDrive.ProgressPoint(time: begin + length, progress: 1)
    }
    return AnimationDrive.ProgressPoint(time: time, progress: pacedProgress(at: time))
  }
}
