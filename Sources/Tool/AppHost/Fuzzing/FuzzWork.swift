import CAppHost
import Foundation
import Stage

/// A request to a worker process. The worker plays a script and reports the faults.
///
/// The request and the reply are lines of JSON. A process that crashes does not send a reply.
struct FuzzOrder: Codable {
  let demo: FuzzedDemo
  let device: String
  let isCoarse: Bool
  let script: TouchScript
  /// Whether the worker reports the points that handle touches after the script, as a `FuzzSurvey`.
  var isSurvey = false

  var line: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(self) + Data([UInt8(ascii: "\n")])
    }
  }
}

extension CommandExecutor {
  /// The argument that starts the tool as a worker. A worker reads requests until its standard
  /// input ends.
  nonisolated package static let workerWord = "fuzz-worker"

  /// The maximum processor time of a run, in seconds. The system ends a process that exceeds this
  /// time, because the run is probably in an endless loop.
  private static let longestRun = 20

  /// Processes requests until the input ends.
  package func work() throws {
    struct Key: Hashable {
      let demo: FuzzedDemo
      let device: String
      let isCoarse: Bool
    }
    var players: [Key: ScriptPlayer] = [:]
    let decoder = JSONDecoder()
    let results = FileHandle(fileDescriptor: matchcut_results(), closeOnDealloc: false)
    func write(_ answer: some Encodable) throws {
      RunLog.ofProcess?.enter(.idle)
      try results.write(contentsOf: try JSONEncoder().encode(answer) + Data([UInt8(ascii: "\n")]))
    }
    while let line = readLine() {
      let order = try decoder.decode(FuzzOrder.self, from: Data(line.utf8))
      let key = Key(demo: order.demo, device: order.device, isCoarse: order.isCoarse)
      var subject = try fuzzSubject(order.demo, on: order.device)
      subject.isCoarse = order.isCoarse
      Self.limitProcessorTime()
      if order.isSurvey {
        try write(FuzzSurvey.spots(try subject.spots(after: order.script)))
        continue
      }
      let player = try players[key] ?? ScriptPlayer(subject)
      players[key] = player
      try write(try player.faults(of: order.script))
    }
  }

  private static func limitProcessorTime() {
    var limit = itimerval()
    limit.it_value.tv_sec = longestRun
    setitimer(Int32(ITIMER_VIRTUAL.rawValue), &limit, nil)
  }

  /// Creates the subject that the fuzzer tests.
  func fuzzSubject(_ fuzzed: FuzzedDemo, on device: String) throws -> FuzzSubject {
    guard let plain = demos.first(where: { $0.id == fuzzed.id }) else {
      throw UsageError.unknownDemo(fuzzed.id, of: .fuzz, among: demos.map(\.id))
    }
    let demo = try plain.with(fuzzed.values)
    let id = fuzzed.words
    var subject = FuzzSubject(
      id: id, device: Device.all.first { $0.id == device } ?? .phone, opening: demo.opening)
    subject.storyboards = demo.storyboards
    subject.scripts = try demo.fingers.sorted { $0.key < $1.key }.map {
      try TouchScript(json: $0.value, name: "\(id) \($0.key)")
    }
    subject.allowed = Set(demo.allowed.keys)
    subject.test = demo.test(with: fuzzed.values)
    subject.revival = try demo.fingers["finish"].map {
      try TouchScript(json: $0, name: "\(id) finish")
    }
    return subject
  }
}
