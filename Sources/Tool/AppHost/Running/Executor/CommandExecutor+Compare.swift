import Film
import Foundation

extension CommandExecutor {
  /// The maximum size of a picture, in bytes.
  private static let largestPicture = 256 << 20

  package func compare(_ options: CompareOptions, to output: Output) throws -> Bool {
    let comparison = FilmsComparison(try films(in: options.before), try films(in: options.after))
    let text = FilmsComparisonText(comparison, before: options.before, after: options.after)
    switch options.form {
    case .text: try output.write(text.text)
    case .markdown: try output.write(text.markdown)
    case .json: try output.write(text.json)
    }
    return comparison.isEmpty
  }

  /// The films in a folder, by name: each is a folder with a recording.
  private func films(in folder: String) throws -> [String: FilmsComparison.Film] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw UsageError.unreadableFilms(folder, found: "a folder that cannot be read")
    }
    var films: [String: FilmsComparison.Film] = [:]
    for name in names {
      let path = "\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: "\(path)/\(RecordingFile.name)") else {
        continue
      }
      films[name] = FilmsComparison.Film(
        run: try recordedRun(at: "\(path)/\(RecordingFile.name)", for: .compare),
        pictures: try pictures(in: path))
    }
    guard !films.isEmpty else { throw UsageError.unreadableFilms(folder, found: "no film") }
    return films
  }

  private func pictures(in folder: String) throws -> [String: FilmPicture] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var pictures: [String: FilmPicture] = [:]
    for name in names where name.hasSuffix(".png") || name.hasSuffix(".gif") {
      let data = try Self.contents(of: "\(folder)/\(name)", upTo: Self.largestPicture) {
        UsageError.unreadableFilms("\(folder)/\(name)", found: $0)
      }
      pictures[name] = FilmPicture(hash: ContentHash.text(data), path: "\(folder)/\(name)")
    }
    return pictures
  }
}
