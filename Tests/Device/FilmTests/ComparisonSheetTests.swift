import CoreGraphics
import Film
import Foundation
import TemporaryFolders
import Testing

@MainActor
struct ComparisonSheetTests {
  private let folder = TemporaryFolder()

  private func film(_ frames: [CGImage], as name: String) throws -> FilmsComparison.Film {
    let writer = APNGWriter()
    for frame in frames { try writer.add(frame, for: .frames(1, at: 60)) }
    try folder.write(try writer.finish(), to: name)
    return FilmsComparison.Film(
      run: try Runs.run(),
      pictures: ["film.png": FilmPicture(hash: name, path: folder.path(of: name))])
  }

  private func entry(
    _ before: [CGImage]?, _ after: [CGImage]?
  ) throws -> FilmsComparison.Entry {
    let films = try (before.map { try film($0, as: "a") }, after.map { try film($0, as: "b") })
    let comparison = FilmsComparison(
      films.0.map { ["x": $0] } ?? [:], films.1.map { ["x": $0] } ?? [:])
    return comparison.entries[0]
  }

  private func flat(_ colours: UInt32...) -> [CGImage] {
    colours.map { Pictures.flat(20, 30, $0) }
  }

  @Test func `a film that differs is three rows, at the times at which it differs`() throws {
    let entry = try entry(flat(0, 1, 2, 3), flat(0, 9, 2, 8))
    #expect(ComparisonSheet.isPossible(for: entry))

    let image = try #require(ComparisonSheet(entry)).image(scale: 1)

    // Two times, and three rows of frames that are 104 points wide and 156 points high.
    #expect((image.width, image.height) == (28 + 66 + 2 * 114 - 10, 28 + 18 + 3 * 156 + 20))
  }

  @Test func `a film of one side is one row with six frames at most`() throws {
    let frames = (0..<20).map { Pictures.flat(20, 30, UInt32($0)) }
    for entry in [try entry(frames, nil), try entry(nil, frames)] {
      let image = try #require(ComparisonSheet(entry)).image(scale: 1)
      #expect((image.width, image.height) == (28 + 66 + 6 * 114 - 10, 28 + 18 + 156))
    }
  }

  @Test func `equal pictures, and films without pictures, have no sheet`() throws {
    let (run, other) = (try Runs.run(), try Runs.run(frames: 31))
    let comparison = FilmsComparison(
      ["x": .init(run: run, pictures: [:])], ["x": .init(run: other, pictures: [:])])

    #expect(!ComparisonSheet.isPossible(for: comparison.entries[0]))
    #expect(ComparisonSheet(comparison.entries[0]) == nil)
    let same = try entry(flat(1, 2), flat(1, 2))
    #expect(!ComparisonSheet.isPossible(for: same))
    #expect(ComparisonSheet(same) == nil)
  }

  @Test func `pictures of unequal sizes differ everywhere`() throws {
    let entry = try entry(flat(1), [Pictures.flat(30, 20, 1)])

    #expect(entry.pixels?.first?.share == 1)
    #expect(ComparisonSheet(entry) != nil)
  }
}
