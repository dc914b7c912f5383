import Foundation
import Preview
import Stage

extension CommandExecutor {
  package func serve(_ options: ServeOptions, to output: Output) throws {
    let device = Device.all.first { $0.id == options.device } ?? .phone
    if let first = demos.first(where: { $0.id == options.first }), first.endsProgram {
      throw UsageError.endsPage(first.id)
    }
    var entries = demos.filter { !$0.endsProgram }.map(\.entry)
    if let first = entries.firstIndex(where: { $0.id == options.first }) {
      entries.swapAt(0, first)
    }
    // The path of the file that contains the states of the previous build's pages. Nil unless
    // `matchcut serve` rebuilds this program whenever the program's sources change.
    let path = ProcessInfo.processInfo.environment[BuildNews.variable]
    let states = path.flatMap { try? SessionState.read($0) } ?? [:]
    let isPrivate = NetworkAddresses.isLoopback(options.host)
    let server: PageServer
    do {
      server = try PageServer(
        entries, device: device, host: options.host, port: options.port,
        token: isPrivate || !options.needsToken ? nil : Self.token, states: states,
        sourceLines: Self.sourceLines, filmCommand: Self.filmCommand())
    } catch let error as WebServerError {
      throw UsageError(error)
    }
    // A process that replaces another one does not repeat what that one has said.
    let isFirst = path?.isEmpty != false
    if !isPrivate, isFirst {
      output.report(
        options.needsToken
          ? "\(ProgramName.current.place): anyone who has the address with its token can use the page; the connection "
            + "is not encrypted"
          : "\(ProgramName.current.place): the page has no token; anyone who can reach \(options.host) can use it"
      )
    }
    try output.write("\(server.urls[0])\n")
    if isFirst {
      for url in server.urls.dropFirst() {
        output.report("\(ProgramName.current.place): also at \(url)")
      }
    }
    if isFirst, output.isTerminal, let code = server.phoneAddress.flatMap({ QRCode($0) }) {
      output.report("\(ProgramName.current.place): on a phone, point the camera at this code")
      for line in code.text.split(separator: "\n") { output.report(String(line)) }
    }
    if path != nil { server.follow(.standardInput) }
    server.run()
  }

  /// The token of the server that this process replaces, so that open pages can go on, or a new one.
  private static var token: AccessToken {
    ProcessInfo.processInfo.environment[AccessToken.variable].flatMap { AccessToken($0) }
      ?? AccessToken()
  }
}

extension UsageError {
  /// Creates a usage error from an error that occurred while the server was starting.
  package init(_ error: WebServerError) {
    let place = UsageError.place(of: .serve)
    switch error {
    case .portInUse(let host, let port):
      self.init(
        place: place, found: "--port \(port), which another program uses",
        expected: "a free port of \(host)",
        remedy: .instruction(
          "try " + (port < Option.portRange.upperBound ? "--port \(port + 1), or " : "")
            + "--port 0, which selects a free port"))
    case .badAddress(let host):
      self.init(
        place: place, found: "--host '\(host)'", expected: "an IPv4 address of this machine",
        remedy: "try --host \(ServeOptions.defaultHost)")
    case .cannotListen(let host, let port, let reason):
      self.init(
        place: place, found: "--port \(port) of \(host), which cannot be used (\(reason))",
        expected: "a port on which this program may listen",
        remedy: port == ServeOptions.defaultPort
          ? "try --port 0, which selects a free port" : "try --port \(ServeOptions.defaultPort)")
    }
  }
}

extension CommandExecutor.Demo {
  fileprivate var entry: PageEntry {
    var entry = PageEntry(id: id, title: title, opening: opening)
    switch section {
    case .demo, .document: entry.kind = .demo
    case .transition: entry.kind = .transition
    case .mistake: entry.kind = .mistake
    }
    entry.group = group
    entry.variants = variants
    entry.document = document
    entry.allowed = allowed
    entry.gestures = fingers
    entry.storyboards = storyboards
    entry.testOpening = testOpening
    return entry
  }
}
