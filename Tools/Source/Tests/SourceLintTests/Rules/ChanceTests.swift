import SourceLint
import Testing

struct ChanceTests {
  @Test(arguments: [
    (
      "let a = arc4random_uniform(3)",
      "arc4random_uniform makes each run of the transition different"
    ),
    ("let a = Int.random(in: 0..<3)", ".random makes each run of the transition different"),
    ("let a: CGFloat = .random(in: 0...1)", ".random makes each run of the transition different"),
    ("let a = CGFloat.random(in: 0...1)", ".random makes each run of the transition different"),
    ("let a = tiles.shuffled()", ".shuffled makes each run of the transition different"),
    ("let a = Date()", "Date makes the transition depend on when it runs"),
    ("let a = Date.now", "Date makes the transition depend on when it runs"),
    (
      "start = CACurrentMediaTime()",
      "CACurrentMediaTime makes the transition depend on when it runs"
    ),
  ])
  func `chance and the clock are warned of`(line: String, message: String) throws {
    let report = try linted(animator(line))

    #expect(report.standing.map(\.message) == [message])
    #expect(report.standing.map(\.rule) == [.chance])
    #expect(report.count(of: .warning) == 1)
    #expect(report.count(of: .note) == 0)
  }

  @Test(arguments: [
    "let a = Int.random(in: 0..<3, using: &generator)", "let a = tiles.shuffled(using: &dice)",
    "let a = Date(timeIntervalSince1970: 0)", "let a = UIColor.random",
    "move.beginTime = CACurrentMediaTime() + 0.1",
    "move.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil)",
    "let a = myDate()", "func random() {}", "let a = dice.random(3)", "let a = random(3)",
    "let a = dice().random()",
  ])
  func `a seed, a fixed date and a layer's begin are not`(line: String) throws {
    #expect(try linted(animator(line)).findings == [])
  }
}
