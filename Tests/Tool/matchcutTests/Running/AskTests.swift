import Foundation
import Testing

/// The answers of `matchcut ask`.
struct AskTests {
  private func ask(_ arguments: String) throws -> BuiltTool.Result {
    try BuiltTool().run("\"$tool\" ask \(arguments)")
  }

  /// The number of the line of `FlipAnimation.swift` that contains a text.
  private func line(_ text: String) throws -> Int {
    let root = #filePath.dropLast("Tests/Tool/matchcutTests/Running/AskTests.swift".count)
    let path = root + "Sources/Catalogue/Demos/FlipCard/FlipAnimation.swift"
    let lines = try String(contentsOfFile: String(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }

  @Test func `the last change names its line and its call`() throws {
    let line = try line("toView.layer.transform = CATransform3DMakeRotation(0")
    let result = try ask("flip-card to.transform --before 0.9")

    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 4)
    #expect(
      lines[0] == "CardBackView#1.transform was set at 0.1500 s: turned -90° about x → identity")
    #expect(lines[1].contains("FlipAnimation.swift:\(line)"))
    #expect(lines[2] == "  after FlipAnimation#1.animateTransition(using: context)")
    #expect(lines[3] == "  to.transform on screen at 0.9000 s: turned -77.126° about x")
  }

  @Test func `a cancelled transition restores a value without setting it`() throws {
    let result = try ask("flip-card --cancel 0.4 CardFrontView.transform --before 1.7")

    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("  then  restored in the frame at "))
  }

  @Test func `values at a line are those that the app would read`() throws {
    let line = try line("toView.layer.transform = CATransform3DMakeRotation(0")
    let result = try ask("flip-card container.subviews.count --at FlipAnimation.swift:\(line)")

    #expect(result.output.hasPrefix("container.subviews.count, as the app would read it\n"))
    #expect(result.output.contains("  0.1500  2  CardBackView#1.transform = identity  ("))
  }

  @Test func `values at a call of a run and of its recording`() throws {
    let tool = BuiltTool()
    let question = "to.transform.rotation.x --when finish"
    let run = try tool.run("\"$tool\" ask flip-card \(question)").output
    _ = try tool.run("\"$tool\" film flip-card --out films")
    let file = try tool.run("\"$tool\" ask films/flip-card-finish \(question)").output

    // At the call, the model has its final value. On screen, the view is still turning.
    #expect(run.contains("  1.0667  0  FlipAnimationInteractor#1.finish()  ("))
    #expect(file.hasPrefix("to.transform.rotation.x, on screen in the frame before\n"))
    #expect(file.contains("FlipAnimationInteractor#1.finish()"))
    #expect(!file.contains("  1.0667  0  "))
  }

  @Test func `functions have the names of the source`() throws {
    let result = try ask("mistakes/completes-twice views")

    #expect(result.output.contains("in ModalScene.present(from:)"))
    #expect(!result.output.contains("$s"))
  }

  @Test func `JSON has the answers with their places`() throws {
    struct File: Decodable {
      struct Answer: Decodable {
        struct Place: Decodable { let file: String, line: Int }
        let t, value: Double, cause: String, source: Place
      }
      let question, values: String
      let answers: [Answer]
    }
    let result = try ask("flip-card 'from.transform.rotation.x' --when finish --json")
    let file = try JSONDecoder().decode(File.self, from: Data(result.output.utf8))

    #expect(file.question == "from.transform.rotation.x" && file.values == "model")
    let answer = try #require(file.answers.first)
    #expect(file.answers.count == 1 && answer.cause == "FlipAnimationInteractor#1.finish()")
    #expect(abs(answer.value - .pi / 2) < 1e-5)
    #expect(answer.source.file.hasSuffix("FlipAnimationInteractor.swift"))
  }

  @Test func `a run that ends early is still answered`() throws {
    let result = try ask("documents/001 views")

    #expect(result.output.contains("UIWindow"))
    #expect(result.errors.contains("the app crashed"))
    #expect(result.status == 1)
  }

  @Test(arguments: [
    (
      "flip-card to.alhpa",
      "found 'alhpa' after 'to', expected a property or a part of the view; did you mean 'alpha'?"
    ),
    (
      "flip-card CardFrontVeiw.alpha",
      "no view named 'CardFrontVeiw'; did you mean 'CardFrontView'? "
        + "'matchcut ask flip-card views' shows all 34."
    ),
    (
      "mistakes/completes-twice UIView.alpha",
      "found 2 views of the class UIView, expected one view; name UIView#1 or UIView#2."
    ),
    (
      "flip-card CardFrontView.alpha --when finnish",
      "no call of 'finnish' in this run; did you mean 'finish'? "
        + "'matchcut trace flip-card' shows all 34."
    ),
    (
      "flip-card CardFrontView.alpha --at Flip.swift:44",
      "no line of 'Flip.swift' that ran; there are CardBackView.swift, FlipAnimation.swift, "
        + "FlipAnimationInteractor.swift and FrontPage.swift."
    ),
    (
      "flip-card CardFrontView.alpha --at 99",
      "found the time 99, expected a time from 0 to 1.716667, in seconds; "
        + "name a time within the recording."
    ),
    (
      "flip-card CardFrontView.alpha --at 1 --before 2",
      "found --at and --before, expected only one of them; "
        + "use one of these options and leave the others out."
    ),
    (
      "flip-card views --at 3",
      "found --at with 'views', expected no option for times; leave out --at."
    ),
    (
      "",
      "found nothing to ask about, expected FILE|NAME|PATH [Q] [options]; try 'matchcut ask NAME "
        + "views' with a demo that 'matchcut list' shows."
    ),
  ])
  func `a question without an answer says what is near`(arguments: String, message: String) throws {
    let result = try ask(arguments)

    #expect(result.errors == "matchcut ask: \(message)\n")
    #expect(result.output.isEmpty && result.status == 2)
  }

  @Test func `a recording without views is read, and a broken one is refused`() throws {
    let tool = BuiltTool()
    _ = try tool.run("\"$tool\" film flip-card --out films")
    let path = tool.folder + "/films/flip-card-finish/recording.json"
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path)))
    var old = try #require(json as? [String: Any])
    (old["views"], old["transitions"]) = (nil, nil)
    try JSONSerialization.data(withJSONObject: old)
      .write(to: URL(filePath: tool.folder + "/old.json"))
    try Data("{".utf8).write(to: URL(filePath: tool.folder + "/broken.json"))

    #expect(try tool.run("\"$tool\" ask old.json CardFrontView.alpha").status == 0)
    let container = try tool.run("\"$tool\" ask old.json container.subviews.count")
    #expect(
      container.errors == """
        matchcut ask: a question about which views take part in a transition, which the recording \
        does not contain; ask about a demo or your code, or name a view that \
        'matchcut ask old.json views' lists.

        """)
    for name in ["broken.json", "missing.json"] {
      let result = try tool.run("\"$tool\" ask \(name) views")
      #expect(result.status == 2 && result.output.isEmpty, "\(result)")
      #expect(result.errors.contains(name))
    }
  }
}
