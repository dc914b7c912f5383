import Testing
import UIKit

struct NSExceptionTests {
  @Test func `an exception has a name, a reason and data`() {
    let exception = NSException(
      name: .rangeException, reason: "too far", userInfo: ["index": 3])

    #expect(exception.name.rawValue == "NSRangeException")
    #expect(exception.reason == "too far")
    #expect(exception.userInfo?["index"] as? Int == 3)
    #expect(exception.description == "too far")
  }

  @Test func `raising ends the program with the name and the reason`() async {
    let text = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        NSException(name: NSExceptionName("Own"), reason: "no page", userInfo: nil).raise()
      })
    #expect(text.contains("uncaught exception 'Own', reason: 'no page'"))
  }

  @Test func `references are counted`() {
    let object = NSObject()
    let before = CFGetRetainCount(object)
    let list = [object, object]
    let during = CFGetRetainCount(object)

    #expect(during > before)
    #expect(list.count == 2)
    #expect(CFGetRetainCount(nil) == 0)
  }

  @Test func `the largest number of C is finite`() {
    #expect(HUGE == Float.greatestFiniteMagnitude)
  }

  @Test func `an attributed string is empty by default`() {
    #expect(NSAttributedString().string == "")
    #expect(NSMutableAttributedString().length == 0)
    #expect(NSAttributedString(string: "a").string == "a")
  }
}
