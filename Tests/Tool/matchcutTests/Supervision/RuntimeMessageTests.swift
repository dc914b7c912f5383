import AppHost
import Foundation
import Stage
import TestSupport
import Testing

/// What the message of Swift's runtime about a crash says.
struct RuntimeMessageTests {
  @Test(arguments: [
    (
      "Demos/Document001.swift:35: Fatal error: Unexpectedly found nil", "Demos/Document001.swift",
      35
    ),
    ("Card/Card.swift:14: Precondition failed: no card", "Card/Card.swift", 14),
    ("Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range", "", 0),
    ("UIKit/UIKitLog.swift:80: Fatal error: wrong", "", 0),
    ("Fatal error: wrong", "", 0),
  ])
  func `a message names a line of the app's source`(
    line: String, file: String, number: Int
  ) throws {
    let message = try #require(RuntimeMessage(in: "printed\n\(line)\n"))

    #expect(message.place?.file ?? "" == file)
    #expect(message.place?.line ?? 0 == number)
    #expect(message.rest == "printed\n")
  }

  @Test func `a line of a message is found in a backtrace with longer paths`() throws {
    let message = try #require(RuntimeMessage(in: "Card/Card.swift:14: Fatal error: no card"))
    let place = try #require(message.place)

    #expect(place.isLine(of: SourcePlace(function: "", file: "own/Card.swift", line: 14)))
    #expect(place.isLine(of: SourcePlace(function: "", file: "Card.swift", line: 14)))
    #expect(!place.isLine(of: SourcePlace(function: "", file: "own/Card.swift", line: 15)))
    #expect(!place.isLine(of: SourcePlace(function: "", file: "own/ACard.swift", line: 14)))
  }

  @Test(arguments: [
    ("one\ntwo\nA/B.swift:1: Fatal error: x\n", 8), ("*** Terminating app due to x", 0),
    ("one\n*** Terminating app\nFatal error: x", 4),
  ])
  func `output is withheld from the line on that may announce a crash`(
    output: String, start: Int
  ) {
    #expect(RuntimeMessage.start(in: Data(output.utf8)) == start)
    #expect(RuntimeMessage.start(in: Data("one\ntwo".utf8)) == nil)
  }

  @Test func `a place without a line is the function's name`() {
    let place = SourcePlace(function: "Card.show()", file: "", line: 0)

    #expect(place.text == "in Card.show()")
  }

  @Test func `functions of the app are recognised by their modules`() {
    #expect(SourceModules.isApp(function: "$s5Demos11Document001O4showyyF"))
    #expect(!SourceModules.isApp(function: "$s5Demos11Document001O4showyyFTW"))
    #expect(!SourceModules.isApp(function: "$s5UIKit6UIViewC4showyyF"))
    #expect(!SourceModules.isApp(function: "main"))
  }

  @Test func `every Swift module is listed`() throws {
    let others = ["Sources/C/", "Sources/System/", "Tests/"]
    let swift = ProjectFolder.targets.filter { target in
      !others.contains { target.value.hasPrefix($0) }
    }

    let listed = SourceModules.engine.union(SourceModules.apps)
    #expect(Set(swift.keys).isSubset(of: listed))
  }
}
