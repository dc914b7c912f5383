import Testing
import UIKit

/// Reviewed pictures, which are kept beside the tests.
///
/// `MATCHCUT_RECORD=1` rewrites the pictures; look at each picture that changed. The bytes are
/// compared, so a new release of a font or of a drawing library may require new pictures.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Pictures").path

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["MATCHCUT_RECORD"] == "1"
  }

  static func expect(
    _ image: CGImage, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let path = "\(folder)/\(name).png"
    if isRecording {
      if !image.write(pngAt: path) {
        Issue.record("cannot write \(path)", sourceLocation: sourceLocation)
      }
      return
    }
    let kept = CGImage(pngAt: path)
    if let kept, kept.width == image.width, kept.pixels == image.pixels { return }
    let new = FileManager.default.temporaryDirectory.path + "/\(name)-new.png"
    let isWritten = image.write(pngAt: new)
    Issue.record(
      """
      found \(isWritten ? new : "another picture"), expected \(kept == nil ? "one at " : "")\
      \(path); if it is right, record it with MATCHCUT_RECORD=1
      """, sourceLocation: sourceLocation)
  }
}
