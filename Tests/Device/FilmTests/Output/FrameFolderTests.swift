import CoreGraphics
import Film
import Foundation
import TemporaryFolders
import Testing

struct FrameFolderTests {
  private let place = TemporaryFolder()

  @Test func `frames are numbered files that hold each frame`() throws {
    let frames = (0..<12).map { Pictures.movingSquare(frame: $0) }
    let folder = try OutputFolder(path: place.path)
    let writer = try FrameFolder("frames", in: folder)

    for frame in frames { try writer.add(frame, for: .frames(1, at: 60)) }
    try writer.finish()
    #expect(place.names(in: "frames") == [])
    try folder.commit()

    let names = place.names(in: "frames")
    #expect(names.count == 12 && names.first == "0001.png" && names.last == "0012.png")
    for (index, name) in names.enumerated() {
      #expect(try PNGReader.image(try place.data("frames/" + name)).pixels == frames[index].pixels)
    }
  }

  @Test func `a failed film leaves no frames`() throws {
    let folder = try OutputFolder(path: place.path + "/out")
    let writer = try FrameFolder("frames", in: folder)
    for index in 0..<8 {
      try writer.add(Pictures.movingSquare(frame: index), for: .frames(1, at: 60))
    }

    #expect(throws: FilmError.self) {
      try writer.add(Pictures.flat(1, 1, 0), for: .frames(1, at: 60))
    }
    folder.discard()

    #expect(place.names() == [])
  }

  @Test func `a film without frames is refused`() throws {
    let folder = try OutputFolder(path: place.path)
    let writer = try FrameFolder("frames", in: folder)

    #expect(throws: FilmError.noFrames(format: "PNG frames")) { try writer.finish() }
  }
}
