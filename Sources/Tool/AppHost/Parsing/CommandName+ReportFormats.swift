extension CommandName {
  /// The formats of the command's findings; empty if the command does not report findings.
  package var reportFormats: [ReportFormat] {
    switch self {
    case .check, .fuzz: ReportFormat.allCases
    // `lint` plays no runs, which would be the test cases of JUnit.
    case .lint: ReportFormat.allCases.filter { $0 != .junit }
    default: []
    }
  }
}
