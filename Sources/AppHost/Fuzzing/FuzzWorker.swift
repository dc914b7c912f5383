import Foundation

/// A process that plays scripts one after the other and answers each with a line.
///
/// Orders and answers go through one socket rather than pipes: writing to a process that has died
/// is then an error for the caller, not a signal. What the process says on its way out goes to a
/// nameless file.
final class FuzzWorker {
  private let process = Process()
  private let socket: Int32
  private let messages: FileHandle
  private var unread = Data()
  /// Numbers of the runs it has been sent and has not answered, in order.
  var pending: [Int] = []
  /// How many it has been sent in its life.
  private(set) var orders = 0

  init(_ program: FuzzProgram) throws {
    guard let nameless = tmpfile() else { throw FuzzProcessError.cannotStart(Self.reason) }
    messages = FileHandle(fileDescriptor: dup(fileno(nameless)), closeOnDealloc: true)
    fclose(nameless)
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw FuzzProcessError.cannotStart(Self.reason)
    }
    socket = ends[0]
    let end = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process.executableURL = URL(fileURLWithPath: program.path)
    process.arguments = program.arguments
    // A death is an answer here; nobody reads how it came about.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    process.standardInput = end
    process.standardOutput = end
    process.standardError = messages
    do { try process.run() } catch {
      throw FuzzProcessError.cannotStart(error.localizedDescription)
    }
    try? end.close()
  }

  deinit {
    // With its input at an end the process ends by itself.
    close(socket)
  }

  private static var reason: String { String(cString: strerror(errno)) }

  /// For `poll`.
  var descriptor: Int32 { socket }

  /// Sends an order; false when nobody is there to take it.
  func send(_ order: Data) -> Bool {
    orders += 1
    var rest = order[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The answers that have come, waiting for one; nil when the process is gone.
  func receive() -> [Data]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &bytes, bytes.count, 0)
    if count < 0, errno == EINTR { return [] }
    guard count > 0 else { return nil }
    unread.append(contentsOf: bytes.prefix(count))
    var lines: [Data] = []
    while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(Data(unread[unread.startIndex..<end]))
      unread = Data(unread[(end + 1)...])
    }
    return lines
  }

  /// Lets it go, and waits until it is gone: its input is at an end.
  func end() {
    shutdown(socket, Int32(SHUT_RDWR))
    process.waitUntilExit()
  }

  /// What it died of, in one line.
  func lastWords() -> String {
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGVTALRM {
      return "goes round in circles"
    }
    try? messages.seek(toOffset: 0)
    let text = String(decoding: (try? messages.readToEnd()) ?? Data(), as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    let line =
      lines.first { $0.hasPrefix("***") } ?? lines.first { $0.contains("Fatal error") }
      ?? lines.last
    let signal = "ended by signal \(process.terminationStatus)"
    return line ?? (process.terminationReason == .uncaughtSignal ? signal : "ended by itself")
  }
}

/// How a worker is started.
package struct FuzzProgram: Sendable {
  let path: String
  let arguments: [String]

  package init(path: String, arguments: [String]) {
    (self.path, self.arguments) = (path, arguments)
  }

  /// The program that runs now, as a worker.
  package static var own: FuzzProgram {
    FuzzProgram(path: "/proc/self/exe", arguments: [Studio.workerWord])
  }
}

/// A worker that cannot be had, or that says what nobody understands.
enum FuzzProcessError: Error, CustomStringConvertible {
  case cannotStart(String)
  case badAnswer(String)

  var description: String {
    switch self {
    case .cannotStart(let reason): "a worker cannot be started: \(reason)"
    case .badAnswer(let text): "a worker answered '\(text)'"
    }
  }
}
