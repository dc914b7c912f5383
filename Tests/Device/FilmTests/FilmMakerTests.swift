import Film
import Foundation
import Stage
import TemporaryFolders
import Testing

@MainActor
struct FilmMakerTests {
  private func film(
    _ recording: Recording, _ maker: FilmMaker
  ) throws -> (TemporaryFolder, FilmMaker.Summary) {
    let scratch = TemporaryFolder()
    let folder = try OutputFolder(path: scratch.path)
    let summary = try maker.write(recording, to: folder)
    try folder.commit()
    return (scratch, summary)
  }

  @Test func `one app filmed twice gives identical bytes`() throws {
    var maker = FilmMaker()
    maker.formats = [.apng, .gif, .png]

    let (one, summary) = try film(Recordings.slide(), maker)
    let (two, _) = try film(Recordings.slide(), maker)

    #expect(one.everything == two.everything)
    for name in one.everything where name != "png" {
      #expect(try one.data(name) == two.data(name), "\(name)")
    }
    #expect(
      summary.files == [
        "filmstrip.png", "film.png", "film.gif", "png", "trace.txt", "recording.json",
      ])
    let frames = (1...summary.frames).map { String(format: "png/%04d.png", $0) }
    #expect(Set(one.everything) == Set(summary.files + frames))
  }

  @Test func `a strip shows six frames side by side`() throws {
    var maker = FilmMaker()
    (maker.makesFilmstrip, maker.makesStrip, maker.formats) = (false, true, [])

    let (folder, summary) = try film(Recordings.slide(), maker)

    #expect(summary.files == ["strip.png", "trace.txt", "recording.json"])
    #expect(try size(folder.data("strip.png"))[0] == 6 * 92 + 5 * 8 + 2 * 8)
  }

  @Test func `frames are counted at the requested rate`() throws {
    let recording = Recordings.blank([Double?](repeating: nil, count: 31))
    var maker = FilmMaker()
    maker.makesFilmstrip = false
    maker.formats = [.png]
    for (fps, slow, frames) in [(60, 1.0, 31), (30, 1, 16), (7, 1, 4), (120, 1, 61), (30, 4, 61)] {
      maker.timing = FilmTiming(framesPerSecond: fps, slow: slow)

      let (folder, summary) = try film(recording, maker)

      #expect(summary.frames == frames)
      #expect(folder.names(in: "png").count == frames)
    }
  }

  @Test func `PNG frames have the scale of stills, films their own`() throws {
    var maker = FilmMaker()
    maker.formats = [.apng, .png]
    maker.scale = 3

    let (folder, _) = try film(Recordings.blank([nil, nil]), maker)

    #expect(try size(folder.data("film.png")) == [20, 30])
    #expect(try size(folder.data("png/0001.png")) == [60, 90])
  }

  @Test func `a touch is drawn unless it is turned off`() throws {
    let touched = Recordings.blank([nil, nil], fingers: 0..<2)
    let bare = Recordings.blank([nil, nil])
    var maker = FilmMaker()
    maker.makesFilmstrip = false

    let shown = try film(touched, maker).0.data("film.png")
    maker.showsTouches = false
    let hidden = try film(touched, maker).0.data("film.png")

    #expect(shown != hidden)
    #expect(try hidden == film(bare, maker).0.data("film.png"))
  }

  @Test func `progress counts up to the total`() throws {
    let scratch = TemporaryFolder()
    let folder = try OutputFolder(path: scratch.path)
    var seen: [FilmMaker.Progress] = []

    _ = try FilmMaker().write(Recordings.blank([nil, nil, nil]), to: folder) { seen.append($0) }

    let rendering = seen.filter { $0.what == "rendering" }
    #expect(rendering.map(\.done) == [1, 2, 3])
    #expect(rendering.allSatisfy { $0.total == 3 })
    #expect(seen.contains { $0.what == "filmstrip" })
  }

  /// The width and height in a PNG's header.
  private func size(_ png: Data) -> [Int] {
    [16, 20].map { start in png[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }
}

extension TemporaryFolder {
  /// The path of every file in the folder and its subfolders.
  fileprivate var everything: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
