import Foundation
import SourceBuild
import Stage

/// Finds the conditions under which the app's source makes calls, with `matchcut-source`.
struct SourceBranches {
  /// The environment variable that passes the path of `matchcut-source` to a built program.
  static let readerVariable = "MATCHCUT_SOURCE_READER"
  /// The time, in seconds, within which the program must end.
  private static let timeLimit = 20.0

  /// The conditions in the order of the calls. If the program is missing or fails, all are nil.
  func branches(of calls: [(place: SourcePlace, method: String)]) -> [SourceBranch?] {
    let none = calls.map { _ in SourceBranch?.none }
    let path =
      ProcessInfo.processInfo.environment[Self.readerVariable] ?? SwiftReader.path()
    guard let path, let toolchain = try? Toolchain() else { return none }
    let arguments = calls.map { "\($0.place.file):\($0.place.line):\($0.method)" }
    let result = try? SwiftReader(program: path, toolchain: toolchain).run(
      ["branch", "--"] + arguments, keepingOutputIn: NSTemporaryDirectory(),
      timeLimit: Self.timeLimit)
    guard let result,
      let branches = try? JSONDecoder().decode([SourceBranch?].self, from: result.output),
      branches.count == calls.count
    else { return none }
    return branches
  }
}
