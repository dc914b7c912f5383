import Foundation
import Stage
import UIKit

/// A process that plays scripts one after the other and replies to each request with a line.
///
/// Requests and replies use one socket instead of pipes. Writing to the socket of a process that
/// has exited causes an error, whereas writing to a pipe would cause a signal. The process writes
/// its error output to an anonymous file.
final class FuzzWorker {
  private let process = Process()
  private let socket: Int32
  private let messages: FileHandle
  private let folder: RunFolder
  private var unread = Data()
  /// The numbers of the requested runs that have no reply yet, in order.
  var pending: [Int] = []
  /// The number of requests sent so far.
  private(set) var orders = 0

  init(_ program: FuzzProgram) throws {
    folder = try RunFolder()
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
    process.environment = folder.environment
    process.standardInput = end
    process.standardOutput = end
    process.standardError = messages
    do { try process.run() } catch {
      throw FuzzProcessError.cannotStart(error.localizedDescription)
    }
    try? end.close()
  }

  deinit {
    // Closing the socket ends the process's input, so that it exits.
    close(socket)
  }

  private static var reason: String { String(cString: strerror(errno)) }

  /// The socket's file descriptor, for `poll`.
  var descriptor: Int32 { socket }

  /// Sends a request; returns false if the process has exited.
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

  /// Waits for at least one reply, and returns all replies that have arrived. Returns nil if the
  /// process has exited.
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

  /// Closes the input and waits until the process has exited.
  func end() {
    shutdown(socket, Int32(SHUT_RDWR))
    process.waitUntilExit()
  }

  /// Whether the process has begun a run.
  var hasBegun: Bool { folder.state.runs > 0 }

  /// Describes in one line why the process has exited: the reason, the place in the app's source,
  /// and the fix of the first finding that explains it.
  func lastWords() -> String { crash().text }

  /// The crash that ended the process, with the place in the app's source.
  func crash() -> Fault {
    process.waitUntilExit()
    let signal = process.terminationReason == .uncaughtSignal
    let cause: RunEnd.Cause =
      signal ? .signal(process.terminationStatus) : .exit(process.terminationStatus)
    guard hasBegun else { return Fault("crash", outputWords()) }
    let end = folder.end(cause)
    var words = end.message ?? outputWords()
    if let place = end.place { words += " (\(place.text))" }
    if let finding = end.findings.first(where: { $0.severity == .error }) {
      words += "; \(finding.rule): \(finding.fix)"
    }
    return Fault("crash", words, source: end.place)
  }

  private func outputWords() -> String {
    if process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGVTALRM {
      return "the run used all its processor time, perhaps in an endless loop"
    }
    try? messages.seek(toOffset: 0)
    let text = String(decoding: (try? messages.readToEnd()) ?? Data(), as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    let line =
      lines.first { $0.hasPrefix(UIKitLog.exceptionHeading) } ?? lines.first {
        $0.contains("Fatal error")
      }
      ?? lines.last
    let signal = "ended by signal \(process.terminationStatus)"
    return line ?? (process.terminationReason == .uncaughtSignal ? signal : "ended by itself")
  }
}

/// The command that starts a worker.
package struct FuzzProgram: Sendable {
  let path: String
  let arguments: [String]

  package init(path: String, arguments: [String]) {
    (self.path, self.arguments) = (path, arguments)
  }

  /// The command that runs this executable as a worker.
  package static var own: FuzzProgram {
    // Stack traces contain the program's path, so it must not depend on the process.
    let link = "/proc/self/exe"
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
    return FuzzProgram(path: path ?? link, arguments: [CommandExecutor.workerWord])
  }
}

/// An error that occurs when a worker is started or its reply is read.
enum FuzzProcessError: Error, CustomStringConvertible {
  case cannotStart(String)
  case badAnswer(String)

  var description: String {
    switch self {
    case .cannotStart(let reason): "a worker cannot be started: \(reason)"
    case .badAnswer(let text): "a worker replied '\(text)'"
    }
  }
}
