import AppHost
import Testing

struct FuzzOptionsTests {
  private func parse(_ line: String) throws -> FuzzOptions {
    let words = line.split(separator: " ").map(String.init)
    guard case .fuzz(let options) = try CommandParser(catalogue: .sample).parse(words) else {
      throw UsageError(place: line, found: "another command", expected: "fuzz", remedy: "")
    }
    return options
  }

  @Test func `fuzz alone plays a thousand runs with seed 1 on a phone and writes nothing`() throws {
    let options = try parse("fuzz flip")

    #expect(options.demos == ["flip"])
    #expect(options.seed == 1)
    #expect(options.runs == 1000)
    #expect(options.shard == .whole)
    #expect(!options.stopsAtFirst)
    #expect(options.workers == nil)
    #expect(options.device == "phone")
    #expect(options.format == .text)
    #expect(options.folder == nil)
  }

  @Test func `every option has its effect`() throws {
    let options = try parse(
      "fuzz all --seed 7 --runs 16 --shard 3/5 --first --workers 2 --device pad --json "
        + "--out there")

    #expect(options.demos == ["flip", "fold"])
    #expect(options.seed == 7)
    #expect(options.shard.places(in: options.runs) == [2, 7, 12])
    #expect(options.stopsAtFirst)
    #expect(options.workers == 2)
    #expect(options.device == "pad")
    #expect(options.format == .json)
    #expect(options.folder == "there")
  }

  @Test(arguments: [
    ("fuzz", "matchcut fuzz: found no demo, expected flip, fold or all; "),
    ("fuzz flap", "matchcut fuzz: no demo named 'flap'; did you mean 'flip'? "),
    (
      "fuzz flip --runs 0",
      "matchcut fuzz: found --runs '0', expected a whole number from 1 to 100000000; "
        + "try --runs 1000."
    ),
    (
      "fuzz flip --shard 3/2",
      "matchcut fuzz: found --shard '3/2', expected K/N with whole numbers K and N, where K is "
        + "from 1 to N, or 'auto'; try --shard 1/2."
    ),
    ("fuzz flip --shard 1", "matchcut fuzz: found --shard '1', expected K/N with whole numbers"),
    ("fuzz flip --shard 1/2/3", "matchcut fuzz: found --shard '1/2/3', expected K/N with whole"),
    (
      "fuzz flip --seed -1",
      "matchcut fuzz: found --seed '-1', expected a whole number, 0 or greater; "
    ),
    (
      "fuzz flip --workers 257",
      "matchcut fuzz: found --workers '257', expected a whole number from 0 to 256; "
        + "try --workers 2."
    ),
    ("fuzz flip --fps 30", "matchcut fuzz: no option named '--fps'; "),
  ])
  func `invalid options are reported`(line: String, message: String) {
    #expect {
      _ = try parse(line)
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }
}
