import Testing
import Transitions

/// The properties that a slider needs.
@MainActor @Suite struct TransitionParameterTests {
  private func number(
    _ name: String, _ range: ClosedRange<Double>, step: Double? = nil,
    unit: TransitionParameter.Unit? = nil
  ) -> TransitionParameter {
    TransitionParameter(name, .number(range, standard: range.lowerBound), step: step, unit: unit)
  }

  nonisolated static let ranges: [(ClosedRange<Double>, Double)] = [
    (0...1, 0.01), (0...0.8, 0.005), (0...400, 2), (-0.01...0, 0.0001), (0...3, 0.02), (5...5, 1),
    (0...1000, 10), (0...0.001, 0.0001),
  ]

  @Test(arguments: ranges)
  func `a step is a round hundredth of the range`(range: ClosedRange<Double>, step: Double) {
    #expect(abs(number("share", range).step - step) < 1e-9)
  }

  @Test func `numbers have the unit of their name or range, or the given one`() {
    #expect(number("tilt", 0...1).unit == .degrees)
    #expect(number("share", 0...1).unit == .none)
    #expect(number("wave", 0...400).unit == .points)
    #expect(number("share", 0...1, unit: .seconds).unit == .seconds)
    #expect(number("share", 0...1, step: 0.25).step == 0.25)
    #expect(TransitionParameter("columns", .count(2...40, standard: 2)).unit == .none)
    #expect(TransitionParameter("columns", .count(2...40, standard: 2)).step == 1)
    #expect(TransitionParameter.edge(.left).step == 0)
    #expect(TransitionParameter.Unit.allCases.map(\.rawValue) == ["", "pt", "°", "s"])
  }

  @Test(arguments: transitionCatalogue)
  func `a slider reaches both ends in visible steps`(entry: TransitionEntry) {
    for parameter in entry.parameters {
      guard case .number(let range, _) = parameter.kind else { continue }
      let steps = (range.upperBound - range.lowerBound) / parameter.step
      #expect(parameter.step > 0 && steps >= 10 && steps <= 1000, "\(entry.id) \(parameter.name)")
    }
  }
}
