import CoreGraphics
import Foundation

/// Encodes frames in chronological order to the bytes of one file.
package protocol FrameEncoder: AnyObject {
  /// Appends a frame shown for `duration`. All frames must have equal size.
  func add(_ frame: CGImage, for duration: FrameDuration) throws(FilmError)
  /// Returns the complete file; call once, at the end.
  func finish() throws(FilmError) -> Data
}

/// Writes frames in chronological order to files in an output folder.
package protocol FrameWriter: AnyObject {
  /// Appends a frame shown for `duration`. All frames must have equal size.
  func add(_ frame: CGImage, for duration: FrameDuration) throws(FilmError)
  /// Completes the files; call once, at the end. They are moved into place when the folder is
  /// committed.
  func finish() throws(FilmError)
}
