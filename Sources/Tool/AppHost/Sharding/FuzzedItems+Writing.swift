import Film
import Foundation
import Stage

extension FuzzedItems {
  /// Writes the result in its format.
  func write(to output: Output) throws {
    switch format {
    case .text: for demo in demos { try output.write(demo.text(seed: seed)) }
    case .json: try output.write(try ReportEncoding.text(demos.flatMap(\.found).map(\.finding)))
    case .junit, .sarif, .github, .gitlab: try report.write(as: format, to: output)
    }
  }
}

extension FuzzedItems.Demo {
  func text(seed: UInt64) -> String {
    let result =
      found.isEmpty
      ? "nothing wrong" : Wording.count(found.count, "sort of fault", "sorts of faults")
    let head = "\(subject): \(Wording.count(runs, "run")) with seed \(seed), \(result)\n"
    return head
      + found.map(\.finding).map {
        "\n\($0.report)\n\($0.script.text)\n\(test.source($0))\n"
      }.joined()
  }

  /// Writes a script and a test for each finding. If there are no findings, no file is written.
  func write(to path: String) throws {
    let folder = try staged(in: path)
    try UsageError.served { () throws(FilmError) in try folder?.commit() }
  }

  /// The folder with the scripts and tests under temporary names; nil if there are no findings.
  func staged(in path: String) throws -> OutputFolder? {
    guard !found.isEmpty else { return nil }
    return try UsageError.served { () throws(FilmError) in
      let folder = try OutputFolder(path: "\(path)/\(subject)-fuzz")
      for finding in found.map(\.finding) {
        let name = finding.fault.kind.replacing(" ", with: "-")
        try folder.write(Data(finding.script.text.utf8), as: "\(name).json")
        try folder.write(Data(test.source(finding).utf8), as: "\(name).swift")
      }
      return folder
    }
  }
}
