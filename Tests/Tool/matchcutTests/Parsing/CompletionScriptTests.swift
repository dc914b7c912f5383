import AppHost
import Foundation
import TemporaryFolders
import Testing

struct CompletionScriptTests {
  private let script = CompletionScript(.sample)

  /// What bash offers for the last of the words.
  private func completed(_ words: String...) throws -> [String] {
    let folder = TemporaryFolder()
    let file = folder.path(of: "matchcut.bash")
    try script.text(for: .bash).write(toFile: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments =
      [
        "--norc", "-c",
        "cd /; source \(file); COMP_WORDS=(matchcut \"$@\"); COMP_CWORD=$#; _matchcut; "
          + "printf '%s\\n' \"${COMPREPLY[@]}\"", "bash",
      ] + words
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `bash completes commands, options, their values and names`() throws {
    #expect(try completed("fi") == ["film"])
    #expect(try completed("film", "--dev") == ["--device"])
    #expect(try completed("film", "--device", "") == ["phone", "pad"])
    #expect(try completed("film", "fl") == ["flip"])
    #expect(try completed("completion", "") == ["bash", "zsh", "fish"])
    #expect(try completed("check", "--fail-on", "w") == ["warning"])
    #expect(try completed("film", "--out", "et") == ["etc"])
    #expect(try completed("nothing", "").isEmpty)
  }

  @Test(arguments: Shell.allCases)
  func `each script has every command and every option`(shell: Shell) {
    let text = script.text(for: shell)

    for command in CommandName.allCases {
      #expect(text.contains(command.rawValue), "\(command)")
      for option in command.options {
        #expect(text.contains(shell == .fish ? "-l \(option.rawValue) " : option.flag), "\(option)")
      }
    }
  }

  @Test func `quotes in summaries do not end a word of the shell`() {
    // The summary of --show contains a quoted declaration.
    #expect(script.text(for: .zsh).contains(#"'\''func show()'\''"#))
    #expect(script.text(for: .fish).contains(#"\'func show()\'"#))
  }

  @Test func `the manual page has every command, and no line that roff reads as a command`() {
    let lines = ManualPage(version: "1").text.split(separator: "\n")

    for command in CommandName.allCases {
      #expect(lines.contains { $0.hasPrefix(".SS \(command.rawValue) ") }, "\(command)")
    }
    let macros: Set<Substring> = [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I"]
    for line in lines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(macros.contains(line.prefix { $0 != " " }), "\(line)")
    }
  }
}
