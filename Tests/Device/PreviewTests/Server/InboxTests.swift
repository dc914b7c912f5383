import Preview
import Testing

struct InboxTests {
  /// An inbox passed by reference.
  private final class Box {
    private var inbox: Inbox
    init(limit: Int) { inbox = Inbox(limit: limit) }

    func take(_ bytes: [UInt8], announced: Int = 0, isLast: Bool = true) -> Inbox.Step {
      bytes.withUnsafeBytes { inbox.take($0, announced: announced, isLast: isLast) }
    }
  }

  @Test func `fragments are joined into one message`() {
    let inbox = Box(limit: 8)

    #expect(inbox.take([1, 2], isLast: false) == .more)
    #expect(inbox.take([3], announced: 2) == .more)
    #expect(inbox.take([4, 5]) == .message([1, 2, 3, 4, 5]))
    #expect(inbox.take([]) == .message([]))
  }

  @Test func `a message of the maximum size is accepted`() {
    let inbox = Box(limit: 3)

    #expect(inbox.take([1, 2, 3]) == .message([1, 2, 3]))
    #expect(inbox.take([1, 2, 3, 4]) == .tooLong)
  }

  @Test(arguments: [600_000_000, Int.max, Int.min, -1])
  func `a declared length over the maximum is refused before receiving`(announced: Int) {
    let inbox = Box(limit: 64)

    #expect(inbox.take([1], announced: announced) == .tooLong)
    #expect(inbox.take([2]) == .message([2]))
  }

  @Test func `fragments that add up to too much are refused`() {
    let inbox = Box(limit: 4)

    #expect(inbox.take([1, 2, 3], isLast: false) == .more)
    #expect(inbox.take([4, 5], isLast: false) == .tooLong)
  }
}
