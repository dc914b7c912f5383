import Film
import Foundation
import TemporaryFolders
import Testing

struct UnfinishedTests {
  private let place = TemporaryFolder()

  @Test func `unfinished files are removed with their new folders, earlier files are kept`()
    throws
  {
    try place.write("old", to: "a.txt")
    let unfinished = Unfinished()
    let old = try OutputFolder(path: place.path, unfinished: unfinished)
    try old.write(Data("new".utf8), as: "a.txt")
    let new = try OutputFolder(path: place.path + "/films/flip", unfinished: unfinished)
    let frames = try new.stageFolder("png")
    try Data().write(to: URL(fileURLWithPath: frames + "/0001.png"))
    var hasEnded = false

    unfinished.abandon { hasEnded = true }

    #expect(hasEnded)
    #expect(place.names() == ["a.txt"])
    #expect(try place.data("a.txt") == Data("old".utf8))
  }

  @Test func `committed or discarded folders are no longer unfinished`() throws {
    let unfinished = Unfinished()
    let kept = try OutputFolder(path: place.path + "/kept", unfinished: unfinished)
    try kept.write(Data("a".utf8), as: "a.txt")
    try kept.commit()
    let empty = try OutputFolder(path: place.path + "/empty", unfinished: unfinished)
    try empty.commit()
    let gone = try OutputFolder(path: place.path + "/gone", unfinished: unfinished)
    gone.discard()
    // This folder was created by another process after the film was abandoned.
    try FileManager.default.createDirectory(
      atPath: place.path + "/gone", withIntermediateDirectories: false)

    unfinished.abandon {}

    #expect(place.names() == ["empty", "gone", "kept"])
    #expect(place.names(in: "kept") == ["a.txt"])
  }

  @Test func `after a removal, pending frames find no folder`() throws {
    let unfinished = Unfinished()
    let folder = try OutputFolder(path: place.path + "/films", unfinished: unfinished)
    let writer = try FrameFolder("png", in: folder, workers: 2)
    for index in 0..<20 {
      try writer.add(Pictures.noise(200, 200, seed: UInt64(index)), for: .frames(1, at: 60))
    }

    unfinished.abandon {}

    #expect(place.names() == [])
    _ = try? writer.finish()
    #expect(place.names() == [])
  }

  @Test func `a program that writes a film is terminated`() throws {
    let script =
      "#!/bin/sh\nfor last; do :; done\ntrap '' TERM\necho > \"$last\"\ncat > /dev/null\n"
    try place.write(script, to: "ffmpeg", executable: true)
    let unfinished = Unfinished()
    let folder = try OutputFolder(path: place.path + "/films", unfinished: unfinished)
    let writer = try VideoWriter(
      .mp4, as: "film.mp4", in: folder, program: try VideoProgram(searchPath: place.path))
    try writer.add(Pictures.flat(64, 64, 0), for: .frames(1, at: 60))

    unfinished.abandon {}

    #expect(throws: FilmError.self) { try writer.finish() }
    #expect(place.names() == ["ffmpeg"])
  }
}
