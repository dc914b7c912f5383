import Foundation
import SourceBuild
import Testing

struct TestRecordTests {
  private let fixture: Workbench

  init() throws { fixture = try Workbench() }

  @Test func `records are read as they were written`() {
    let file = TestRecordFile(path: fixture.path + "/records")
    let records = [TestRecord("M.C/testA", .begun), TestRecord("M.C/testA", .passed)]

    for record in records { file.append(record) }

    #expect(file.records == records)
  }

  @Test func `a line that is cut off is omitted`() throws {
    try fixture.write(
      #"{"test":"a","outcome":"passed"}"# + "\n" + #"{"test":"b","ou"#, to: "records")

    #expect(
      TestRecordFile(path: fixture.path + "/records").records == [TestRecord("a", .passed)])
    #expect(TestRecordFile(path: fixture.path + "/none").records.isEmpty)
  }

  @Test func `settings survive the environment`() throws {
    var settings = TestSettings()
    (settings.timeout, settings.filters, settings.done) = (5, ["Card.*"], ["M.C/testA"])
    settings.library = .swiftTesting

    let read = try JSONDecoder().decode(TestSettings.self, from: Data(settings.text.utf8))

    #expect(read == settings)
  }
}
