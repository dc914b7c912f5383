import CoreGraphics
import Film
import Foundation
import TemporaryFolders
import Testing
import UIKit

@MainActor
struct ComparisonPageTests {
  private let folder = TemporaryFolder()

  private struct Report: Decodable {
    struct Film: Decodable {
      struct Difference: Decodable { let kind, text: String }
      struct Side: Decodable {
        struct Frame: Decodable { let t: Double }
        struct Pictures: Decodable {
          let width, height: Int
          let frames: [Frame]
        }
        let duration: Double
        let frames: [Frame]
        let pictures: Pictures?
      }
      struct Call: Decodable { let text: String }
      let name, state: String
      let differences: [Difference]
      let before, after: Side?
      let calls: [Call]
    }
    let before, after, counts: String
    let films: [Film]
  }

  private func film(
    _ run: RecordedRun, _ colours: [UInt32], as name: String
  ) throws -> FilmsComparison.Film {
    let writer = APNGWriter()
    for colour in colours { try writer.add(Pictures.flat(6, 4, colour), for: .frames(1, at: 60)) }
    try folder.write(try writer.finish(), to: name)
    return FilmsComparison.Film(
      run: run, pictures: ["film.png": FilmPicture(hash: name, path: folder.path(of: name))])
  }

  private func page(_ comparison: FilmsComparison) -> String {
    ComparisonPage(comparison, before: "main", after: "a </script> b").text
  }

  private func report(in page: String) throws -> Report {
    let start = try #require(page.range(of: #"type="application/json">"#))
    let end = try #require(page[start.upperBound...].range(of: "</script>"))
    return try JSONDecoder().decode(
      Report.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
  }

  @Test func `the page has the films that differ, with words and pictures of both sides`() throws {
    let call = Runs.call(0.2, ObjectName("Card", 1), "end()")
    let before = [
      "same": try film(Runs.run(), [1], as: "s"), "a": try film(Runs.run(), [1, 2], as: "a"),
      "gone": try film(Runs.run(), [1], as: "g"),
    ]
    let after = [
      "same": try film(Runs.run(), [1], as: "s"),
      "a": try film(Runs.run(events: [call], frames: 40), [1, 3], as: "b"),
    ]

    let report = try report(in: page(FilmsComparison(before, after)))

    #expect((report.before, report.after) == ("main", "a </script> b"))
    #expect(report.counts == "1 changed, 1 gone, 1 the same")
    #expect(report.films.map(\.name) == ["a", "gone"])
    let film = report.films[0]
    #expect(film.differences.first?.text == "0.2 s  end() of Card#1 is new")
    #expect(film.differences.last?.kind == "picture")
    #expect(film.calls.map(\.text) == ["end() of Card#1 is new"])
    #expect(film.before?.frames.count == 30 && film.after?.frames.count == 40)
    #expect(film.before?.pictures?.frames.count == 2)
    #expect(film.before?.pictures?.width == 6)
    #expect(report.films[1].after == nil)
  }

  @Test func `the pictures of a film in slow motion have the times of the recording`() throws {
    let writer = APNGWriter()
    // Half a second that takes two.
    for index in 0..<4 {
      try writer.add(Pictures.flat(6, 4, UInt32(index)), for: .frames(30, at: 60))
    }
    try folder.write(try writer.finish(), to: "slow")
    let film = FilmsComparison.Film(
      run: try Runs.run(),
      pictures: ["film.png": FilmPicture(hash: "s", path: folder.path(of: "slow"))])

    let report = try report(in: page(FilmsComparison([:], ["a": film])))

    #expect(report.films[0].after?.pictures?.frames.map(\.t) == [0, 0.125, 0.25, 0.375])
  }

  @Test func `a film without pictures that can be read is shown without them`() throws {
    let film = FilmsComparison.Film(
      run: try Runs.run(), pictures: ["film.png": FilmPicture(hash: "a", path: "/nowhere")])

    let report = try report(in: page(FilmsComparison(["a": film], [:])))

    #expect(report.films[0].before?.pictures == nil)
  }

  @Test func `the page loads nothing from elsewhere`() throws {
    let text = page(FilmsComparison([:], [:]))

    #expect(!text.contains("import {"))
    // The name of SVG's elements is not loaded, and the other address opens an editor.
    let known = ["http://www.w3.org/2000/svg", "vscode://"]
    #expect(!known.reduce(text) { $0.replacing($1, with: "") }.contains("://"))
    #expect(text.contains("class Session"))
    #expect(text.contains("default-src 'none'"))
  }
}
