import Preview
import Testing

struct PageParameterTests {
  private static let shade = PageParameter(
    "shade", title: "Shade", .number(0...1, step: 0.01, unit: ""), standard: .number(0.5))
  private static let folds = PageParameter(
    "folds", title: "Folds", .count(2...6), standard: .number(3))
  private static let edge = PageParameter(
    "edge", title: "Edge",
    .choice([.init(id: "left", title: "Left"), .init(id: "right", title: "Right")]),
    standard: .text("left"))
  private static let deep = PageParameter("deep", title: "Deep", .flag, standard: .flag(false))

  @Test(
    arguments: [
      (shade, .number(0)), (shade, .number(1)), (shade, .number(0.123)), (folds, .number(2)),
      (folds, .number(6)), (edge, .text("right")), (deep, .flag(true)),
    ] as [(PageParameter, PageParameter.Value)])
  func `a valid value has no error`(parameter: PageParameter, value: PageParameter.Value) {
    #expect(parameter.fault(of: value) == nil)
  }

  @Test(
    arguments: [
      (shade, .number(1.01), "found 1.01 at \"values.shade\", expected a number from 0 to 1"),
      (shade, .number(-1e300), "found -1e+300 at \"values.shade\", expected a number from 0 to 1"),
      (shade, .number(.nan), "found null at \"values.shade\", expected a number from 0 to 1"),
      (shade, .text("1"), "found \"1\" at \"values.shade\", expected a number from 0 to 1"),
      (shade, .flag(true), "found true at \"values.shade\", expected a number from 0 to 1"),
      (folds, .number(2.5), "found 2.5 at \"values.folds\", expected a whole number from 2 to 6"),
      (folds, .number(7), "found 7 at \"values.folds\", expected a whole number from 2 to 6"),
      (
        folds, .number(1e300),
        "found 1e+300 at \"values.folds\", expected a whole number from 2 to 6"
      ),
      (edge, .text("top"), "found \"top\" at \"values.edge\", expected one of left, right"),
      (edge, .number(1), "found 1 at \"values.edge\", expected one of left, right"),
      (deep, .number(1), "found 1 at \"values.deep\", expected true or false"),
    ] as [(PageParameter, PageParameter.Value, String)])
  func `an invalid value has an exact error message`(
    parameter: PageParameter, value: PageParameter.Value, words: String
  ) {
    #expect(parameter.fault(of: value) == words)
  }

  @Test func `a long text is shortened in the message`() throws {
    let fault = try #require(Self.edge.fault(of: .text(String(repeating: "x", count: 60_000))))

    #expect(fault.count < 100)
  }
}
