import Film
import Foundation
import Testing

struct JSONNumberTests {
  private static let numbers: [(Double, String)] = [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (0.1, "0.1"), (0.333_333_33, "0.333333"),
    (-0.333_333_33, "-0.333333"), (0.666_666_66, "0.666667"), (1e-7, "0"), (-1e-7, "0"),
    (1e-6, "0.000001"),
    (0.999_999_9, "1"), (852, "852"), (123_456.789, "123456.789"), (Double.infinity, "null"),
    (Double.nan, "null"),
  ]

  @Test(arguments: numbers)
  func `numbers have at most six decimals and no exponent`(value: Double, text: String) {
    #expect(JSONNumber(value).description == text)
    #expect(JSONLine.text(JSONNumber(value)) == text)
  }
}
