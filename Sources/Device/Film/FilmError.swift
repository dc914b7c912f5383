import CoreGraphics
import Foundation

/// Errors that occur when frames are written to files.
///
/// `description` is a sentence for the user. It says where the error occurred, what was found, what
/// was expected, and what to do.
package enum FilmError: Error, Equatable, Sendable {
  /// The folder cannot be created or written to. `reason` is the system's message.
  case unwritableFolder(path: String, reason: String)
  /// The path of the folder exists but is not a folder.
  case notAFolder(path: String)
  /// A file in a valid folder could not be written or moved into place.
  case unwritableFile(path: String, reason: String)
  /// A film was completed without any frame.
  case noFrames(format: String)
  /// A frame's size differs from the size of the earlier frames.
  case frameSize(index: Int, found: PixelSize, expected: PixelSize)
  /// A frame has transparency, although the first frame is opaque.
  case frameNotOpaque(index: Int)
  /// A frame's duration is not positive, or it cannot be written in the file formats.
  case duration(FrameDuration)
  /// No program with this name exists in the searched folders.
  case programMissing(name: String, searched: [String], package: String)
  /// The program ran and failed. `message` is the last line that the program wrote.
  case programFailed(name: String, status: Int32, message: String)
  /// A picture of this size in pixels cannot be painted.
  case picture(width: Double, height: Double)
  /// The data is not a readable PNG file.
  case unreadablePNG(reason: String)
  /// The encoding library failed because it has a defect or because there is not enough memory.
  case encoder(format: String, reason: String)
}

extension FilmError: CustomStringConvertible, LocalizedError {
  package var description: String {
    switch self {
    case .unwritableFolder(let path, let reason):
      "\(path): cannot write here (\(reason)); expected a folder that can be written or created. "
        + "Choose another folder or change its permissions."
    case .notAFolder(let path):
      "\(path): found a file, expected a folder. Choose another name or move the file away."
    case .unwritableFile(let path, let reason):
      "\(path): cannot write this file (\(reason)); expected a writable file name and free space. "
        + "Free some space or choose another folder."
    case .noFrames(let format):
      "\(format): found no frames, expected at least one. Record some time before writing."
    case .frameSize(let index, let found, let expected):
      "frame \(index): found the size \(found), expected the earlier frames' size \(expected). "
        + "Start a new film when the size changes."
    case .frameNotOpaque(let index):
      "frame \(index): found transparent pixels, expected opaque pixels as in the first frame. "
        + "Fill the background, or let the first frame be transparent too."
    case .duration(let duration):
      "frame duration \(duration): expected a positive fraction of a second with "
        + "numerator and denominator up to 65535. Choose another frame rate."
    case .programMissing(let name, let searched, let package):
      "\(name): not found in \(searched.isEmpty ? "an empty PATH" : searched.joined(separator: ":")),"
        + " expected the program on PATH. Install it with: apt-get install \(package)"
    case .programFailed(let name, let status, let message):
      "\(name): ended with status \(status) (\(message.isEmpty ? "it printed nothing" : message)), "
        + "expected the status 0. Check that \(name) has the encoders libx264 and libvpx-vp9: "
        + "\(name) -encoders"
    case .picture(let width, let height):
      "picture: cannot be painted with \(RunWording.number(width.rounded()))×"
        + "\(RunWording.number(height.rounded())) pixels, expected sides from 1 to "
        + "\(BitmapSize.longestSide) pixels, and enough memory. Choose another scale."
    case .unreadablePNG(let reason):
      "PNG: cannot be read (\(reason)), expected a complete PNG file. Make the file again."
    case .encoder(let format, let reason):
      "\(format): the encoder stopped (\(reason)), expected it to accept the frame. Try a smaller "
        + "scale."
    }
  }

  package var errorDescription: String? { description }
}

extension FrameDuration {
  /// Throws if the width or the height exceeds the limits of the file formats.
  func check() throws(FilmError) {
    let allowed = 1...Self.limit
    guard allowed.contains(numerator), allowed.contains(denominator) else {
      throw .duration(self)
    }
  }
}
