import DeviceRuntime
import Foundation
import Testing

private typealias Expression = DeviceRuntime.NSExpression

@MainActor
struct NSExpressionTests {
  private func value(_ format: String, _ object: Any? = nil) -> Any? {
    Expression(format: format).expressionValue(with: object, context: nil)
  }

  @Test(arguments: [
    ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("2 ** 10", 1024), ("-4 + 1", -3), ("8 - 2 - 1", 5),
    ("12 / 4 / 3", 1), ("7.5 * 2", 15), ("5.0 / 2", 2.5), ("sqrt(16) + 1", 5), ("1e3 + 1", 1001),
    ("max({3, 9, 4})", 9), ("average({1, 2})", 1.5), ("median({5, 1, 3})", 3), ("abs(-2)", 2),
    ("modulus:by:(7, 4)", 3),
  ])
  func `arithmetic`(format: String, result: Double) {
    #expect(value(format) as? Double == result)
    #expect((value(format) as? NSNumber)?.doubleValue == result)
  }

  @Test func `integers are divided without a remainder, as on iOS`() {
    #expect(value("7 / 2") as? Int == 3)
    #expect(value("7 / 2.0") as? Double == 3.5)
    #expect((value("1 / 0") as? Double)?.isFinite == false)
    #expect(value("9223372036854775807 + 1") as? Double == 9.223372036854775807e18)
  }

  @Test func `keys, arguments and variables`() {
    let object: [String: Any] = ["price": 20, "tax": ["rate": 0.5] as [String: Any]]
    #expect(value("price * tax.rate", object) as? Double == 10)
    #expect(
      Expression(format: "%K + %d", "price", 2).expressionValue(with: object, context: nil)
        as? Int == 22)
    #expect(Expression(forVariable: "x").expressionValue(with: nil, context: ["x": 3]) as? Int == 3)
    #expect(value("SELF", "text") as? String == "text")
    #expect(value("missing + 1", object) == nil)
  }

  @Test func `an expression has the parts of its type`() throws {
    let quotient = Expression(format: "7 / a.b")
    #expect(quotient.expressionType == .function && quotient.function == "divide:by:")
    let arguments = try #require(quotient.arguments)
    #expect(arguments.map(\.expressionType) == [.constantValue, .keyPath])
    #expect(arguments[0].constantValue as? Int == 7 && arguments[1].keyPath == "a.b")
    #expect(quotient.description == "7 / a.b")
    let doubled = Expression(
      forFunction: quotient.function,
      arguments: [Expression(forConstantValue: 7.0), Expression(forConstantValue: 2)])
    #expect(doubled.expressionValue(with: nil, context: nil) as? Double == 3.5)
  }

  @Test func `sets, conditions, blocks and subqueries`() {
    let (ab, bc) = (Expression(format: "{1, 2}"), Expression(format: "{2, 3}"))
    func list(_ expression: Expression) -> [Int]? {
      (expression.expressionValue(with: nil, context: nil) as? [Any])?.compactMap { $0 as? Int }
    }
    #expect(list(Expression(forUnionSet: ab, with: bc)) == [1, 2, 3])
    #expect(list(Expression(forIntersectSet: ab, with: bc)) == [2])
    #expect(list(Expression(forMinusSet: ab, with: bc)) == [1])
    let choice = Expression(
      forConditional: NSPredicate(format: "SELF > 3"), trueExpression: ab, falseExpression: bc)
    #expect(choice.expressionType == .conditional)
    #expect((choice.expressionValue(with: 4, context: nil) as? [Any])?.count == 2)
    let block = Expression(
      block: { _, values, _ in (values.first as? Int ?? 0) * 10 },
      arguments: [Expression(forConstantValue: 4)])
    #expect(block.expressionValue(with: nil, context: nil) as? Int == 40)
  }

  @Test func `a comparison predicate compares two expressions`() {
    let predicate = DeviceRuntime.NSComparisonPredicate(
      leftExpression: Expression(forKeyPath: "name"),
      rightExpression: Expression(forConstantValue: "AD"), modifier: .direct, type: .beginsWith,
      options: .caseInsensitive)
    #expect(predicate.evaluate(with: ["name": "Ada"]))
    #expect(!predicate.evaluate(with: ["name": "Bob"]))
    #expect(predicate.leftExpression.keyPath == "name")
    #expect(
      NSCompoundPredicate(notPredicateWithSubpredicate: predicate).evaluate(with: ["name": "B"]))
  }

  @Test(arguments: ["1 +", "", "1 + + ) 2", "2 × 3", "5 %"])
  func `a format that cannot be read raises`(format: String) async {
    let text = failure(
      await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [format] in
        _ = DeviceRuntime.NSExpression(format: format)
      })
    #expect(text.contains("Unable to parse the format string \"\(format)\""))
  }
}
