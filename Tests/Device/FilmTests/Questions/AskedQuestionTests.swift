import Film
import Testing

/// Lines such as `to.transform --before 0.9`, as the browser page sends them.
struct AskedQuestionTests {
  private func asked(_ line: String) throws -> AskedQuestion {
    try AskedQuestion(line: line, language: "read the help")
  }

  @Test(
    arguments: [
      ("to.transform", "to.transform", nil),
      ("to.transform --before 0.9", "to.transform", .before(0.9)),
      ("--at 0.5  'to.transform' ", "to.transform", .time(0.5)),
      ("alpha --of CardView#2 --every frame", "CardView#2.alpha", .frames),
      (
        "from.alpha --when 'Fade#1.animateTransition(using: context)'", "from.alpha",
        .call("animateTransition(using: context)", of: "Fade#1")
      ),
      ("hits --at \"Card.swift\"", "hits", .place(file: "Card.swift", line: nil)),
      ("to.alpha --at 1 --at Card.swift:4", "to.alpha", .place(file: "Card.swift", line: 4)),
      ("", "views", nil),
    ] as [(String, String, AskedTimes?)])
  func `a line has a question and its times`(
    line: String, path: String, times: AskedTimes?
  ) throws {
    let asked = try asked(line)

    #expect(asked.question.text == path && asked.times == times)
  }

  @Test(arguments: [
    (
      "to.alhpa",
      "found 'alhpa' after 'to', expected a property or a part of the view; did you mean 'alpha'?"
    ),
    (
      "to.qqqqqqqq",
      "found 'qqqqqqqq' after 'to', expected a property or a part of the view; read the help."
    ),
    (
      "to.alpha from",
      "found the extra word 'from', expected one question with its options; leave out 'from'."
    ),
    (
      "to.alpha --befor 1",
      "no option named '--befor'; did you mean '--before'? There are --at, --when, --every, "
        + "--before and --of."
    ),
    (
      "to.alpha --at",
      "found nothing after --at, expected a time in seconds, a Swift file or a line such as Animator.swift:41; try --at Animator.swift:41."
    ),
    ("alpha --of", "found nothing after --of, expected a view; try --of container."),
    (
      "to.alpha --every fram",
      "found --every 'fram', expected frame or change; did you mean 'frame'?"
    ),
    ("to.alpha --before -1", "found --before '-1', expected a time in seconds; try --before 0.5."),
    (
      "to.alpha --at 1 --before 2",
      "found --at and --before, expected only one of them; "
        + "use one of these options and leave the others out."
    ),
    ("views --at 3", "found --at with 'views', expected no option for times; leave out --at."),
    (
      "to.alpha --at Card.swift",
      "found --at 'Card.swift' with 'to.alpha', expected a line of the file; add a line, as in "
        + "--at Card.swift:41; 'hits --at Card.swift' lists those that ran."
    ),
  ])
  func `a line that cannot be read says what is wrong`(line: String, message: String) {
    let problem = #expect(throws: QuestionProblem.self) { try asked(line) }

    #expect(problem?.description == message)
  }
}
