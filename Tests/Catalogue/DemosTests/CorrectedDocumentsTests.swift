import CorrectedDocuments
import Demos
import Foundation
import Stage
import TestSupport
import Testing
import UIKit

/// The tutorials' code with its mistakes corrected: no rule reports it, with any touch script.
@MainActor
struct CorrectedDocumentsTests {
  /// A corrected document after its touch script was played.
  private func played(_ document: DemoEntry, _ gesture: String) throws -> Stage {
    let stage = Stage(
      storyboards: try Storyboards(files: document.storyboards, selectors: document.selectors()))
    stage.beginChecking()
    stage.show(document.root())
    let script = try TouchScript(json: try #require(document.fingers[gesture]), name: document.id)
    stage.play(script)
    try stage.settle()
    return stage
  }

  @Test func `each printed document has a corrected version with its touch scripts`() {
    #expect(correctedDocuments.map(\.id) == printedDocuments.map { $0.id + "-corrected" })
    #expect(correctedDocuments.map(\.fingers) == printedDocuments.map(\.fingers))
  }

  @Test func `no rule reports a corrected document`() throws {
    for document in correctedDocuments {
      for gesture in document.fingers.keys.sorted() {
        let findings = try played(document, gesture).finishChecking()
        #expect(findings.isEmpty, "\(document.id) \(gesture): \(findings.map(\.rule))")
      }
    }
  }

  @Test func `after a rotation the panel covers half and the dimming view everything`() throws {
    let document = try #require(correctedDocuments.first { $0.id == "documents/002-corrected" })
    let stage = try played(document, "turn")

    let frames: [CGRect] = stage.run {
      let panel = stage.window.rootViewController?.presentedViewController?.presentationController
      return (panel?.containerView?.subviews ?? []).map(\.frame)
    }

    let expected: [CGRect] = [
      CGRect(x: 0, y: 0, width: 852, height: 393), CGRect(x: 426, y: 0, width: 426, height: 393),
    ]
    #expect(frames == expected)
  }

  @Test(arguments: 0..<5)
  func `comments mark every corrected place`(number: Int) throws {
    func lines(_ folder: String) throws -> [String] {
      let file = ProjectFolder.url.appendingPathComponent(
        "Sources/Catalogue/\(folder)/Document00\(number).swift")
      return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }
    let printed = try lines("Demos/Documents")
    let corrected = try lines("CorrectedDocuments")

    let marks = corrected.count { $0.contains("// Corrected: ") }
    let inserted = corrected.difference(from: printed).insertions.count

    #expect((2...8).contains(marks), "\(marks) marks")
    // The marks, up to eight lines, and two lines at the head of the file.
    #expect(inserted <= 16, "\(inserted) lines")
    #expect(!printed.contains { $0.contains("// Corrected: ") })
  }
}
