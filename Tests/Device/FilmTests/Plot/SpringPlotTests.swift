import Film
import QuartzCore
import Testing

struct SpringPlotTests {
  @Test func `every spring reports when it has settled`() {
    let sentences = SpringPlot().sentences

    #expect(sentences.count == SpringPreset.all.count)
    #expect(
      sentences.contains(
        "CASpringAnimation(): settles in 1.47 s (mass 1, stiffness 100, damping 10)"))
    #expect(
      sentences.contains("usingSpringWithDamping: 1: settles in 0.50 s (withDuration: 0.5)"))
    for ratio in ["0.4", "0.6", "0.8"] {
      #expect(sentences.contains { $0.hasPrefix("usingSpringWithDamping: \(ratio): settles in ") })
    }
  }

  @Test func `every preset comes to rest at its goal`() {
    for preset in SpringPreset.all {
      let end = preset.solver.settlingDuration
      #expect(end.isFinite && abs(preset.solver.value(at: end) - 1) < 0.0011, "\(preset.name)")
    }
  }

  @Test func `the picture is deterministic`() throws {
    #expect(
      try PNGWriter().data(SpringPlot().image()) == PNGWriter().data(SpringPlot().image()))
  }

  @Test(arguments: [0, 0.0001, 100, Double.infinity])
  func `a picture that cannot be painted is an error`(scale: Double) {
    #expect(throws: FilmError.self) { try SpringPlot().image(scale: scale) }
  }

  @Test func `curves are named as UIKit names them`() {
    #expect(CubicCurve.linear.name == "linear")
    #expect(CubicCurve.easeInOut.name == "ease in and out")
    #expect(CubicCurve(0.2, 0, 0, 1).name == "curve (0.2, 0, 0, 1)")
    #expect(CubicCurve(0.3, 0.3, 0.6, 0.6).name == "linear")
  }
}
