import CoreGraphics
import Foundation

/// Encodes frames to the bytes of one file. Frames are added in chronological order.
package protocol FrameEncoder: AnyObject {
  /// Appends a frame that is shown for `duration`. All frames must have the same size.
  func add(_ frame: CGImage, for duration: FrameDuration) throws(FilmError)
  /// Returns the complete file. Call it once, at the end.
  func finish() throws(FilmError) -> Data
}

/// Writes frames to files in an output folder. Frames are added in chronological order.
package protocol FrameWriter: AnyObject {
  /// Appends a frame that is shown for `duration`. All frames must have the same size.
  func add(_ frame: CGImage, for duration: FrameDuration) throws(FilmError)
  /// Completes the files. Call it once, at the end. The files get their final names when the folder
  /// is committed.
  func finish() throws(FilmError)
}
