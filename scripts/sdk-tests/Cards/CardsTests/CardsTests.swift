import XCTest
import kitCards

@testable import Own_Cards

final class CardsTests: XCTestCase {
  func testBlueFolder() {
    XCTAssertEqual(Deck.words, ["one", "two"])
    XCTAssertEqual(Deck.index(of: "two"), 1)
    XCTAssertTrue(Deck.hasConditions)
  }

  func testInformation() {
    XCTAssertEqual(Bundle.main.bundleIdentifier, "com.example.Own-Cards")
    let information = Bundle.main.infoDictionary
    XCTAssertEqual(information?["CFBundleDisplayName"] as? String, "Own Cards 2.1")
  }

  func testFramework() {
    XCTAssertEqual(CardController(words: ["one"]).words, ["one"])
  }
}
