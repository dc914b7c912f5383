extension RenderAnimation {
  /// The point through which the linear progress passes if a driver takes over the animation at
  /// `time`. If the animation was already driven with linear progress, the point does not change.
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
