import Film
import Foundation
import Stage
import Testing

@MainActor
struct FilmsComparisonTests {
  private typealias Film = FilmsComparison.Film

  private func film(
    _ recording: Recording = Recordings.slide(), picture: String = "a"
  ) throws -> Film {
    Film(
      run: try RecordedRun(json: RecordingFile(recording).data),
      pictures: ["filmstrip.png": Data(picture.utf8)])
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
    #expect(text.markdown == "### Transitions: 2 the same\n")
    #expect(text.json.contains("\"same\":true"))
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

  @Test func `Markdown shows the strips of the folders that have the film`() throws {
    let comparison = FilmsComparison(
      ["a<b|c": try film(), "b": try film()], ["b": try film(picture: "b"), "d": try film()])
    let text = FilmsComparisonText(comparison, before: "old films", after: "new").markdown
    #expect(text.hasPrefix("### Transitions: 1 repainted, 1 new, 1 gone, 0 the same\n"))
    #expect(text.contains("| a&lt;b\\|c | gone |  |\n"))
    #expect(text.contains("![old films](<old films/b/filmstrip.png>)"))
    #expect(text.contains("![new](<new/b/filmstrip.png>)"))
    #expect(!text.contains("<old films/d/"))
    #expect(!text.contains("<new/a<b|c/"))
  }
}
