import AppHost
import Foundation
import Testing

struct ServedAppWatchTests {
  @Test func `a page whose process dies is served again at its address`() throws {
    let tool = BuiltTool()
    var isServedAgain = false

    let result = try tool.run("exec \"$tool\" serve --port 0") { process in
      try BuiltTool.wait { Self.text("\(tool.folder)/out.log").hasSuffix("/\n") }
      let url = Self.text("\(tool.folder)/out.log").trimmingCharacters(in: .whitespacesAndNewlines)
      let port = try #require(URL(string: url)?.port)
      let first = try #require(Self.child(of: process))

      kill(first, SIGKILL)

      try BuiltTool.wait {
        Self.text("\(tool.folder)/errors.log").contains("has been started again")
          && Self.isListening(on: port)
      }
      isServedAgain = Self.child(of: process) != first
      kill(process, SIGTERM)
    }

    #expect(isServedAgain && result.status == 143)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(
      result.errors
        == "matchcut serve: the app crashed outside a run: the system ended the process, "
        + "perhaps because there was no memory left; the app has been started again\n")
  }

  @Test func `an error before the page is served ends the command with its code`() throws {
    let tool = BuiltTool()

    let result = try tool.run("exec \"$tool\" serve --host 192.0.2.1 --port 0")

    #expect(result.status == 2)
    #expect(result.errors.contains("--host '192.0.2.1'"))
  }

  @Test(arguments: [
    (["serve", "--port", "0"], ["serve", "--port", "9"]),
    (["serve", "--port=0", "flip-card"], ["serve", "--port=9", "flip-card"]),
    (["serve", "flip-card"], ["serve", "flip-card"]),
    (["serve", "--", "--port=0"], ["serve", "--", "--port=0"]),
  ])
  func `a process that replaces another one gets its port`(words: [String], changed: [String]) {
    #expect(ServedApp.words(words, withPort: 9) == changed)
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  private static func child(of process: pid_t) -> pid_t? {
    text("/proc/\(process)/task/\(process)/children").split(separator: " ").first
      .flatMap { pid_t($0) }
  }

  /// Whether a process of this machine listens on a port.
  private static func isListening(on port: Int) -> Bool {
    let number = String(port, radix: 16, uppercase: true)
    return text("/proc/net/tcp").contains(
      ":\(String(repeating: "0", count: 4 - number.count))\(number) 00000000:0000 0A")
  }
}
