import CoreGraphics
import Foundation

/// Takes frames in order of time and makes one file's bytes of them.
package protocol FrameEncoder: AnyObject {
  /// Appends a frame that is seen for `duration`. All frames have the first one's size.
  func add(_ frame: CGImage, for duration: FrameDuration) throws(FilmError)
  /// The whole file; call once, last.
  func finish() throws(FilmError) -> Data
}

/// Takes frames in order of time and leaves files in an output folder.
package protocol FrameWriter: AnyObject {
  /// Appends a frame that is seen for `duration`. All frames have the first one's size.
  func add(_ frame: CGImage, for duration: FrameDuration) throws(FilmError)
  /// Completes the files; call once, last. They appear when the folder is committed.
  func finish() throws(FilmError)
}
