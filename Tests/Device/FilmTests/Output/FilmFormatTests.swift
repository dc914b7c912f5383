import Film
import Foundation
import TemporaryFolders
import Testing

struct FilmFormatTests {
  @Test(arguments: [FilmFormat.apng, .gif, .png, .html])
  func `formats without an external program write exactly their file`(format: FilmFormat) throws {
    let place = TemporaryFolder()
    let folder = try OutputFolder(path: place.path)
    let writer = try format.writer(in: folder)

    for index in 0..<3 {
      try writer.add(Pictures.movingSquare(frame: index), for: .frames(1, at: 60))
    }
    try writer.finish()
    try folder.commit()

    #expect(place.names() == [format.fileName])
  }
}
