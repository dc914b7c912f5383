import Stage
import Testing

@MainActor
struct DeviceEventTests {
  private static let finger =
    #"[[{"phase": "down", "t": 0, "x": 0.5, "y": 0.2}, {"phase": "up", "t": 1, "x": 0.5, "y": 0.2}]]"#

  private func script(_ device: String, fingers: String = finger) throws -> TouchScript {
    try TouchScript(
      json: Data(#"{"unit": "fraction", "fingers": \#(fingers), "device": \#(device)}"#.utf8),
      name: "turn")
  }

  @Test func `a script can rotate, resize and override size classes`() throws {
    let script = try script(
      """
      [{"t": 0.5, "rotate": "landscapeLeft"}, {"t": 1.2, "resize": [320, 852], "animated": false},
       {"t": 2, "traits": {"horizontal": "compact"}}, {"t": 2, "app": "memoryWarning"}]
      """, fingers: "[]")

    #expect(
      script.device == [
        DeviceEvent(.rotate(.landscapeLeft), t: 0.5),
        DeviceEvent(.resize(CGSize(width: 320, height: 852)), t: 1.2, animated: false),
        DeviceEvent(.traits(horizontal: .compact, vertical: nil), t: 2),
        DeviceEvent(.app(.memoryWarning), t: 2),
      ])
    #expect(script.duration == 2)
    let copy = try TouchScript(json: JSONEncoder().encode(script), name: "copy")
    #expect(copy == script)
  }

  @Test(arguments: [
    ("3", "device: found the number 3, expected a list of device events"),
    (
      #"[{"t": 0}]"#,
      "device[0]: found a JSON object, expected a JSON object with t and one of rotate, resize, "
        + "traits and app"
    ),
    (
      #"[{"t": 0, "rotate": "portrait", "resize": [1, 2]}]"#,
      "device[0]: found a JSON object, expected a JSON object with t and one of rotate, resize, "
        + "traits and app"
    ),
    (
      #"[{"t": 0, "rotate": "left"}]"#,
      "device[0].rotate: found 'left', expected 'portrait', 'portraitUpsideDown', "
        + "'landscapeLeft', 'landscapeRight', 'faceUp' or 'faceDown'"
    ),
    (
      #"[{"t": 0, "app": "gone"}]"#,
      "device[0].app: found 'gone', expected 'background', 'foreground' or 'memoryWarning'"
    ),
    (
      #"[{"t": 0, "resize": [320]}]"#,
      "device[0].resize: found a list, expected a width and a height, such as [320, 852]"
    ),
    (
      #"[{"t": 0, "resize": [320, "x"]}]"#,
      "device[0].resize[1]: found 'x', expected a number"
    ),
    (
      #"[{"t": 0, "resize": [320, 0]}]"#,
      "device[0].resize[1]: found 0, expected 1 to 4096 points"
    ),
    (#"[{"rotate": "portrait"}]"#, "device[0].t: found nothing, expected a number"),
    (
      #"[{"t": -1, "rotate": "portrait"}]"#, "device[0].t: found -1, expected 0 to 60 seconds"
    ),
    (
      #"[{"t": 0, "traits": {"vertical": "tall"}}]"#,
      "device[0].traits.vertical: found 'tall', expected 'compact' or 'regular'"
    ),
  ])
  func `an invalid event is reported with its location`(device: String, message: String) {
    #expect {
      try script(device)
    } throws: { error in
      "\(error)" == "gesture turn, \(message)"
    }
  }

  /// After a rotation, a fraction of a touch script refers to the rotated window.
  @Test func `touches use the window's size at their time`() throws {
    let fingers =
      #"[[{"phase": "down", "t": 0, "x": 0.5, "y": 0.2}, {"phase": "up", "t": 1, "x": 0.5, "y": 0.2}]]"#
    let script = try script(#"[{"t": 0.5, "rotate": "landscapeLeft"}]"#, fingers: fingers)

    let samples = script.samples(in: CGSize(width: 400, height: 800), startingAt: 0)

    #expect(samples.first?.point == CGPoint(x: 200, y: 160))
    #expect(samples.last?.point == CGPoint(x: 400, y: 80))
  }

  @Test func `a script is played tick by tick and recorded`() throws {
    let stage = Stage(device: .phone)
    stage.show(UIViewController())
    try stage.settle()
    stage.beginRecording()
    let script = TouchScript(fingers: [], device: [DeviceEvent(.rotate(.landscapeLeft), t: 0.1)])

    stage.play(script)
    stage.advance(by: 0.1)
    #expect(stage.run { stage.window.bounds.size } == CGSize(width: 393, height: 852))
    try stage.settle()
    #expect(stage.run { stage.window.bounds.size } == CGSize(width: 852, height: 393))

    let recording = stage.endRecording()
    let event = try #require(recording.meta.deviceEvents.first)
    #expect(recording.meta.deviceEvents.count == 1)
    #expect(event.change == .rotate(.landscapeLeft))
    #expect(abs(event.t - 7.0 / 60) < 1e-9)
    #expect(recording.meta.width == 393)
    #expect(recording.frames.first?.size == nil)
    #expect(recording.frames.last?.size == CGSize(width: 852, height: 393))
    #expect(recording.canvas == CGSize(width: 852, height: 852))
    let turn = recording.events.first { $0.call.message.name == "orientationDidChange" }
    #expect(
      turn?.tick == recording.events.first { $0.call.message.name == "viewWillTransition" }?.tick)
  }

  @Test func `a script sends an app to the background, back, and a memory warning`() throws {
    let stage = Stage(device: .phone)
    stage.show(UIViewController())
    try stage.settle()
    let events = zip([0.1, 0.2, 0.3], DeviceEvent.AppEvent.allCases).map { t, event in
      DeviceEvent(.app(event), t: t)
    }

    stage.play(TouchScript(fingers: [], device: events))
    stage.advance(by: 0.15)
    #expect(stage.run { UIApplication.shared.applicationState } == .background)
    #expect(!stage.trace.lines.contains { $0.contains("didReceiveMemoryWarning") })
    try stage.settle()

    #expect(stage.run { UIApplication.shared.applicationState } == .active)
    #expect(stage.trace.lines.contains { $0.contains("didReceiveMemoryWarning") })
  }

  @Test func `a rotated stage is captured in its new shape`() throws {
    let stage = Stage(device: .small)
    stage.show(UIViewController())

    stage.rotate(to: .landscapeRight, animated: false)

    let image = stage.frame(scale: 1)
    #expect((image.width, image.height) == (667, 375))
  }
}
