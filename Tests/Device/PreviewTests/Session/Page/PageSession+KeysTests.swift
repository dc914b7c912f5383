import Foundation
import Preview
import Testing
import UIKit

/// Keys of the browser page, and what receives them.
@MainActor @Suite(.serialized)
struct PageSessionKeysTests {
  @MainActor
  private final class Form: UIViewController {
    static weak var latest: Form?
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    private(set) var escapes = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      Self.latest = self
      view.addSubview(field)
    }

    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          input: UIKeyCommand.inputEscape, modifierFlags: [],
          action: Selector("escape", Form.escape))
      ]
    }

    func escape() {
      escapes += 1
      view.endEditing(true)
    }
  }

  private let web: WebServer
  private let server: PageServer

  init() throws {
    server = try PageServer(
      [PageEntry(id: "form", title: "Form") { Form() }], device: .small, port: 0)
    web = try #require(server.web)
  }

  private func typing(_ client: WebClient) -> [Bool] {
    client.said("device").compactMap { $0["typing"] as? Bool }
  }

  @Test func `the page is notified when a text field starts and stops editing`() throws {
    let client = try WebClient(port: web.port)
    client.converse()
    client.say(#"{"do":"hello","scale":1}"#)
    try web.tick(client) { client.said("ended").count == 1 }
    #expect(typing(client) == [false])

    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":120}]}"#)
    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"up","x":50,"y":120}]}"#)
    try web.tick(client) { typing(client).last == true }
    for key in ["h", "i", "y", "Backspace", "ArrowLeft", "!", "Enter", "F5", "Unidentified"] {
      client.say(#"{"do":"key","key":"\#(key)"}"#)
    }
    try web.tick(client) { Form.latest?.field.text == "h!i" }
    client.say(#"{"do":"key","key":"Escape"}"#)
    try web.tick(client) { typing(client).last == false }

    #expect(Form.latest?.escapes == 1)
    // The tap and all keys are one recording.
    try web.tick(client) { client.said("ended").count == 2 }
    #expect(client.said("ended").last?["keys"] as? Int == 8)
    #expect(typing(client) == [false, true, false])
  }
}
