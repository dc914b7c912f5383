import CoreGraphics
import Foundation
import QuartzCore

/// Writes frames as numbered PNG files, starting with `0001.png`. When the writer finishes, the
/// whole folder is committed.
///
/// There is one file per frame, and durations are ignored.
package final class FrameFolder: FrameWriter {
  private let temporary: String
  private let shownPath: String
  private let png: PNGWriter
  private let work: OrderedWork<FilmError?>
  private var count = 0
  private var size: PixelSize?

  package init(
    _ name: String, in folder: OutputFolder,
    workers: Int = BandPool.cores
  ) throws(FilmError) {
    temporary = try folder.stageFolder(name)
    shownPath = folder.path + "/" + name
    var png = PNGWriter()
    // Several frames are compressed at the same time, so each of them needs only one thread.
    png.workers = 1
    png.level = 3
    self.png = png
    work = OrderedWork(workers: workers)
    folder.beforeDiscard { [work] in _ = work.collect() }
  }

  package func add(_ frame: CGImage, for duration: FrameDuration) throws(FilmError) {
    if let size, size != frame.size {
      throw .frameSize(index: count, found: frame.size, expected: size)
    }
    size = frame.size
    let digits = String(count + 1)
    let file = "/" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + ".png"
    work.submit { [png, path = temporary + file, shownAs = shownPath + file] in
      do throws(FilmError) {
        try OutputFolder.write(try png.data(frame), to: path, shownAs: shownAs)
        return .none
      } catch {
        return .some(error)
      }
    }
    count += 1
  }

  package func finish() throws(FilmError) {
    // `collect` removes only the outer optional of the results. An inner nil means that the file
    // was written.
    for case let error? in work.collect() { throw error }
    guard count > 0 else { throw .noFrames(format: "PNG frames") }
  }
}
