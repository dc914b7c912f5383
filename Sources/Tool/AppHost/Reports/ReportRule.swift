import SourceBuild
import Stage

/// A rule as reports describe it.
package struct ReportRule: Codable, Equatable, Sendable {
  package var id: String
  package var title: String
  package var severity: Finding.Severity
  /// The path of the page that explains the rule, relative to the root of Matchcut's repository.
  package var page: String

  package init(id: String, title: String, severity: Finding.Severity, page: String) {
    (self.id, self.title, self.severity, self.page) = (id, title, severity, page)
  }

  fileprivate static let toolPage = "Documentation/Tool.md"
  fileprivate static func page(of rule: String) -> String { "Documentation/Rules/\(rule).md" }
}

extension ReportRule {
  init(_ rule: Rule) {
    self.init(
      id: rule.id, title: rule.title, severity: rule.severity, page: Self.page(of: rule.id))
  }

  init(_ rule: LintRule) {
    self.init(
      id: rule.rawValue, title: rule.summary,
      severity: rule.severity == .warning ? .warning : .note, page: Self.page(of: rule.rawValue))
  }

  /// The kind of a fault that no rule finds.
  init(_ fault: Fault) {
    self.init(
      id: fault.kind, title: fault.expected ?? fault.kind, severity: fault.severity,
      page: fault.link ?? Self.toolPage)
  }

  /// The rules that are checked while an app runs.
  static let ofRuns = Rule.all.map { ReportRule($0) }
  /// The rules that `lint` checks.
  static let ofSource = LintRule.allCases.map { ReportRule($0) }
}

/// Why a run did not reach its end, as a rule of a report.
enum RunRule: String, CaseIterable {
  case crash, exit, hang
  /// The app did not become idle.
  case pendingWork = "pending-work"
  case noTransition = "no-transition"

  init(_ cause: RunEnd.Cause) {
    switch cause {
    case .signal: self = .crash
    case .exit: self = .exit
    case .hang: self = .hang
    }
  }

  var rule: ReportRule {
    let title =
      switch self {
      case .crash: "the app crashed"
      case .exit: "the app ended its process"
      case .hang: "the app did not respond"
      case .pendingWork: "the app did not become idle"
      case .noTransition: "no transition ran"
      }
    return ReportRule(
      id: rawValue, title: title, severity: .error, page: ReportRule.toolPage)
  }
}
