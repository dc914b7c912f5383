import Preview
import Testing

struct OutboxTests {
  @Test func `messages are sent in their order`() {
    var outbox = Outbox(limit: 100)

    #expect(outbox.isEmpty)
    for byte in UInt8(1)...3 {
      let isTaken = outbox.add([byte])
      #expect(isTaken)
    }

    #expect(outbox.waitingBytes == 3)
    let taken = (0..<4).map { _ in outbox.takeMessage() }
    #expect(taken == [[1], [2], [3], nil])
    #expect(outbox.isEmpty && outbox.waitingBytes == 0)
  }

  @Test func `the queue for a slow peer is bounded`() {
    var outbox = Outbox(limit: 4)

    let isTaken = [outbox.add([1, 2, 3]), outbox.add([4, 5])]
    let first = outbox.takeMessage()
    let isTakenThen = outbox.add([4, 5])

    #expect(isTaken == [true, false])
    #expect(first == [1, 2, 3])
    #expect(isTakenThen)
  }

  @Test func `a pending frame does not count as a message`() {
    var outbox = Outbox(limit: 4)
    outbox.hasFrame = true

    #expect(!outbox.isEmpty)
    #expect(!outbox.hasMessages)
    let message = outbox.takeMessage()
    #expect(message == nil)
  }
}
