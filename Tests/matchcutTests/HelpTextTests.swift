import AppHost
import Testing

struct HelpTextTests {
  private let help = HelpText(catalogue: .sample)

  @Test func `the overview names every command`() {
    let text = help.text(on: nil)

    for command in CommandName.allCases {
      #expect(text.contains("  \(command.rawValue) \(command.usage)"), "\(command)")
      #expect(text.contains(command.summary), "\(command)")
    }
  }

  @Test(arguments: CommandName.allCases)
  func `a command's help names its options and no others`(command: CommandName) {
    let lines = help.text(on: command).split(separator: "\n")

    let optionLines = lines.filter { $0.hasPrefix("  --") }
    let shown = Set(optionLines.map { $0.dropFirst(2).prefix { $0 != " " } })

    #expect(shown == Set(command.options.map { Substring($0.flag) }))
  }

  @Test func `the names that can be used are listed`() {
    let text = help.text(on: .film)

    #expect(text.contains("  NAME  flip, fold\n"))
    #expect(text.contains("  D     phone, pad\n"))
    #expect(text.contains("  F     filmstrip, apng, gif\n"))
  }

  @Test func `no line is wider than a terminal`() {
    for command in [nil] + CommandName.allCases.map(Optional.some) {
      for line in help.text(on: command).split(separator: "\n") {
        #expect(line.count <= 100, "\(line)")
      }
    }
  }
}
