import Foundation

/// The options of the command line.
struct Arguments {
  /// The names of benchmarks, or of groups of benchmarks (the part before a slash); empty for all.
  var only: [String] = []
  var lists = false
  /// The benchmark whose frames `Counting` runs for a tool that counts instructions.
  var counts: String?
  /// The path of the executable `matchcut`, which makes films; nil if it is not given.
  var tool: String?

  static let usage = """
    usage: bench [--list] [--only NAME[,NAME]] [--tool matchcut]

    Prints Markdown tables; exit 1 where a budget is exceeded. `--only gallery` takes a whole group.
    """

  static let current = Arguments(CommandLine.arguments.dropFirst())

  private init(_ words: ArraySlice<String>) {
    var words = words
    while let word = words.popFirst() {
      switch word {
      case "--list": lists = true
      case "--only": only = Self.value(of: word, &words).split(separator: ",").map(String.init)
      case "--count": counts = Self.value(of: word, &words)
      case "--tool": tool = Self.value(of: word, &words)
      case "--help":
        print(Self.usage)
        exit(0)
      default: fail("found '\(word)', expected --list, --only, --count or --tool")
      }
    }
  }

  private static func value(of option: String, _ words: inout ArraySlice<String>) -> String {
    guard let value = words.popFirst() else { fail("\(option): found nothing, expected a value") }
    return value
  }

  /// Whether the benchmark is selected.
  func runs(_ name: String) -> Bool {
    only.isEmpty || only.contains { name == $0 || name.hasPrefix($0 + "/") }
  }
}

/// Exits with one sentence that says why the command cannot be executed.
func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("bench: \(sentence)\n".utf8))
  exit(2)
}

/// Prints a line immediately, also into a pipe.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
