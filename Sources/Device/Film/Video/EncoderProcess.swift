import Foundation

/// A running process that encodes a video. The process receives bytes, and its errors are reported
/// when it ends.
///
/// The standard input of the process is a socket. Writing to the socket of a process that has
/// exited causes an error, whereas writing to a pipe would cause a signal. The error output goes to
/// an anonymous file, because a pipe could fill up and block the process.
final class EncoderProcess {
  private let process = Process()
  private var socket: Int32 = -1
  private let messages: FileHandle
  private let unfinished: Unfinished

  /// Starts the process, which is listed in `unfinished` while it runs.
  init(
    _ program: VideoProgram, arguments: [String], unfinished: Unfinished
  ) throws(FilmError) {
    self.unfinished = unfinished
    guard let nameless = tmpfile() else {
      throw .programFailed(name: VideoProgram.name, status: -1, message: systemReason())
    }
    messages = FileHandle(fileDescriptor: dup(fileno(nameless)), closeOnDealloc: true)
    fclose(nameless)
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .programFailed(name: VideoProgram.name, status: -1, message: systemReason())
    }
    socket = ends[0]
    let input = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process.executableURL = URL(fileURLWithPath: program.path)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = messages
    do {
      try unfinished.update { lists in
        try process.run()
        lists.programs.append(process.processIdentifier)
      }
    } catch {
      throw .programFailed(
        name: VideoProgram.name, status: -1, message: error.localizedDescription)
    }
    // The tool's process closes its copy of the program's end of the socket, so that writing fails
    // after the program has exited.
    try? input.close()
  }

  deinit {
    stop()
    forget()
  }

  private func forget() {
    guard process.processIdentifier > 0 else { return }
    unfinished.update { lists in lists.programs.removeAll { $0 == process.processIdentifier } }
  }

  /// Ends the program without completing its file. Does nothing if the program has already ended.
  func stop() {
    if socket >= 0 { close(socket) }
    socket = -1
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
    forget()
  }

  func send(_ bytes: [UInt8]) throws(FilmError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.send(
          socket, buffer.baseAddress.map { $0 + start }, bytes.count - start,
          Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        process.waitUntilExit()
        throw failure()
      }
      start += count
    }
  }

  /// Closes the input and waits for the program to complete its file.
  func finish() throws(FilmError) {
    close(socket)
    socket = -1
    process.waitUntilExit()
    forget()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw failure()
    }
  }

  private func failure() -> FilmError {
    try? messages.seek(toOffset: 0)
    let text = String(decoding: (try? messages.readToEnd()) ?? Data(), as: UTF8.self)
    let line = text.split(separator: "\n").last.map(String.init) ?? ""
    return .programFailed(
      name: VideoProgram.name, status: process.terminationStatus, message: line)
  }
}
