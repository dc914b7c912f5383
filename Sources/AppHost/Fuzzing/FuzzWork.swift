import Foundation
import Stage

/// What one process asks of another: to play a script, and to say what is wrong after it.
///
/// Both are lines of JSON. A process that dies of a script says nothing.
struct FuzzOrder: Codable {
  let subject: String
  let device: String
  let isCoarse: Bool
  let script: TouchScript

  var line: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(self) + Data([UInt8(ascii: "\n")])
    }
  }
}

extension Studio {
  /// The word that makes the tool a worker: it reads orders from standard input until that ends.
  nonisolated package static let workerWord = "fuzz-worker"

  /// Processor seconds that a run may take: beyond that it goes round in circles, and the process
  /// is ended by the system.
  private static let longestRun = 20

  /// Carries out orders until there are no more.
  package func work() throws {
    var players: [String: ScriptPlayer] = [:]
    let decoder = JSONDecoder()
    while let line = readLine() {
      let order = try decoder.decode(FuzzOrder.self, from: Data(line.utf8))
      let key = "\(order.subject) \(order.device) \(order.isCoarse)"
      var subject = try fuzzSubject(order.subject, on: order.device)
      subject.isCoarse = order.isCoarse
      let player = try players[key] ?? ScriptPlayer(subject)
      players[key] = player
      Self.limitProcessorTime()
      let faults = try player.faults(of: order.script)
      let answer = try JSONEncoder().encode(faults) + Data([UInt8(ascii: "\n")])
      try FileHandle.standardOutput.write(contentsOf: answer)
    }
  }

  private static func limitProcessorTime() {
    var limit = itimerval()
    limit.it_value.tv_sec = longestRun
    setitimer(Int32(ITIMER_VIRTUAL.rawValue), &limit, nil)
  }

  /// What random fingers are let loose on: a show's id, and behind it what is chosen of its
  /// parameters, as in "gallery/cube edge=top", so that a worker makes the same of it.
  func fuzzSubject(_ id: String, on device: String) throws -> FuzzSubject {
    // An app's name may have spaces of its own.
    guard let plain = shows.first(where: { id == $0.id || id.hasPrefix($0.id + " ") }) else {
      throw UsageError.unknownDemo(id, of: .fuzz, among: shows.map(\.id))
    }
    let parser = CommandParser(catalogue: catalogue)
    let show = try plain.with(
      try parser.values(
        from: id.dropFirst(plain.id.count).split(separator: " ").map(String.init), of: plain.id,
        .fuzz))
    var subject = FuzzSubject(
      id: id, device: Device.all.first { $0.id == device } ?? .phone, opening: show.opening)
    subject.storyboards = show.storyboards
    subject.scripts = try show.fingers.sorted { $0.key < $1.key }.map {
      try TouchScript(json: $0.value, name: "\(id) \($0.key)")
    }
    subject.allowed = Set(show.allowed.keys)
    subject.test = show.test(of: id)
    subject.revival = try show.fingers["finish"].map {
      try TouchScript(json: $0, name: "\(id) finish")
    }
    return subject
  }
}
