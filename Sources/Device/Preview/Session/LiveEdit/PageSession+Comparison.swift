import Film
import Foundation

// Says what a new build has changed in the recordings of the same input.
extension PageSession {
  /// Compares a recording on another thread with that of the previous build, if there is one. A
  /// recording of the new build may take longer, so that it ends after the repetition.
  func compare(_ live: LiveRecording) {
    // With the same input, a recording begins at the same time as in the previous build.
    let (id, recording) = (live.id, live.recording)
    guard let index = earlier.firstIndex(where: { $0.start == recording.start }),
      let post = contents.web?.post
    else { return }
    let before = earlier.remove(at: index)
    let thread = Thread { [weak self] in
      guard let comparison = before.comparison(with: recording) else { return }
      let pixels = EarlierPicture.comparison(before.pictures, with: recording)
      post { self?.tell(id, comparison, pixels, before.pictures) }
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  private func tell(
    _ id: Int, _ comparison: RunComparison, _ pixels: PixelComparison?, _ pictures: [EarlierPicture]
  ) {
    // The recording may have been dropped in the meantime.
    guard store.recordings.contains(where: { $0.id == id }) else { return }
    var kept: EarlierPictures?
    if !pictures.isEmpty {
      kept = contents.keep(pictures)
      earlierPictures = kept
    }
    peer.tell(.change(PageReply.Change(id, comparison, pixels, kept)))
  }
}
