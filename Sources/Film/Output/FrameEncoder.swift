import CoreGraphics
import Foundation

/// Encodes frames in chronological order to the bytes of one file.
package protocol FrameEncoder: AnyObject {
  /// Appends a frame that is shown for `duration`. All frames must have the same size.
  func add(_ frame: CGImage, for duration: FrameDuration) throws(FilmError)
  /// Returns the complete file. Call it once, at the end.
  func finish() throws(FilmError) -> Data
}

/// Writes frames in chronological order to files in an output folder.
package protocol FrameWriter: AnyObject {
  /// Appends a frame that is shown for `duration`. All frames must have the same size.
  func add(_ frame: CGImage, for duration: FrameDuration) throws(FilmError)
  /// Completes the files. Call it once, at the end. The files are moved into place when the folder
  /// is committed.
  func finish() throws(FilmError)
}
