import Combine
import Foundation
import FoundationNetworking
import Testing

/// `dataTaskPublisher`, with a session whose responses the test makes.
struct DataTaskTests {
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    return URLSession(configuration: configuration)
  }()

  private func lines(_ address: String) async throws -> [String] {
    let url = try #require(URL(string: address))
    let received = Received()
    return await withCheckedContinuation { continuation in
      received.subscription = Self.session.dataTaskPublisher(for: url).sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: received.lines.append("finished")
          case .failure(let error): received.lines.append("\(error.code.rawValue)")
          }
          continuation.resume(returning: received.lines)
        },
        receiveValue: { output in
          let code = (output.response as? HTTPURLResponse)?.statusCode ?? 0
          received.lines.append("\(code) \(String(decoding: output.data, as: UTF8.self))")
        })
    }
  }

  @Test func `the data and the response are sent, then the end`() async throws {
    #expect(try await lines("stub://hello") == ["200 hello", "finished"])
  }

  @Test func `a failing request fails with the session's error`() async throws {
    #expect(try await lines("stub://fail") == ["\(URLError.notConnectedToInternet.rawValue)"])
  }
}

private final class Received: @unchecked Sendable {
  var lines: [String] = []
  var subscription: AnyCancellable?
}

/// Answers requests with the scheme `stub`.
private final class StubProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.host != "fail",
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data((url.host ?? "").utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
