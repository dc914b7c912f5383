import Stage
import Testing
import UIKit

@MainActor struct SourceLinesTests {
  @Test func `the innermost line of the app is a call's place`() {
    let stack = CallStack([
      .init(object: "engine", offset: 1), .init(object: "app", offset: 2),
      .init(object: "app", offset: 3),
    ])
    let lines = SourceLines { frames in
      Dictionary(
        uniqueKeysWithValues: frames.filter { $0.object == "app" }.map {
          ($0, [SourcePlace(function: "f", file: "Page.swift", line: Int($0.offset))])
        })
    }

    let places = lines.places(of: [stack])
    #expect(places[ObjectIdentifier(stack)]?.text == "Page.swift:2, in f")
  }

  @Test func `an object is made by the function that calls its initializers`() {
    let stack = CallStack((10...13).map { .init(object: "app", offset: $0) })
    let functions: [UInt: String] = [
      10: "Card.init(frame:)", 11: "Card.__allocating_init(frame:)", 12: "Page.viewDidLoad()",
      13: "main",
    ]
    let lines = SourceLines { frames in
      Dictionary(
        uniqueKeysWithValues: frames.map {
          ($0, [SourcePlace(function: functions[$0.offset] ?? "", file: "A.swift", line: 1)])
        })
    }

    let places = lines.origins(of: [stack])
    #expect(places[ObjectIdentifier(stack)]?.function == "Page.viewDidLoad()")
  }

  @Test func `a recording has the calls that were running, and only those on the device`() throws {
    let stage = Stage()
    stage.recordStacks()
    stage.window.rootViewController = stage.run { UIViewController() }
    stage.beginRecording()
    presentAPage(on: stage)
    let recording = stage.endRecording()

    let present = try #require(recording.events.first { $0.call.message.name == "present" })
    let stack = try #require(present.stack)
    #expect(!stack.frames.isEmpty)
    #expect(stack.frames.count < 40)
  }

  private func presentAPage(on stage: Stage) {
    stage.run { stage.window.rootViewController?.present(UIViewController(), animated: false) }
    stage.tick()
  }

  @Test func `another stage does not record its calls`() {
    let first = Stage()
    first.recordStacks()
    let stage = Stage()
    stage.window.rootViewController = stage.run { UIViewController() }
    stage.beginRecording()
    presentAPage(on: stage)

    #expect(stage.endRecording().events.allSatisfy { $0.stack == nil })
    #expect(stage.run { UIView().madeAt } == nil)
  }

  @Test func `calls from different places are equal`() {
    var one = CallTrace.Event(
      tick: 0, time: 0, lane: .controller, object: ObjectName("Page", 1),
      call: .message(CallTrace.Message(property: "call")))
    let two = one
    one.stack = CallStack([.init(object: "app", offset: 1)])
    one.place = SourcePlace(function: "f", file: "A.swift", line: 1)

    #expect(one == two)
  }
}
