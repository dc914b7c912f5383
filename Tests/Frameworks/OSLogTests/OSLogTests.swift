import Foundation
import OSLog
import Testing
import os

@Suite(.serialized) struct OSLogTests {
  private let log = OSLog(subsystem: "app", category: "page")

  @Test func `a disabled log and the levels below default write nothing`() {
    let lines = LogOutput.lines {
      os_log("a", log: .disabled, type: .fault)
      os_log("b", log: log, type: .debug)
      os_log(.info, log: log, "c")
      Logger(.disabled).error("d")
      Logger(log).trace("e \(1)")
    }

    #expect(lines.isEmpty)
    #expect(!log.isEnabled(type: .debug))
    #expect(log.isEnabled(type: .error))
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test func `a dropped message is not made`() {
    var count = 0
    func made() -> Int {
      count += 1
      return count
    }

    let lines = LogOutput.lines {
      Logger(log).debug("\(made())")
      Logger(log).error("\(made())")
    }

    #expect(count == 1)
    #expect(lines == ["[app:page] 1\n"])
  }

  @Test func `the line names subsystem and category, the default log neither`() {
    let lines = LogOutput.lines {
      os_log("one")
      os_log("two", log: log, type: .error)
      os_log(.fault, log: log, "three")
      os_log(.default, "four")
    }

    #expect(lines == ["one\n", "[app:page] two\n", "[app:page] three\n", "four\n"])
  }

  @Test func `formats of C take their arguments, without annotations`() {
    let lines = LogOutput.lines {
      os_log("%@ %d %{public}@ %.1f 100%%", "a", 3, "b", 2.5)
      os_log(.error, log: log, "%{private, mask.hash}@%ld", "c", 4)
    }

    #expect(lines == ["a 3 b 2.5 100%\n", "[app:page] c4\n"])
    #expect(LogFormat.withoutAnnotations("a %{open") == "a %{open")
  }

  @Test func `interpolations are written in their formats`() {
    let number = 10.5
    let name = "n"
    let lines = LogOutput.lines {
      let logger = Logger(subsystem: "s", category: "c")
      logger.log("\(name, privacy: .private) \(3) \(number) \(true)")
      logger.notice(
        "\(255, format: .hex(includePrefix: true)) \(7, format: .decimal(minDigits: 3))")
      logger.warning("\(number, format: .fixed(precision: 2)) \(false, format: .answer)")
      logger.critical("|\(name, align: .left(columns: 3))|\(5, align: .right(columns: 3))|")
      logger.fault("\(Int.self) \(CGFloat(2)) \(NSNumber(value: 1))")
      logger.error("\(CocoaError(.fileNoSuchFile).code.rawValue)")
    }

    #expect(
      lines == [
        "[s:c] n 3 10.500000 true\n", "[s:c] 0xff 007\n", "[s:c] 10.50 no\n", "[s:c] |n  |  5|\n",
        "[s:c] Int 2.000000 1\n", "[s:c] 4\n",
      ])
  }

  @Test func `signposts have unique numbers and write nothing`() {
    let (one, two) = (OSSignpostID(log: log), OSSignpostID(log: log))
    let object = NSObject()

    let lines = LogOutput.lines {
      os_signpost(.begin, log: log, name: "fade", signpostID: one)
      os_signpost(.event, log: log, name: "fade", signpostID: one, "%d", 1)
      os_signpost(.end, log: log, name: "fade", signpostID: one)
    }

    #expect(lines.isEmpty)
    #expect(one != two)
    #expect(OSSignpostID(log: log, object: object) == OSSignpostID(log: log, object: object))
    #expect(!log.signpostsEnabled)
  }
}
