import Film
import Foundation
import TemporaryFolders
import Testing

struct OutputFolderTests {
  private let place = TemporaryFolder()

  @Test func `files appear at the commit, all at once`() throws {
    let folder = try OutputFolder(path: place.path + "/films/flip")
    try folder.write(Data("a".utf8), as: "a.txt")
    try folder.write(Data("b".utf8), as: "b.txt")

    #expect(place.names(in: "films/flip").allSatisfy { $0.hasPrefix(".") })
    try folder.commit()

    #expect(place.names(in: "films/flip") == ["a.txt", "b.txt"])
    #expect(try place.data("films/flip/a.txt") == Data("a".utf8))
  }

  @Test func `discarding leaves nothing, including created folders`() throws {
    let folder = try OutputFolder(path: place.path + "/films/flip")
    try folder.write(Data("a".utf8), as: "a.txt")

    folder.discard()

    #expect(place.names() == [])
  }

  @Test func `a folder released without commit leaves nothing`() throws {
    do {
      let folder = try OutputFolder(path: place.path + "/films")
      try folder.write(Data("a".utf8), as: "a.txt")
      #expect(place.names() == ["films"])
    }

    #expect(place.names() == [])
  }

  @Test func `earlier files survive a failed film`() throws {
    try place.write("old", to: "a.txt")
    let folder = try OutputFolder(path: place.path)
    try folder.write(Data("new".utf8), as: "a.txt")

    folder.discard()

    #expect(place.names() == ["a.txt"])
    #expect(try place.data("a.txt") == Data("old".utf8))
  }

  @Test func `a second film replaces the first`() throws {
    for text in ["first", "second"] {
      let folder = try OutputFolder(path: place.path)
      try folder.write(Data(text.utf8), as: "a.txt")
      let frames = try folder.stageFolder("frames")
      try Data(text.utf8).write(to: URL(fileURLWithPath: frames + "/\(text)"))
      try folder.commit()
    }

    #expect(place.names() == ["a.txt", "frames"])
    #expect(try place.data("a.txt") == Data("second".utf8))
    #expect(place.names(in: "frames") == ["second"])
  }

  @Test func `a file in place of the folder is named`() throws {
    try place.write("", to: "films")

    #expect(throws: FilmError.notAFolder(path: place.path + "/films")) {
      try OutputFolder(path: place.path + "/films")
    }
    #expect(throws: FilmError.notAFolder(path: place.path + "/films")) {
      try OutputFolder(path: place.path + "/films/flip")
    }
  }

  @Test func `a folder that cannot be created is named and its new parents are removed`() throws {
    // A name that is longer than any file system allows is an error for every user, including root.
    let name = String(repeating: "x", count: 300)

    #expect(
      throws: FilmError.unwritableFolder(
        path: place.path + "/new/" + name, reason: "File name too long")
    ) { try OutputFolder(path: place.path + "/new/" + name) }
    #expect(place.names() == [])
  }

  @Test func `nothing is moved if a folder has a file's name`() throws {
    try FileManager.default.createDirectory(
      atPath: place.path + "/b.txt", withIntermediateDirectories: false)
    let folder = try OutputFolder(path: place.path)
    try folder.write(Data("a".utf8), as: "a.txt")
    try folder.write(Data("b".utf8), as: "b.txt")

    #expect(
      throws: FilmError.unwritableFile(
        path: place.path + "/b.txt", reason: "a folder has this name")
    ) { try folder.commit() }

    #expect(place.names() == ["b.txt"])
  }

  @Test func `files of killed processes are removed, those of running ones are kept`() throws {
    // The numbers of real processes are well below 1999999999.
    try place.write("", to: ".film.png.1999999999.partial")
    try place.write("", to: ".film.png.1.partial")

    _ = try OutputFolder(path: place.path)

    #expect(place.names() == [".film.png.1.partial"])
  }
}
