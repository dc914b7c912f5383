import Foundation
import Stage

/// A report in the Static Analysis Results Interchange Format, within the limits of GitHub's code
/// scanning.
///
/// Each result has a file, because code scanning rejects a log in which one result has only a
/// logical location. Pages of rules have no public address, so rules have no `helpUri`.
package struct SARIFReport {
  /// The number of results that code scanning keeps.
  package static let mostResults = 5_000
  static let fingerprintName = "matchcutFinding/v2"

  private let report: Report
  private let kept: [Report.Entry]

  package init(_ report: Report) {
    self.report = report
    kept = Self.mostSerious(report.entries)
  }

  /// A sentence about the results that were left out; nil if there are none.
  package var omission: String? {
    let omitted = report.entries.count - kept.count
    guard omitted > 0 else { return nil }
    return "\(omitted) of \(report.entries.count) results were left out, the least serious ones, "
      + "because code scanning keeps \(Self.mostResults)"
  }

  package func text() throws -> String {
    try ReportEncoding.text(SARIFLog(runs: [run]))
  }

  /// The most serious entries, in their order. Suppressed findings are the least serious ones.
  private static func mostSerious(_ entries: [Report.Entry]) -> [Report.Entry] {
    guard entries.count > mostResults else { return entries }
    let ranks = entries.map { entry in
      entry.suppression != nil
        ? 0 : 1 + Finding.Severity.allCases.count { entry.severity.reaches($0) }
    }
    let order = entries.indices.sorted { (ranks[$0], -$0) > (ranks[$1], -$1) }
    return order.prefix(mostResults).sorted().map { entries[$0] }
  }

  private var run: SARIFLog.Run {
    let shard = report.settings.first { $0.name == "shard" }.map { " \($0.value)" } ?? ""
    let category =
      "matchcut \(report.command) \(report.target)"
      + shard.replacing("/", with: " of ")
    return SARIFLog.Run(
      tool: SARIFLog.Tool(
        driver: SARIFLog.Driver(
          name: "Matchcut", version: report.version, semanticVersion: report.version,
          rules: report.rules.map(Self.descriptor))),
      automationDetails: SARIFLog.AutomationDetails(id: category + "/"),
      invocations: [
        SARIFLog.Invocation(
          toolExecutionNotifications: omission.map {
            [.init(level: "warning", message: SARIFLog.Message(text: $0))]
          } ?? [])
      ],
      results: kept.map(result))
  }

  private static func descriptor(_ rule: ReportRule) -> SARIFLog.Descriptor {
    let explanation = "Matchcut's page \(rule.page) explains \(rule.id)."
    return SARIFLog.Descriptor(
      id: rule.id, name: rule.title, shortDescription: SARIFLog.Message(text: rule.title),
      fullDescription: SARIFLog.Message(text: "\(rule.id): \(rule.title). \(explanation)"),
      help: SARIFLog.Message(text: explanation),
      defaultConfiguration: SARIFLog.Descriptor.Configuration(level: rule.severity.rawValue))
  }

  private func result(_ entry: Report.Entry) -> SARIFLog.Result {
    var location = Self.location(report.place(of: entry))
    location.logicalLocations = Self.logicalLocations(of: entry)
    // The line that created the object is the location if no other line is known.
    let origin = entry.place == nil ? nil : entry.origin
    return SARIFLog.Result(
      ruleId: entry.rule, ruleIndex: report.rules.firstIndex { $0.id == entry.rule },
      level: entry.severity.rawValue,
      message: SARIFLog.Message(text: entry.sentences.joined(separator: "\n")),
      locations: [location],
      relatedLocations: origin.map { place in
        var location = Self.location(place)
        location.id = 1
        location.message = SARIFLog.Message(text: "creates \(entry.object ?? "the object")")
        return [location]
      },
      partialFingerprints: [Self.fingerprintName: Fingerprint.text(entry.key)],
      suppressions: entry.suppression.map {
        [.init(kind: $0.isInSource ? "inSource" : "external", justification: $0.reason)]
      },
      baselineState: entry.isKnown.map { $0 ? "unchanged" : "new" })
  }

  private static func location(_ place: Report.Place) -> SARIFLog.Location {
    SARIFLog.Location(
      physicalLocation: SARIFLog.PhysicalLocation(
        artifactLocation: SARIFLog.PhysicalLocation.Artifact(uri: uri(place.file)),
        region: SARIFLog.PhysicalLocation.Region(startLine: place.line)))
  }

  private static func logicalLocations(of entry: Report.Entry) -> [SARIFLog.LogicalLocation]? {
    guard let object = entry.object else { return nil }
    let name = entry.property ?? object
    return [
      SARIFLog.LogicalLocation(
        name: name, fullyQualifiedName: entry.property.map { "\(object).\($0)" } ?? object,
        kind: entry.property == nil ? "object" : "member")
    ]
  }

  /// A relative path as a relative reference, and an absolute path as a URI.
  private static func uri(_ path: String) -> String {
    let escaped = path.addingPercentEncoding(withAllowedCharacters: unescaped) ?? path
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }

  /// A colon in the first part of a relative reference would end a scheme.
  private static let unescaped = CharacterSet.urlPathAllowed.subtracting(
    CharacterSet(charactersIn: ":"))
}
