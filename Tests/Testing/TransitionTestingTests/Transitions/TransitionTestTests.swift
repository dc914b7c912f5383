import Foundation
import Mistakes
import TemporaryFolders
import Testing
import TransitionTesting

@MainActor struct TransitionTestTests {
  private let drag = TouchScript.drag(
    from: CGPoint(x: 0.5, y: 0.15), to: CGPoint(x: 0.5, y: 0.85), over: 0.5)
  private let temporary = TemporaryFolder()
  private var folder: FailureFolder {
    FailureFolder(test: "trial", environment: [FailureFolder.variable: temporary.path])
  }

  private func failures(
    _ fault: PullScene.Fault?, _ conditions: [TransitionCondition] = TransitionCondition.all
  ) -> [String] {
    TransitionTest(triggers: [.drag(drag)], conditions: conditions) { PullScene.root(fault) }
      .failures(in: folder)
  }

  // MARK: Correct scenes

  @Test func `a correct drag passes under every condition`() {
    #expect(failures(nil) == [])
  }

  @Test func `presenting and dismissing in code passes under every condition`() {
    let test = TransitionTest(
      triggers: [
        .call { root in
          let page = UIViewController()
          page.modalPresentationStyle = .fullScreen
          root.present(page, animated: true)
        },
        .call { $0.dismiss(animated: true) },
      ]
    ) { UIViewController() }

    #expect(test.failures(in: folder) == [])
  }

  @Test(arguments: mistakes.map(\.id))
  func `a mistake is found by its rule, and its twin passes`(_ id: String) throws {
    let mistake = try #require(mistakes.first { $0.id == id })
    let finish = try TouchScript(json: try #require(mistake.fingers["finish"]), name: id)
    let isDrag = mistake.fingers["cancel"] != nil
    func headlines(_ isCorrected: Bool, _ conditions: [TransitionCondition]) -> [String] {
      TransitionTest(
        triggers: [isDrag ? .drag(finish) : .fingers(finish)], conditions: conditions
      ) { mistake.root(isCorrected) }.headlines
    }

    // Most mistakes are already found in the plain run.
    var wrong = headlines(false, [])
    func isFound() -> Bool { wrong.contains { $0.contains("\(mistake.rule) ") } }
    if !isFound() {
      wrong = headlines(
        false, [.cancel(at: 0.3), .cancel(at: 0.99), .reverse, .grab, .reduceMotion])
    }
    let corrected = headlines(
      true, [.cancel(at: 0.3), .flick, .reverse, .grab, .resize, .rightToLeft, .largestText])

    #expect(isFound(), "\(wrong)")
    // The rules' own tests cover the plain run of the corrected version.
    #expect(corrected.filter { !$0.hasPrefix("under plain") } == [])
  }

  // MARK: Faulty scenes

  @Test func `changes left by a cancel are named, with conditions and a way to reproduce`()
    throws
  {
    let text = try #require(failures(.leavesResidue).first { $0.contains("not as they were") })

    // A cancellation at a hundredth of the distance is not listed, because that distance is too
    // short for a pan to begin.
    #expect(
      text.hasPrefix(
        "under cancel at 0.3 (and cancel at 0.5; cancel at 0.99; cancel at 0.3, then repeat; "
          + "return to the start): "), "\(text)")
    #expect(text.contains("opacity 0.5, not 1"), "\(text)")
    #expect(text.contains("fix "), "\(text)")
    #expect(text.contains("against the plain run: \n"), "\(text)")
    #expect(text.contains("completeTransition(false) of PullAnimator#1 "), "\(text)")
    #expect(text.contains("the shortest script that fails: {\n"), "\(text)")
    #expect(text.components(separatedBy: "\"phase\"").count <= 4, "\(text)")
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("filmstrip: ") })
    let path = String(line.dropFirst("filmstrip: ".count))
    #expect(FileManager.default.fileExists(atPath: path), "\(path)")
    #expect(path.hasSuffix("/trial/cancel-at-0.3/filmstrip.png"), "\(path)")
  }

  @Test func `a cancel that breaks the next attempt is found`() {
    let texts = failures(.spoiltByCancel)

    #expect(texts.count == 1, "\(texts)")
    #expect(
      texts.first?.hasPrefix("under cancel at 0.3, then repeat: T04 error") ?? false, "\(texts)")
  }

  @Test func `a transition that never completes is found in the plain run`() throws {
    let text = try #require(failures(.neverCompletes, [.plain]).first)

    #expect(text.hasPrefix("under plain: T01 error, PullAnimator#1"), "\(text)")
    #expect(!text.contains("against the plain run"), "\(text)")
  }

  @Test func `a touch that is never released does not come to rest`() {
    let texts = failures(.ignoresCancel, [.cancel(at: 0.3)])

    #expect(texts.contains { $0.hasPrefix("under cancel at 0.3: ") }, "\(texts)")
  }

  @Test func `an allowed rule is not reported`() {
    let test = TransitionTest(
      triggers: [.drag(drag)], conditions: [.plain], allowing: ["T01": "planted"]
    ) { PullScene.root(.neverCompletes) }

    #expect(!test.failures(in: folder).contains { $0.contains("T01") })
  }

  // MARK: Trials that test nothing

  @Test func `a trigger that starts no transition is a failure`() {
    let test = TransitionTest(triggers: [.fingers(.tap(at: CGPoint(x: 0.5, y: 0.5)))]) {
      UIViewController()
    }

    #expect(
      test.failures(in: folder) == [
        "no transition began: the argument 'by' does not present, push, select or dismiss anything"
      ])
  }

  @Test func `a way back without an effect is a failure`() {
    let test = TransitionTest(triggers: [.drag(drag), .call { _ in }]) { PullScene.root() }

    #expect(
      test.failures(in: folder) == [
        "the argument 'back' did not start a transition, although the first transition had ended"
      ])
  }

  @Test func `allowing an unknown rule, or without a reason, fails`() {
    func failures(_ reasons: [String: String]) -> String {
      TransitionTest(triggers: [.drag(drag)], allowing: reasons) { PullScene.root() }
        .failures(in: folder).joined()
    }

    #expect(
      failures(["T99": "why not"]).hasPrefix("found 'T99' in the argument 'allowing', expected"))
    #expect(failures(["T01": " "]) == "found no reason for allowing T01, expected a sentence")
  }
}
