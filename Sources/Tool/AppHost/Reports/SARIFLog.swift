/// The parts of SARIF 2.1.0 that reports contain, with SARIF's names.
struct SARIFLog: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  struct Run: Encodable {
    let tool: Tool
    let automationDetails: AutomationDetails
    let invocations: [Invocation]
    let results: [Result]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name, version, semanticVersion: String
    let rules: [Descriptor]
  }

  struct Descriptor: Encodable {
    struct Configuration: Encodable { let level: String }
    let id, name: String
    let shortDescription, fullDescription, help: Message
    let defaultConfiguration: Configuration
  }

  /// Results of a later run with the same id replace those of an earlier one.
  struct AutomationDetails: Encodable { let id: String }

  struct Invocation: Encodable {
    struct Notification: Encodable {
      let level: String
      let message: Message
    }
    let executionSuccessful = true
    let toolExecutionNotifications: [Notification]
  }

  struct Message: Encodable { let text: String }

  struct Result: Encodable {
    struct Suppression: Encodable { let kind, justification: String }
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let partialFingerprints: [String: String]
    let suppressions: [Suppression]?
    /// Whether an earlier log has the result (`unchanged`) or not (`new`); omitted if the log is not
    /// compared.
    let baselineState: String?
  }

  struct Location: Encodable {
    var id: Int?
    var message: Message?
    var physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
  }

  struct PhysicalLocation: Encodable {
    struct Artifact: Encodable { let uri: String }
    struct Region: Encodable { let startLine: Int }
    let artifactLocation: Artifact
    let region: Region
  }

  struct LogicalLocation: Encodable {
    let name, fullyQualifiedName, kind: String
  }
}
