import Stage
import Testing
import UIKit

struct ScriptGeneratorTests {
  private static let ground: FuzzInputs = {
    var ground = FuzzInputs(size: CGSize(width: 400, height: 800))
    ground.spots = [CGPoint(x: 0.25, y: 0.125)]
    ground.paths = [
      [
        .init(.down, t: 0, x: 0.5, y: 0.9), .init(.move, t: 0.4, x: 0.5, y: 0.2),
        .init(.up, t: 0.45, x: 0.5, y: 0.2),
      ]
    ]
    return ground
  }()

  @Test func `every script can be stored in a file`() throws {
    let generator = ScriptGenerator(Self.ground, seed: 1)
    for run in 0..<2000 {
      let script = generator.script(run)
      #expect(try TouchScript(json: Data(script.text.utf8), name: "\(run)") == script, "run \(run)")
    }
  }

  @Test func `a run is reproducible, and differs from its neighbours`() {
    let generator = ScriptGenerator(Self.ground, seed: 7)
    let scripts = (0..<300).map(generator.script)

    #expect(generator.script(211) == scripts[211])
    #expect(Set(scripts.map(\.text)).count == 300)
    #expect(ScriptGenerator(Self.ground, seed: 8).script(0) != scripts[0])
  }

  @Test func `enough scripts have two touches that land together, pinch, rotate and drag`() {
    let scripts = (0..<1000).map(ScriptGenerator(Self.ground, seed: 3).script)
    /// Neighbouring touches that overlap in time.
    let pairs = scripts.flatMap { script in
      zip(script.fingers, script.fingers.dropFirst()).filter { first, second in
        first.count == 6 && second.count == 6 && second[0].t < first[5].t
      }
    }
    func distance(_ index: Int, _ pair: ([TouchScript.Entry], [TouchScript.Entry])) -> Double {
      let (a, b) = (pair.0[index], pair.1[index])
      return ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    #expect(pairs.count > 150)
    #expect(pairs.count { abs(distance(0, $0) - distance(5, $0)) > 0.05 } > 50, "pinches")
    #expect(pairs.count { $0.1[0].t > $0.0[0].t } > 20, "one lands later")
    #expect(pairs.count { $0.1[5].t < $0.0[5].t } > 20, "one lifts earlier")
  }

  @Test func `every kind of event occurs`() {
    let scripts = (0..<3000).map(ScriptGenerator(Self.ground, seed: 2).script)
    let fingers = scripts.flatMap(\.fingers)
    let ends = fingers.compactMap(\.last)
    func count(_ isSo: (DeviceEvent.Change) -> Bool) -> Int {
      scripts.flatMap(\.device).count { isSo($0.change) }
    }

    #expect(ends.count { $0.phase == .cancel } > 300)
    #expect(ends.count { $0.phase == .up } > 3000)
    #expect(fingers.count { $0[0].x == 0.25 && $0[0].y == 0.125 } > 500, "controls")
    #expect(fingers.count { $0[0].x <= 0.03 } > 200, "edges")
    #expect(fingers.count { abs($0[0].x - 0.5) <= 0.03 && abs($0[0].y - 0.9) <= 0.03 } > 1000)
    #expect(scripts.count { Set($0.fingers.map(\.count)).count > 1 } > 500)
    for event in DeviceEvent.AppEvent.allCases { #expect(count { $0 == .app(event) } > 20) }
    for turn in DeviceEvent.Orientation.allCases where turn != .faceUp && turn != .faceDown {
      #expect(count { $0 == .rotate(turn) } > 20, "\(turn)")
    }
    #expect(count { if case .resize = $0 { true } else { false } } > 100)
    #expect(count { if case .traits = $0 { true } else { false } } > 50)
    // Two touches overlap in time.
    let overlapping = scripts.count { script in
      let spans = script.fingers.map { ($0[0].t, $0[$0.count - 1].t) }.sorted { $0.0 < $1.0 }
      return zip(spans, spans.dropFirst()).contains { $1.0 < $0.1 }
    }
    #expect(overlapping > 300)
  }
}
