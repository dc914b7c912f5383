import Glibc
import SourcePort
import SwiftSource

/// The command `matchcut-source port`.
struct PortCommand {
  private var module: String?
  private var out: String?
  private var isJSON = false
  private var context: [String] = []
  private var files: [String] = []
  private var flags = BuildFlags()

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else {
        throw UsageError(
          sentence: "\(option) has no value; \"matchcut-source port --help\" shows it")
      }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--module": module = try value(argument)
      case "--out": out = try value(argument)
      case "--context": context.append(try value(argument))
      case "--define": flags.defined = (flags.defined ?? []).union([try value(argument)])
      case "--can-import": flags.modules.insert(try value(argument))
      case "--absent": flags.absentModules.insert(try value(argument))
      case "--files": files += try Files.lines(of: try value(argument))
      case "--linux": flags.isForLinux = true
      case "--json": isJSON = true
      case _ where argument.hasPrefix("-"):
        throw UsageError(
          sentence: "no option \"\(argument)\"; \"matchcut-source port --help\" shows them")
      default: files.append(argument)
      }
    }
  }

  func run() throws -> Int32 {
    guard let module else {
      throw UsageError(sentence: "found no module name; pass --module NAME")
    }
    guard !files.isEmpty else {
      throw UsageError(sentence: "found no file; pass the module's Swift files")
    }
    let ported = Porter.port(
      module: module, files: try Files.sources(files), context: try Files.sources(context),
      flags: flags)
    var report = ported.report
    if let out {
      try Files.makeFolder(out)
      for (index, text) in ported.texts.enumerated() {
        guard let text else { continue }
        let path = Files.absolute(out) + "/" + Files.name(for: report.files[index].path)
        try Files.write(text, to: path)
        report.files[index].ported = path
      }
    }
    try write(isJSON ? try report.json() + "\n" : report.text, to: STDOUT_FILENO)
    return 0
  }
}
