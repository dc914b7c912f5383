import Foundation

/// The findings of an earlier check, from the file of `--new-since`: the output of `check --json` or
/// of `check --format sarif`.
///
/// Findings are identified by their fingerprints, so the lines, the objects' numbers and the touches
/// may differ.
struct KnownFindings: Equatable {
  private let fingerprints: Set<String>

  private static let largestFile = 256 << 20

  init(file: String) throws {
    let data = try InputFile.contents(of: file, upTo: Self.largestFile) {
      UsageError.unreadableFindings(file, .newSince, found: $0)
    }
    try self.init(data, file: file)
  }

  /// `file` is the path for messages.
  init(_ data: Data, file: String) throws {
    let decoder = JSONDecoder()
    let found: [String?]
    if let output = try? decoder.decode(CheckOutput.self, from: data) {
      found = output.checks.flatMap { $0.findings.map(\.fingerprint) }
    } else if let log = try? decoder.decode(Log.self, from: data) {
      found = log.runs.flatMap { run in
        run.results.map { $0.partialFingerprints?[SARIFReport.fingerprintName] }
      }
    } else {
      let isJSON = (try? JSONSerialization.jsonObject(with: data)) != nil
      throw UsageError.unreadableFindings(
        file, .newSince,
        found: data.isEmpty
          ? "nothing" : isJSON ? "JSON of another kind" : "text that is not complete JSON")
    }
    let fingerprints = found.compactMap(\.self)
    guard fingerprints.count == found.count else {
      throw UsageError.unreadableFindings(
        file, .newSince, found: "findings without fingerprints, of another version or program")
    }
    self.fingerprints = Set(fingerprints)
  }

  func contains(_ fingerprint: String) -> Bool { fingerprints.contains(fingerprint) }

  /// The part of the output of `check --json` that is used.
  private struct CheckOutput: Decodable {
    struct Check: Decodable { let findings: [Item] }
    struct Item: Decodable { let fingerprint: String? }
    let checks: [Check]
  }

  /// The part of a SARIF log that is used.
  private struct Log: Decodable {
    struct Run: Decodable { let results: [Result] }
    struct Result: Decodable { let partialFingerprints: [String: String]? }
    let runs: [Run]
  }
}
