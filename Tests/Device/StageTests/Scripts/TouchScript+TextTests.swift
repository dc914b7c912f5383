import Stage
import Testing

struct TouchScriptTextTests {
  @Test func `a script is printed in the file format`() {
    let script = TouchScript(
      fingers: [[.init(.down, t: 0, x: 0.5, y: 1), .init(.up, t: 0.25, x: 0.5, y: 1)]],
      device: [DeviceEvent(.rotate(.landscapeLeft), t: 1, animated: false)])

    #expect(
      script.text == """
        {
          "unit": "fraction",
          "fingers": [
            [
              {"phase": "down", "t": 0, "x": 0.5, "y": 1},
              {"phase": "up", "t": 0.25, "x": 0.5, "y": 1}
            ]
          ],
          "device": [
            {"t": 1, "rotate": "landscapeLeft", "animated": false}
          ]
        }

        """)
  }

  @Test func `printed scripts can be parsed`() throws {
    let changes: [DeviceEvent.Change] =
      DeviceEvent.Orientation.allCases.map { .rotate($0) }
      + DeviceEvent.AppEvent.allCases.map { .app($0) }
      + [
        .resize(CGSize(width: 320.5, height: 852)), .traits(horizontal: .compact, vertical: nil),
        .traits(horizontal: nil, vertical: .regular), .traits(horizontal: nil, vertical: nil),
      ]
    for unit in TouchScript.Unit.allCases {
      let script = TouchScript(
        unit: unit,
        fingers: [[.init(.down, t: 0.001, x: -0.1, y: 1e-3), .init(.cancel, t: 2, x: 3, y: 4)]],
        device: changes.enumerated().map { DeviceEvent($1, t: Double($0), animated: $0 % 2 == 0) })

      #expect(try TouchScript(json: Data(script.text.utf8), name: "text") == script)
    }
    let empty = TouchScript(fingers: [], device: [DeviceEvent(.app(.background), t: 0)])
    #expect(try TouchScript(json: Data(empty.text.utf8), name: "empty") == empty)
  }
}
