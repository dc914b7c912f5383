import Film
import Stage

// Edits the motions of recordings.
extension PageSession {
  func tellMotions(_ id: Int, _ layer: Int) throws(PageError) {
    let (live, edited) = try editedMotions(id, "motions")
    let run = contents.sourceLines == nil ? nil : askedRun(live)
    let motions = edited.motions.of(layer).map { motion in
      let edit = edited[motion.number]
      let place = run?.place(of: motion, layer: layer)
      return PageReply.Motion(
        motion, layer: layer, edit, code: place.flatMap { MotionSource($0, motion, edit) })
    }
    peer.tell(.motions(PageReply.Motions(recording: id, layer: layer, motions: motions)))
  }

  func edit(_ request: MotionRequest) throws(PageError) {
    var (_, edited) = try editedMotions(request.recording, "edit")
    guard edited.motions.all.indices.contains(request.motion) else {
      throw PageError(
        about: "edit",
        "found no motion \(request.motion), expected one of \(edited.motions.all.count) from 0")
    }
    edited.set(try request.edit(of: edited[request.motion]), of: request.motion)
    self.edited[request.recording] = edited
    if shown?.recording == request.recording { peer.askForFrame() }
  }

  /// A recording that has ended, with the edits of its motions.
  private func editedMotions(
    _ id: Int, _ verb: String
  ) throws(PageError) -> (live: LiveRecording, edited: EditedMotions) {
    let live = try liveRecording(id, verb)
    guard id != device?.recordingID else {
      throw PageError(about: verb, "recording \(id) is still running, expected one that has ended")
    }
    let motions = edited[id] ?? EditedMotions(live.recording)
    edited[id] = motions
    return (live, motions)
  }

  /// A recording with its edited motions.
  func shownRecording(_ live: LiveRecording) -> Recording {
    guard let edited = edited[live.id], !edited.isEmpty else { return live.recording }
    var recording = live.recording
    recording.frames = recording.frames.map { edited.frame($0) }
    return recording
  }
}
