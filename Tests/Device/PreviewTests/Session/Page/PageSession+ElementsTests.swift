import Foundation
import Preview
import Testing
import UIKit

/// The page asks for the elements of the screen, and activates them.
@MainActor @Suite(.serialized)
struct PageSessionElementsTests {
  @MainActor
  private final class Page: UIViewController {
    private let button = UIButton(type: .system)
    private let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "Choose"
      button.setTitle("Open", for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      button.addAction(
        UIAction { [weak self] _ in
          let card = UIViewController()
          card.modalPresentationStyle = .fullScreen
          self?.present(card, animated: true)
        }, for: .touchUpInside)
      for part in [label, button] { view.addSubview(part) }
    }
  }

  private let web: WebServer
  private let server: PageServer
  private let client: WebClient

  init() throws {
    server = try PageServer(
      [PageEntry(id: "page", title: "Page") { Page() }], device: .small, port: 0)
    web = try #require(server.web)
    client = try WebClient(port: web.port)
    client.converse()
    client.say(#"{"do":"hello","scale":1}"#)
    try web.tick(client) { client.said("ended").count == 1 }
  }

  private func elements() throws -> [[String: Any]] {
    let count = client.said("elements").count
    client.say(#"{"do":"elements"}"#)
    try web.tick(client) { client.said("elements").count > count }
    return try #require(client.said("elements").last?["elements"] as? [[String: Any]])
  }

  private func error(after text: String) throws -> String? {
    let count = client.said("error").count
    client.say(text)
    try web.tick(client) { client.said("error").count > count }
    return client.said("error").last?["text"] as? String
  }

  @Test func `an element that does not exist is refused`() throws {
    #expect(
      try error(after: #"{"do":"activate","n":0}"#)
        == "found no element 0, expected one of 0 from 0")
    _ = try elements()
    #expect(
      try error(after: #"{"do":"activate","n":-1}"#)
        == "found no element -1, expected one of 2 from 0")
    #expect(client.said("recording").count == 1)
  }

  @Test func `an activated button is tapped, and the tap is part of the address`() throws {
    let found = try elements()
    #expect(found.map { $0["label"] as? String } == ["Choose", "Open"])
    #expect(found.map { $0["role"] as? String } == ["text", "button"])
    #expect(found.last?["frame"] as? [Double] == [20, 100, 100, 44])
    #expect(client.said("recording").count == 1)

    client.say(#"{"do":"activate","n":1}"#)
    try web.tick(client) { client.said("ended").count == 2 }

    let ended = try #require(client.said("ended").last)
    #expect((ended["transitions"] as? [Any])?.count == 1)
    #expect(ended["addressProblem"] == nil)
    #expect((ended["address"] as? String)?.contains("run=") == true)
    #expect(
      try error(after: #"{"do":"activate","n":1}"#)
        == "\"Open\" is no longer on the screen; send the message elements")
    #expect(try elements().isEmpty)
  }
}
