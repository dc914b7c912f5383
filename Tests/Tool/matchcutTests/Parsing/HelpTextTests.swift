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

  @Test func `the valid names are listed`() {
    let text = help.text(on: .film)

    #expect(text.contains("  NAME  flip, fold\n"))
    #expect(text.contains("  D     phone, pad\n"))
    #expect(text.contains("  F     filmstrip, apng, gif\n"))
  }

  @Test(arguments: CommandName.allCases)
  func `the command accepts every name that its help lists`(command: CommandName) throws {
    var catalogue = Catalogue.sample
    catalogue.transitions = [.init(id: "turn/cub", title: "Cub")]
    let text = HelpText(catalogue: catalogue).text(on: command)
    guard let start = text.range(of: "Names\n") else { return }

    var letter = ""
    for line in text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false) {
      guard !line.isEmpty else { break }
      guard !line.contains("matchcut list") else { continue }
      let words = line.split { " ,".contains($0) }.map(String.init)
      if !line.hasPrefix("   ") { letter = words[0] }
      let flag = ["G": "--gesture", "D": "--device", "F": "--format"][letter]
      for word in words.dropFirst(line.hasPrefix("   ") ? 0 : 1) {
        let name = command == .gallery ? "turn/cub" : "flip"
        let names = command == .diff ? [name, name] : [name]
        let line =
          flag.map { [command.rawValue] + names + [$0, word] } ?? [command.rawValue, word]
        #expect(throws: Never.self, "\(line)") {
          try CommandParser(catalogue: catalogue).parse(line)
        }
      }
    }
    #expect(text.contains("  --device") == text.contains("  D     "), "an option, and its names")
    #expect(text.contains("  --gesture") == text.contains("  G     "))
    #expect(text.contains("  --format") == text.contains("  F     "))
  }

  @Test func `the defaults are those of the command`() {
    #expect(help.text(on: .film).contains("write into (films)"))
    #expect(help.text(on: .plot).contains("write into (plots)"))
    #expect(help.text(on: .gallery).contains("write into (gallery)"))
    #expect(help.text(on: .gallery).contains("of the sheet (1.5)"))
  }

  @Test func `no line is wider than a terminal`() {
    for command in [nil] + CommandName.allCases.map(Optional.some) {
      for line in help.text(on: command).split(separator: "\n") {
        #expect(line.count <= 100, "\(line)")
      }
    }
  }
}
