import Film
import Foundation
import Stage

/// A recording of the previous build, with which the recording of the same input is compared.
package struct EarlierRecording: Codable, Equatable {
  /// The time of the stage's clock at which the recording began.
  package var start: Double
  /// The content of the recording's file.
  package var file: Data
  /// The recording's pictures; empty if they were not painted during the build.
  package var pictures: [EarlierPicture] = []

  /// The number of recordings that a build hands to the next one: the latest ones.
  static let most = 4

  init(_ live: LiveRecording, _ pictures: [EarlierPicture]) {
    self.pictures = pictures
    start = live.recording.start
    file = RecordingFile(live.recording).data
  }

  /// The differences between this recording and another one; nil if the file cannot be read.
  func comparison(with recording: Recording) -> RunComparison? {
    guard let before = try? RecordedRun(json: file),
      let after = try? RecordedRun(json: RecordingFile(recording).data)
    else { return nil }
    return RunComparison(before, after)
  }
}
