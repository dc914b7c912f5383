import CoreGraphics
import Testing

struct CGGradientTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func `colours without locations are spread evenly`() {
    let gradient = CGGradient(
      colorsSpace: nil, colors: [red, blue, red] as CFArray, locations: nil)

    #expect(gradient?.stops.map(\.location) == [0, 0.5, 1])
  }

  @Test func `stops are ordered by location`() {
    let gradient = CGGradient(
      colorsSpace: nil, colors: [red, blue] as CFArray, locations: [0.8, 0.2])

    #expect(gradient?.stops.map(\.rgba) == [blue.rgba, red.rgba])
  }

  @Test func `values other than colours make no gradient`() {
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }
}
