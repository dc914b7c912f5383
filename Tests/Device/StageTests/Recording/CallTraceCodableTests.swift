import Foundation
import Stage
import Testing
import UIKit

@MainActor struct CallTraceCodableTests {
  @Test(
    arguments: [
      .appearance(.viewDidLoad), .appearance(.viewWillAppear(true)),
      .request(.selectViewController(nil)), .request(.resize(to: CGSize(width: 1, height: 2))),
      .gesture(.became(.changed, .translation(CGPoint(x: 4, y: 2)), because: nil)),
      .gesture(.became(.failed, nil, because: "too short, too slow")),
      .transition(.ignored(.finish, because: "no interaction is running")),
      .selector("scene", "_", "willConnectTo", "options"),
      .message("tableView", ["_": .object("T#1"), "cellForRowAt": .path([1, 2])]),
      .displayLink(action: "tick:"),
    ] as [CallTrace.Call])
  func `a call in a file has its method and its text`(call: CallTrace.Call) throws {
    let message = call.message

    let read = try JSONDecoder().decode(
      CallTrace.Message.self, from: JSONEncoder().encode(message))

    #expect(read.name == message.name && read.method == message.method)
    #expect(read.description == message.description)
    #expect(read.arguments?.map(\.label) == message.arguments?.map(\.label))
    let old = try JSONDecoder().decode(
      CallTrace.Message.self, from: JSONEncoder().encode(message.description))
    #expect(old.description == message.description)
  }

  @Test func `arguments are separate in the file`() throws {
    let call = CallTrace.Call.gesture(
      .became(.changed, .translation(CGPoint(x: 4, y: 2)), because: nil))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys

    let text = String(decoding: try encoder.encode(call.message), as: UTF8.self)

    #expect(
      text
        == #"{"arguments":[{"label":"translation","value":"4"},{"value":"2"}],"name":"changed"}"#)
  }

  @Test(arguments: [
    ("cancelled", "cancelled"), ("viewDidLoad()", "viewDidLoad()"),
    ("viewWillAppear(true)", "viewWillAppear(_:)"),
    ("changed(translation: 1, -2.5)", "changed(translation:_:)"),
    ("present(Card#1, animated: true)", "present(_:animated:)"),
    ("will(to: (1, 2), with: [3, 4])", "will(to:with:)"),
    ("down(finger: 0, 3, 4) Face#1", "down(finger:_:_:)"), ("broken(1, (2", "broken(1, (2"),
    ("scene(_:willConnectTo:)", "scene(_:willConnectTo:)"),
  ])
  func `a call of version 1 keeps its text and has a method`(text: String, method: String) {
    let message = CallTrace.Message(text: text)

    #expect(message.method == method)
    #expect(message.description == text)
  }
}
