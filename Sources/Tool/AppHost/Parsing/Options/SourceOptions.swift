import Foundation
import SourceBuild

/// The options of a command that builds the user's own code.
package struct SourceOptions: Equatable, Sendable {
  /// The environment variable that passes `path` to the built program.
  static let pathVariable = "MATCHCUT_PATH"

  /// The environment variable that passes `screen` to the built program.
  static let screenVariable = "MATCHCUT_SCREEN"

  /// The environment variable that passes `buildWords` to the program that serves the page.
  static let buildVariable = "MATCHCUT_BUILD_OPTIONS"

  package var command: CommandName
  /// The file or folder, as it was typed.
  package var path: String
  package var entry: LibraryHost.Entry?
  /// The name of the app to run if the sources contain several apps.
  package var product: String?
  /// The target or the scheme to build; nil if none was named. Only an Xcode project or workspace has
  /// them.
  package var choice: ProjectChoice?
  /// The folder with clones of packages, as it was typed; nil if none was named.
  package var packages: String?
  /// The language of the device; nil for the development language of the app.
  package var language: String?
  package var showsWarnings = false
  package var json = false
  /// Whether `serve` prints the functions that the app was executing when it stopped. Other commands
  /// pass the option on to the app.
  package var showsBacktrace = false
  /// Regular expressions for the names of tests; empty for all tests.
  package var filters: [String] = []
  /// The real time, in seconds, within which each test or, while an app runs, each tick must end;
  /// nil for the default.
  package var timeout: Double?
  /// The id of the device on which tests run; nil for the standard device.
  package var device: String?
  /// The files with findings that do not count, which are read before the build.
  package var accepted = FindingFiles()
  /// The arguments that are passed to the app's executable.
  package var words: [String] = []

  /// Whether the command runs an app that the sources must contain.
  package var needsProgram: Bool {
    ![.build, .test, .port, .packages].contains(command) && entry == nil && product == nil
  }

  /// The options that choose what is built, as words of a shell command.
  var buildWords: [String] {
    var options: [(Option, String?)] = []
    switch entry {
    case .present(let type): options.append((.present, type))
    case .push(let type): options.append((.push, type))
    case .show(let file): options.append((.show, file))
    case nil: break
    }
    options.append((.product, product))
    switch choice {
    case .target(let name): options.append((.target, name))
    case .scheme(let name): options.append((.scheme, name))
    case nil: break
    }
    options += [(.packages, packages), (.language, language)]
    return options.compactMap { option, value in value.map { "\(option.flag) \($0.inShell)" } }
  }

  /// The name of the screen that is shown, for the names of folders; nil for an app.
  package var screen: String? {
    switch entry {
    case .present(let type), .push(let type):
      // A type may be followed by arguments.
      String(type.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) })
    case .show(let file): URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    case nil: nil
    }
  }

  package init(command: CommandName, path: String) {
    (self.command, self.path) = (command, path)
  }
}
