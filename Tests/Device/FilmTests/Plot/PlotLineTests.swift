import CoreGraphics
import Film
import Testing

struct PlotLineTests {
  private func line(_ value: (Double) -> Double) -> PlotLine {
    PlotLine((0..<30).map { (Double($0) / 60, value(Double($0) / 60)) }, color: .black)
  }

  @Test func `a linear motion is a line, its velocity a constant`() {
    let line = line { 10 + 300 * $0 }

    #expect(line.stretches.count == 1)
    #expect(line.velocity.points.count == 29)
    for point in line.velocity.points { #expect(abs(point.value - 300) < 1e-6) }
  }

  @Test func `a value set without animation breaks the line, and has no velocity`() {
    let line = line { $0 < 0.2 ? 10 * $0 : 852 + 10 * $0 }

    #expect(line.stretches.count == 2)
    for point in line.velocity.points { #expect(abs(point.value - 10) < 1e-6) }
  }

  @Test func `a spring that starts at full speed is one line`() {
    let line = line { $0 < 0.2 ? 0 : 2000 * ($0 - 0.2) * (1.2 - $0) }

    #expect(line.stretches.count == 1)
  }

  @Test func `samples with a gap between them are not connected`() {
    let line = PlotLine(
      [(0, 1), (1.0 / 60, 1.1), (0.5, 1.2), (0.5 + 1.0 / 60, 1.3)], color: .black)

    #expect(line.stretches.map(\.count) == [2, 2])
    #expect(line.velocity.points.count == 2)
  }

  @Test func `one point, or none, draws nothing`() {
    #expect(PlotLine([], color: .black).velocity.points.isEmpty)
    #expect(PlotLine([], color: .black).reach == nil)
    #expect(PlotLine([(0, 3)], color: .black).velocity.points.isEmpty)
    #expect(PlotLine([(0, 3)], color: .black).reach == 3...3)
  }
}
