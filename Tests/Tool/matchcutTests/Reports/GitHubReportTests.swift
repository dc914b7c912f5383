import AppHost
import Testing

struct GitHubReportTests {
  @Test func `an annotation has the file, the line, the rule and the sentences`() {
    #expect(
      GitHubReport(.sample([.sample()])).text
        == "::error file=Sources/Card.swift,line=12,title=T04::the view was never added"
        + "%0AExpected: the view in the container.%0AFix: addSubview(toView)\n")
  }

  @Test func `percent signs, line ends, colons and commas are escaped`() {
    let entry = Report.Entry(
      rule: "T04", severity: .warning, message: "100 %: a, b\r\nc\rd\n翻", key: []
    ).with { $0.place = .init(file: "My App/A,B: 50 %.swift", line: 3) }

    #expect(
      GitHubReport(.sample([entry])).text
        == "::warning file=My App/A%2CB%3A 50 %25.swift,line=3,title=T04::"
        + "100 %25: a, b%0D%0Ac%0Dd%0A翻\n")
  }

  @Test func `a note is a notice, and a suppressed finding has no annotation`() {
    let note = Report.Entry(rule: "T10", severity: .note, message: "a size", key: [])
    let suppressed = note.with { $0.suppression = .init(reason: "known", isInSource: true) }

    #expect(
      GitHubReport(.sample([note, suppressed, .crash])).text
        == "::notice title=T10::a size\n::error title=crash::the app crashed\n")
  }

  @Test func `nothing found is an empty text`() {
    #expect(GitHubReport(.sample([])).text.isEmpty)
    #expect(GitHubReport(.sample()).text.isEmpty)
  }
}
