import Foundation
import Glibc
import SourceBranch
import SwiftSource

/// The command `matchcut-source branch`.
struct BranchCommand {
  private struct Call {
    let file: String
    let line: Int
    let method: String
  }

  private let calls: [Call]

  init(_ arguments: [String]) throws {
    calls = try arguments.filter { $0 != "--" }.map { argument in
      let parts = argument.split(separator: ":")
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else {
        throw UsageError(sentence: "\"\(argument)\" is not FILE:LINE:METHOD")
      }
      return Call(
        file: parts.dropLast(2).joined(separator: ":"), line: line,
        method: String(parts[parts.count - 1]))
    }
    guard !calls.isEmpty else { throw UsageError(sentence: "no calls; pass FILE:LINE:METHOD") }
  }

  func run() throws -> Int32 {
    var finders: [String: BranchFinder] = [:]
    let branches = calls.map { call -> SourceBranch? in
      // A file that cannot be read has changed or gone since the program was built.
      guard let file = try? Files.sources([call.file]).first else { return nil }
      let finder = finders[call.file] ?? BranchFinder(file)
      finders[call.file] = finder
      return finder.branch(line: call.line, calling: call.method)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try write(
      String(decoding: try encoder.encode(branches), as: UTF8.self) + "\n", to: STDOUT_FILENO)
    return 0
  }
}
