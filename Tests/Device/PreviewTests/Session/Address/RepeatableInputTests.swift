import Film
import Foundation
import Preview
import Stage
import Testing
import UIKit

/// The input of a device is written as a short text, and read again as it was.
@MainActor @Suite struct RepeatableInputTests {
  /// A device after touches, a script, a key and settings, with pauses in between.
  private func used() throws -> LiveDeviceFixture {
    let fixture = try LiveDeviceFixture()
    fixture.touch(.down, 50.333, 60.129)
    for step in 1...30 {
      fixture.touch(.move, 50.7, 60 + 3.3 * Double(step), ago: step.isMultiple(of: 3) ? 0.0041 : 0)
      fixture.pass(1.0 / 60)
    }
    fixture.touch(.up, 50.7, 160)
    try fixture.rest()
    fixture.sleep(0.4)
    fixture.device.wake(at: fixture.wall)
    fixture.device.set { $0.userInterfaceStyle = .dark }
    fixture.device.turnDevice(to: .landscapeLeft)
    fixture.device.press("x", [.shift])
    fixture.device.play(.tap(at: CGPoint(x: 60, y: 60), unit: .points))
    fixture.pass(0.5)
    return fixture
  }

  private func input(of fixture: LiveDeviceFixture) -> RepeatableInput {
    RepeatableInput(fixture.device.log, ticks: fixture.device.tickCount)
  }

  @Test func `the text is read as the same input, and equal input has equal text`() throws {
    let input = input(of: try used())

    let text = try #require(input.text)

    #expect(try RepeatableInput(text: text) == input)
    #expect(try RepeatableInput(text: text).text == text)
    #expect(self.input(of: try used()).text == text)
    #expect(text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
  }

  @Test func `a second of a drag needs less than half a kilobyte`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.touch(.down, 50, 60)
    for step in 1...60 {
      fixture.touch(.move, 50 + 40 * sin(Double(step) / 20), 60 + 2.71 * Double(step), ago: 0.003)
      fixture.pass(1.0 / 60)
    }
    fixture.touch(.up, 90, 220)

    #expect(try #require(input(of: fixture).text).count < 500)
  }

  @Test func `a device that repeats the text ends in the same state`() throws {
    let fixture = try used()
    let input = try RepeatableInput(text: try #require(input(of: fixture).text))
    let device = try LiveDevice(.card, on: .phone, DeviceSettings(), recordings: 0)

    device.replay(input.log, until: input.ticks) { _ in }

    #expect(device.tickCount == fixture.device.tickCount)
    #expect(device.settings == fixture.device.settings)
    #expect(device.stage.frame().pixels == fixture.device.stage.frame().pixels)
    #expect(device.log == fixture.device.log)
  }

  /// JSON as the text of an input, packed as in an address.
  private func text(_ json: String) throws -> String {
    Data(try Deflate.stream(Array(json.utf8), level: 6)).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  private func fault(_ json: String) throws -> InputFault? {
    let text = try text(json)
    return #expect(throws: InputFault.self) { try RepeatableInput(text: text) }
  }

  @Test(
    arguments: [
      "", "{}", "[]", #"{"v":1,"n":9}"#, #"{"v":1,"n":-1,"i":[[0,0,0,0,0,0]]}"#,
      // Ticks that go back, or beyond the end.
      #"{"v":1,"n":9,"i":[[-1,0,0,0,0,0]]}"#, #"{"v":1,"n":9,"i":[[10,0,0,0,0,0]]}"#,
      #"{"v":1,"n":9,"i":[[9223372036854775807,0,0,0,0,0]]}"#,
      // A phase, a finger, a place and a time that no page sends.
      #"{"v":1,"n":9,"i":[[0,4,0,0,0,0]]}"#, #"{"v":1,"n":9,"i":[[0,0,-2,0,0,0]]}"#,
      #"{"v":1,"n":9,"i":[[0,0,0,10000001,0,0]]}"#,
      #"{"v":1,"n":9,"i":[[0,0,0,1,0,0],[0,1,0,9223372036854775807,0,0]]}"#,
      #"{"v":1,"n":9,"i":[[0,0,0,0,0,65]]}"#, #"{"v":1,"n":9,"i":[[0,0,0,0.5,0,0]]}"#,
      #"{"v":1,"n":9,"i":[[0,0,0,0,0]]}"#,
      // Scripts, keys and settings that no page sends.
      #"{"v":1,"n":9,"i":[[0,"s","{}"]]}"#, #"{"v":1,"n":9,"i":[[0,"k","xy",0]]}"#,
      #"{"v":1,"n":9,"i":[[0,"k","x",-1]]}"#, #"{"v":1,"n":9,"i":[[0,"d",{}]]}"#,
      #"{"v":1,"n":9,"i":[[0,"z"]]}"#,
    ])
  func `input that no page sends is damaged`(json: String) throws {
    #expect(try fault(json) == .damaged)
  }

  @Test func `too many fingers, other settings, other versions and long input are refused`() throws
  {
    let fingers = (0..<20).map { "[0,0,\($0),0,0,0]" }.joined(separator: ",")
    #expect(try fault(#"{"v":1,"n":9,"i":[\#(fingers)]}"#) == .damaged)
    var settings = DeviceSettings()
    settings.traits.era = 3
    let json = String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
    #expect(try fault(#"{"v":1,"n":9,"i":[[0,"d",\#(json)]]}"#) == .damaged)
    #expect(try fault(#"{"v":2,"n":9,"i":[]}"#) == .otherVersion)
    #expect(try fault(#"{"v":2,"other":true}"#) == .otherVersion)
    #expect(try fault(#"{"v":1,"n":\#(InputLog.longestReplay + 1),"i":[]}"#) == .tooLong)
  }

  @Test func `text that is cut off, changed or too long is damaged`() throws {
    let text = try #require(input(of: try used()).text)
    var changed = Array(text)
    changed[20] = changed[20] == "A" ? "B" : "A"
    let bomb = try self.text(String(repeating: " ", count: 5 << 20))
    for wrong in [
      "", "!", String(text.dropLast(5)), String(changed), text + "A", bomb,
      String(repeating: "A", count: RepeatableInput.longestText + 1),
    ] {
      #expect(throws: InputFault.damaged, "\(wrong.prefix(20))") {
        try RepeatableInput(text: wrong)
      }
    }
  }

  @Test func `input that is too long has no text`() {
    var items: [InputLog.Item] = []
    for index in 0..<20_000 {
      let wave = Double((index * 7_919) % 30_011) / 100
      items.append(
        .init(tick: index / 2, input: .touch(finger: 0, phase: .move, x: wave, y: wave, time: 0)))
    }
    #expect(RepeatableInput(InputLog(items), ticks: 10_000).text == nil)
  }
}
