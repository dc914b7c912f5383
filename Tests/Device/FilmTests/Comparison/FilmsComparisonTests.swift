import Film
import Foundation
import Stage
import TemporaryFolders
import Testing

@MainActor
struct FilmsComparisonTests {
  private typealias Film = FilmsComparison.Film

  private func film(
    _ recording: Recording = Recordings.slide(), picture: String = "a"
  ) throws -> Film {
    Film(
      run: try RecordedRun(json: RecordingFile(recording).data),
      pictures: ["filmstrip.png": FilmPicture(hash: picture)])
  }

  private func shorter() -> Recording {
    var recording = Recordings.slide()
    recording.frames.removeLast()
    return recording
  }

  @Test func `equal folders have no difference`() throws {
    let films = ["one": try film(), "two": try film()]
    let comparison = FilmsComparison(films, films)
    #expect(comparison.isEmpty)
    #expect(comparison.counts == "2 the same")
    let text = FilmsComparisonText(comparison, before: "a", after: "b")
    #expect(text.text == "A  a\nB  b\n\n2 the same\n")
    #expect(text.markdown { _ in [] } == "### Transitions: 2 the same\n")
    #expect(text.json(version: "1.0").contains("\"same\":true"))
  }

  @Test func `films are new, gone, changed, repainted or the same`() throws {
    let before = [
      "a": try film(), "b": try film(), "c": try film(), "same": try film(),
    ]
    let after = [
      "b": try film(shorter()), "c": try film(picture: "b"), "d": try film(), "same": try film(),
    ]
    let comparison = FilmsComparison(before, after)
    #expect(comparison.entries.map(\.name) == ["a", "b", "c", "d", "same"])
    #expect(
      comparison.entries.map(\.state.name) == ["gone", "changed", "repainted", "new", "same"])
    #expect(comparison.counts == "1 changed, 1 repainted, 1 new, 1 gone, 1 the same")
    #expect(!comparison.isEmpty)
    let sentences = comparison.entries.map(\.sentences)
    #expect(sentences[0].isEmpty && sentences[3].isEmpty && sentences[4].isEmpty)
    #expect(sentences[1].contains { $0.contains("B takes") })
    #expect(
      sentences[2] == ["every call and view is the same, but not the picture: filmstrip.png"])
  }

  @Test func `the films of a run with another outcome are one film that has changed`() throws {
    let films = ["card-pull-cancel": try film(), "other-launch": try film()]
    let comparison = FilmsComparison(
      films, ["card-pull-finish": try film(), "other-launch": try film()])

    #expect(comparison.entries.map(\.name) == ["card-pull-finish", "other-launch"])
    #expect(comparison.counts == "1 changed, 1 the same")
    #expect(
      comparison.entries[0].sentences == [
        "the run has another outcome: this film is card-pull-finish, and it was card-pull-cancel"
      ])
  }

  @Test func `films of runs that were cancelled at other places are not one film`() throws {
    var cancelled = Recordings.slide()
    cancelled.meta.cancelledAt = 0.4
    let comparison = FilmsComparison(
      ["card-finish": try film()], ["card-cancel": try film(cancelled)])

    #expect(comparison.entries.map(\.state.name) == ["new", "gone"])
  }

  @Test func `the frames of a film that differs are compared`() throws {
    let folder = TemporaryFolder()
    func film(_ colours: [UInt32], as name: String) throws -> Film {
      let writer = APNGWriter()
      for colour in colours { try writer.add(Pictures.flat(4, 2, colour), for: .frames(1, at: 60)) }
      try folder.write(try writer.finish(), to: name)
      var film = try self.film()
      film = Film(
        run: film.run,
        pictures: ["film.png": FilmPicture(hash: name, path: folder.path(of: name))])
      return film
    }
    let comparison = FilmsComparison(
      ["a": try film([1, 2, 3], as: "before")], ["a": try film([1, 2, 4], as: "after")])

    #expect(comparison.entries[0].pixels?.first == .init(share: 1, t: 2 / 60.0))
    #expect(
      comparison.entries[0].sentences == [
        "every call and view is the same, but not the picture: film.png",
        "the picture differs from 0.0333 s on, in up to 100 % of the pixels at 0.0333 s",
      ])
  }

  @Test func `a film that cannot be read still differs`() throws {
    let folder = TemporaryFolder()
    try folder.write("text", to: "film.png")
    func film(_ hash: String) throws -> Film {
      Film(
        run: try self.film().run,
        pictures: ["film.png": FilmPicture(hash: hash, path: folder.path(of: "film.png"))])
    }
    let comparison = FilmsComparison(["a": try film("a")], ["a": try film("b")])

    #expect(comparison.entries[0].state.name == "repainted")
    #expect(comparison.entries[0].pixels == nil)
  }

  @Test func `Markdown has a table, and the pictures of each film that differs`() throws {
    let comparison = FilmsComparison(
      ["a<b|c": try film(), "b": try film()], ["b": try film(picture: "b"), "d": try film()])
    let text = FilmsComparisonText(comparison, before: "old films", after: "new").markdown {
      $0.name == "b" ? [.init(title: "b [1]|2", path: "my films/<b>.png")] : []
    }
    #expect(text.hasPrefix("### Transitions: 1 repainted, 1 new, 1 gone, 0 the same\n"))
    #expect(text.contains("| a&lt;b\\|c | gone |  |\n"))
    #expect(text.contains("![b (1)\\|2](<my films/%3Cb%3E.png>)"))
    #expect(text.components(separatedBy: "![").count == 2)
  }
}
