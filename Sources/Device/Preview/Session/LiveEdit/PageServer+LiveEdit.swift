import Foundation

// Serves an app that the tool rebuilds whenever its sources change.
extension PageServer {
  /// Reads the tool's messages from `input`. At the end of the input the tool has ended, so the
  /// server stops.
  package func follow(_ input: FileHandle) {
    guard let post = web?.post else { return }
    let thread = Thread { [weak self] in
      var rest = Data()
      while true {
        let data = input.availableData
        if data.isEmpty { break }
        rest += data
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
          rest = Data(rest[rest.index(after: end)...])
          post { self?.hear(line) }
        }
      }
      post { self?.stop() }
    }
    thread.start()
  }

  private func hear(_ line: String) {
    // A line that cannot be decoded comes from another version of the tool. Such a line is ignored,
    // and the app keeps running.
    guard let news = try? BuildNews.read(line) else { return }
    tell(news)
  }

  /// Sends the tool's message to all pages.
  package func tell(_ news: BuildNews) {
    contents.news = news
    for session in sessions { session.tell(news) }
    guard case .built(let path) = news else { return }
    let states = states
    for (number, session) in sessions.enumerated() where states[Self.token(number)] != nil {
      session.tellResumption(Self.token(number))
    }
    // If the file cannot be written, the next build shows its entry in its initial state.
    try? SessionState.write(states, to: path)
    stopWhenSent()
  }

  /// The states of the pages. Each key is the token with which a page gets its state.
  package var states: [String: SessionState] {
    var states: [String: SessionState] = [:]
    for (number, session) in sessions.enumerated() { states[Self.token(number)] = session.state }
    return states
  }

  private static func token(_ number: Int) -> String { "page-\(number + 1)" }

  /// Stops the server when all messages have been sent, or after one second at the latest.
  private func stopWhenSent() {
    let deadline = LiveClock.wall + 1
    func check() {
      guard LiveClock.wall < deadline, sessions.contains(where: \.peer.hasMessages) else {
        return stop()
      }
      ending?.set(after: 0.01)
    }
    ending = web?.alarm(check)
    ending?.set(after: 0.01)
  }
}
