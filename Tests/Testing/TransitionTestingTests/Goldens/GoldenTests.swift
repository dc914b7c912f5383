import Foundation
import TemporaryFolders
import Testing
import TransitionTesting

struct GoldenTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }
  private var testFile: String { folder + "/CardTests.swift" }

  private func golden(_ environment: [String: String] = [:]) -> Golden {
    var environment = environment
    environment[FailureFolder.variable] = folder + "/failures"
    return Golden("card", beside: testFile, environment: environment)
  }
  private var kept: String { folder + "/Goldens/CardTests/card.txt" }

  @Test func `a missing golden reports its path and how to record it`() {
    #expect(
      golden().mismatch(of: "a\n") == """
        no golden at \(kept); the new result is at \(folder)/failures/CardTests/card.txt
        if the new result is right, record it: MATCHCUT_RECORD=1 swift test --filter CardTests
        """)
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test func `recording writes beside the test, fails, and passes from then on`() {
    let record = ["MATCHCUT_RECORD": "1"]

    #expect(
      golden(record).mismatch(of: "a\n")
        == "recorded \(kept): check this file, then run the test without MATCHCUT_RECORD")
    #expect(golden(record).mismatch(of: "a\n") == nil)
    #expect(golden().mismatch(of: "a\n") == nil)
  }

  @Test func `with CI set nothing is recorded`() {
    #expect(
      golden(["MATCHCUT_RECORD": "1", "CI": "true"]).mismatch(of: "a\n")
        == "card is not recorded, because both MATCHCUT_RECORD and CI are set")
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test func `a different text is reported with its first differing line`() throws {
    _ = golden(["MATCHCUT_RECORD": "1"]).mismatch(of: "a\nb\nc\n")

    let text = try #require(golden().mismatch(of: "a\nx\nc\n"))

    #expect(text.hasPrefix("\(kept): line 2: found 'x', expected 'b'\n"), "\(text)")
    let shorter = try #require(golden().mismatch(of: "a"))
    #expect(shorter.hasPrefix("\(kept): line 2: found the end, expected 'b'\n"), "\(shorter)")
  }

  @Test func `a different picture is reported with its differing pixels`() throws {
    let black = CGImage(width: 4, height: 3, pixels: [UInt32](repeating: 0xFF00_0000, count: 12))
    var pixels = black.pixels
    pixels[5] = 0xFFFF_FFFF
    let spotted = CGImage(width: 4, height: 3, pixels: pixels)
    _ = golden(["MATCHCUT_RECORD": "1"]).mismatch(of: black)

    #expect(golden().mismatch(of: black) == nil)
    let text = try #require(golden().mismatch(of: spotted))
    #expect(
      text.contains("card.png: 1 of 12 pixels differ, all of them within 1…1 × 1…1\n"), "\(text)")
    let wide = CGImage(width: 12, height: 1, pixels: black.pixels)
    let size = try #require(golden().mismatch(of: wide))
    #expect(size.contains("found 12 × 1 pixels, expected 4 × 3"), "\(size)")
  }
}
