import Demos
import Film
import Stage

/// Films and traces the demos on the virtual device.
@MainActor
struct Studio: CommandRunner {
  let catalogue = Catalogue(
    demos: [.init(id: "flip-card", title: "Flip card")],
    gestures: [
      .init(id: "drag", title: "Drag"),
      .init(id: "flick", title: "Flick"),
      .init(id: "slow-drag", title: "Slow drag"),
    ],
    devices: [
      .init(id: "phone", title: "Phone", details: ["points": "393×852", "scale": "3"]),
      .init(id: "bench", title: "Bench", details: ["points": "390×844", "scale": "2"]),
    ],
    formats: [.filmstrip, .apng, .gif, .png])

  /// A part of the tool that the package does not have yet.
  private struct NotBuiltYet: Error, CustomStringConvertible {
    var description: String { "the stage does not run demos yet" }
  }

  func film(_ options: FilmOptions, to output: Output) throws { throw NotBuiltYet() }

  func trace(_ options: TraceOptions, to output: Output) throws { throw NotBuiltYet() }
}
