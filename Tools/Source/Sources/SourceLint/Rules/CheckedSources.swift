/// The input of the rules: all files of one check, and the types that they declare.
struct CheckedSources {
  let texts: [SourceText]
  let declarations: [[Declaration]]
  let types: TypeTable

  init(
    _ files: [(text: SourceText, declarations: [Declaration])], framework: FrameworkTypes = .uikit
  ) {
    texts = files.map(\.text)
    declarations = files.map(\.declarations)
    types = TypeTable(files: files, framework: framework.declarations)
  }

  func finding(
    _ rule: LintRule, in file: Int, at offset: Int, _ message: String, fix: String
  ) -> LintFinding {
    let place = texts[file].place(of: offset)
    return LintFinding(
      file: texts[file].path, line: place.line, column: place.column, rule: rule,
      message: message, fix: fix)
  }
}
