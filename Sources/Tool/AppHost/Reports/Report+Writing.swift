extension Report {
  /// Writes the report in a format for other programs, and says what the format leaves out.
  func write(as format: ReportFormat, to output: Output) throws {
    switch format {
    // The commands write their own text and JSON.
    case .text, .json: break
    case .junit: try output.write(JUnitReport(self).text)
    case .sarif:
      let sarif = SARIFReport(self)
      if let omission = sarif.omission { output.report("matchcut \(command): \(omission)") }
      try output.write(try sarif.text())
    case .github: try output.write(GitHubReport(self).text)
    case .gitlab: try output.write(try GitLabReport(self).text())
    }
  }
}
