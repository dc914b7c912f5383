import Demos
import Foundation
import Stage
import Testing

/// The tutorials' original code, run unchanged. The rules find each mistake, under the iOS version
/// of that time and under the current one.
@MainActor
struct PrintedDocumentsTests {
  /// The ids of the rules that report a tutorial's code, sorted and without repetitions.
  private func rules(of id: String, gesture: String = "finish", era: Int = 26) throws -> [String] {
    let document = try #require(printedDocuments.first { $0.id == id })
    let storyboards = try Storyboards(
      files: document.storyboards, selectors: document.selectors())
    let stage = Stage(storyboards: storyboards)
    stage.traits.era = era
    stage.beginChecking()
    stage.show(document.root())
    stage.play(
      try TouchScript(json: try #require(document.fingers[gesture]), name: id))
    // The code of one tutorial never ends its transition, and a rule reports this.
    try? stage.settle(stallTimeout: 3)
    return Set(stage.finishChecking().map(\.rule)).sorted()
  }

  @Test(arguments: [
    ("documents/000", ["T06", "T07", "T09", "T15", "T31", "T36"]),
    ("documents/001-push", ["T12"]),
    ("documents/002", ["T25"]),
    ("documents/003", ["T06", "T25"]),
    ("documents/004", []),
  ])
  func `a document has its findings under the current iOS`(id: String, expected: [String]) throws {
    #expect(try rules(of: id) == expected)
  }

  @Test(arguments: [
    ("documents/001-pop", "finish", ["T05"]),
    ("documents/002", "turn", ["T10", "T25"]),
    ("documents/004", "cancel", ["T13"]),
    ("documents/004", "double", ["T19"]),
  ])
  func `a touch script shows a mistake on its own listing`(
    id: String, gesture: String, expected: [String]
  ) throws {
    #expect(try rules(of: id, gesture: gesture) == expected)
  }

  @Test(arguments: [
    ("documents/000", ["T07", "T09"]),
    ("documents/001", ["T05"]),
    ("documents/003", ["T06", "T25"]),
  ])
  func `a document has its findings under the iOS of its time`(id: String, expected: [String])
    throws
  {
    #expect(try rules(of: id, era: 7) == expected)
  }

  @Test func `document 004 crashes in a swipe to a page that does not exist`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let document = try #require(printedDocuments.first { $0.id == "documents/004" })
        let stage = Stage()
        stage.show(document.root())
        stage.play(try TouchScript(json: try #require(document.fingers["no-page"]), name: "004"))
        try stage.settle()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Unexpectedly found nil while unwrapping an Optional value"))
  }

  @Test func `document 001 crashes under the current iOS, with the reason`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let document = try #require(printedDocuments.first { $0.id == "documents/001" })
        let stage = Stage()
        stage.beginChecking()
        stage.show(document.root())
        stage.play(try TouchScript(json: try #require(document.fingers["finish"]), name: "001"))
        try stage.settle()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = [
      "Fatal error: Unexpectedly found nil while unwrapping an Optional value",
      "The app ended the program 0.1167 s into its run, in the presentation from "
        + "ViewController#1 to NextViewController#1.",
      "0.1167 s  PresentationAnimator#1.animateTransition(using: context)",
      "The context returned nil for view(forKey: .from): under the style .pageSheet",
      "T36 warning  NextViewController#1.modalPresentationStyle",
      "T11 error  PresentationAnimator#1.view(forKey: .from)",
    ]
    var rest = text[...]
    for line in lines {
      let found = rest.firstRange(of: line)
      #expect(found != nil, "\(line)")
      rest = found.map { rest[$0.upperBound...] } ?? rest
    }
    if let trace = text.firstRange(of: "*** Program crashed") {
      #expect(rest.startIndex < trace.lowerBound)
    }
  }
}
