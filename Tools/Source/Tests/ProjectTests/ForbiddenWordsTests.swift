import Testing

struct ForbiddenWordsTests {
  @Test(arguments: try ["Sources", "Tools/Source/Sources"].flatMap(ProjectSources.folders))
  func `the sources contain none of the forbidden code`(module: String) throws {
    for file in try ProjectSources.files(below: module) {
      let tokens = file.tokens
      for words in ForbiddenWords.all where !words.allowedIn.contains(file.module) {
        let isExempt = ForbiddenWords.exemptions.contains {
          $0.path == file.path && $0.code == words.code
        }
        let lines = isExempt ? [] : words.lines(in: tokens)
        #expect(lines.isEmpty, "\(file.path):\(lines) holds \(words.code): \(words.reason)")
      }
    }
  }

  @Test func `every exemption is needed and gives a reason`() throws {
    let files = try ProjectSources.files(below: "Sources")
    for exemption in ForbiddenWords.exemptions {
      let file = files.first { $0.path == exemption.path }
      let words = ForbiddenWords.all.first { $0.code == exemption.code }
      #expect(words?.lines(in: file?.text ?? "").isEmpty == false, "\(exemption.path)")
      #expect(!exemption.reason.isEmpty, "\(exemption.path)")
    }
  }

  @Test(arguments: [
    ("try!", "let a = try! f()"), ("as!", "x as! Int"), ("Thread.sleep", "Thread.sleep(1)"),
    ("usleep(", "usleep(10)"), ("nanosleep(", "nanosleep(&a, nil)"),
    ("Date()", "Foundation.Date()"), ("Date.now", "Date.now"), (".random(", "Int.random(in: a)"),
    ("print(", "print(1)"), ("print(", "Swift.print(1)"), ("debugPrint(", "debugPrint(1)"),
  ])
  func `each forbidden form is found`(code: String, source: String) {
    let words = ForbiddenWords.all.filter { !$0.lines(in: "a\n" + source).isEmpty }

    #expect(words.map(\.code) == [code])
    #expect(words.flatMap { $0.lines(in: "a\n" + source) } == [2])
  }

  @Test(arguments: [
    "// try! as! print(1)", "\"print(1)\"", "try !flag", "x as? Int", "printer.print(1)",
    "func print(_ x: Int) {}", "Date(timeIntervalSince1970: 0)", "random(in: a)", "footprint(1)",
  ])
  func `similar but allowed code is not reported`(source: String) {
    #expect(ForbiddenWords.all.allSatisfy { $0.lines(in: source).isEmpty })
  }
}
