extension BuildError {
  /// An error is shown to the user as one sentence of this form: `place: found what, expected what;
  /// what to do.`
  package struct Sentence: Equatable, Sendable {
    /// The text after the command's name, such as a file and a line; empty if there is none.
    package var place = ""
    package var found: String
    /// What was expected; empty if `found` is a complete statement.
    package var expected = ""
    package var remedy: String
  }

  package var sentence: Sentence {
    switch self {
    case .noSDK(let tool):
      Sentence(
        found: "no SDK beside the tool '\(tool)'",
        expected: "the folder lib/matchcut beside the tool's bin folder",
        remedy: "run 'make install' in Matchcut's folder and use the tool that it installs")
    case .damagedSDK(let root, let file, let isMissing):
      Sentence(
        found:
          "the SDK in '\(root)' is damaged: '\(file)' \(isMissing ? "is missing" : "was altered")",
        remedy: "install Matchcut again")
    case .noCompiler:
      Sentence(
        found: "no program named 'swiftc' on PATH", expected: "the Swift compiler",
        remedy: "install Swift from swift.org and put its bin folder on PATH")
    case .failingCompiler(let path, let reason):
      Sentence(
        found: "the compiler '\(path)' does not run (\(reason))",
        remedy: "run '\(path) --version' to see why the compiler fails")
    case .wrongCompiler(let found, let expected):
      Sentence(
        found: "\(found) on PATH", expected: "\(expected), the compiler that built this SDK",
        remedy: "put the bin folder of the expected compiler first on PATH, or install Matchcut "
          + "again with your compiler")
    case .noReader(let tool):
      Sentence(
        found: "no program named 'matchcut-source' beside the tool '\(tool)'",
        expected: "matchcut-source, which reads Swift code, there or in lib/matchcut",
        remedy: "run 'make build' in Matchcut's folder, or install Matchcut again")

    case .emptyPath:
      Sentence(
        found: "an empty path", expected: "a Swift file, a folder or a package",
        remedy: "name '.' for the current folder")
    case .noSuchPath(let path):
      Sentence(
        found: "no file or folder '\(path)'", remedy: "name a Swift file, a folder or a package")
    case .unreadable(let path, let reason):
      Sentence(
        found: "'\(path)' cannot be read (\(reason))",
        remedy: "name a Swift file, a folder or a package")
    case .noSwiftFiles(let path):
      Sentence(
        found: "no Swift file in '\(path)'",
        remedy: "name a folder that contains Swift files, or a package")
    case .noTests(let path):
      Sentence(
        found: "no tests in '\(path)'",
        expected: "a test target of a package, or a folder whose name ends in Tests",
        remedy: "name another folder")
    case .severalPrograms(let names, let path):
      Sentence(
        found: "\(names.count) programs in '\(path)': \(names.listed)", expected: "one program",
        remedy: "choose a program with --product, as in '--product \(names.first ?? "")'")
    case .noSuchProgram(let name, let names):
      Sentence(
        found: "no program named '\(name)'", expected: names.listed,
        remedy: names.isEmpty ? "leave out --product" : "name one of these programs")
    case .nothingToShow(let module, let controllers):
      Sentence(
        found: "\(module) is a library, and no view controller to show is selected",
        remedy: controllers.isEmpty
          ? "write 'func show() -> UIViewController' in a file and add '--show FILE.swift'"
          : "add '--present TYPE' or '--push TYPE', where TYPE is \(controllers.listed), or write "
            + "'func show() -> UIViewController' in a file and add '--show FILE.swift'")
    case .noSuchController(let name, let module, let names):
      Sentence(
        found: "no view controller '\(name)' in \(module)",
        expected: names.isEmpty ? "" : "one of \(names.listed)",
        remedy: names.isEmpty ? Self.showRemedy : "name one of these view controllers")
    case .needsArguments(let name, let initializers):
      Sentence(
        found: "\(name), which has only \(initializers.listed)", expected: "'init()'",
        remedy: Self.showRemedy)
    case .notAController(let name, let module):
      Sentence(
        found: "'\(name)' of \(module), which is not a view controller",
        expected: "a subclass of UIViewController", remedy: Self.showRemedy)

    case .unusableFile(let path, let fault):
      switch fault {
      case .special:
        Sentence(
          found: "'\(path)' is a named pipe, a socket or a device", expected: "",
          remedy: "replace it with a regular file, or remove it")
      case .tooLarge(let limit):
        Sentence(
          found: "'\(path)' is larger than \(limit >> 10) KB, the limit for such a file",
          remedy: "move it out of the sources, or divide it")
      case .lineBreak:
        Sentence(
          found: "the path '\(path.debugDescription.dropFirst().dropLast())' contains a line break",
          remedy: "rename the file or the folder")
      }
    case .tooManyFiles(let folder, let limit):
      Sentence(
        found: "'\(folder)' contains more than \(limit) files",
        remedy: "name a smaller folder, or remove this folder from the project")
    case .leavesFolder(let name, let folder, let place):
      Sentence(
        place: place,
        found: "the path '\(name.replacing("\0", with: "\\0"))' leads out of "
          + (folder.isEmpty ? "the folder of the build" : "the folder '\(folder)'"),
        remedy: "name a path inside that folder")
    case .tooManyAlternatives(let pattern, let limit, let place):
      Sentence(
        place: place,
        found: "the braces of the pattern '\(pattern)' have more than \(limit) alternatives",
        remedy: "use '*', or several patterns")
    case .circularGroup(let group, let project):
      Sentence(
        place: project,
        found: "the group '\(group)' contains itself, or is more than 200 groups deep",
        remedy: "remove the group from itself in Xcode, or in project.pbxproj")

    case .damagedWorkspace(let workspace):
      Sentence(
        place: workspace, found: "contents.xcworkspacedata does not describe an Xcode workspace",
        remedy: "restore this file from version control, or name an Xcode project")
    case .damagedProject(let project, let damage):
      Sentence(
        place: project, found: damage.text,
        remedy: "restore this file from version control, or check it with 'plutil -lint' on a Mac")
    case .severalTargets(let names, let path):
      Sentence(
        found: "\(names.count) apps in '\(path)': \(names.listed)", expected: "one app",
        remedy: "choose an app with --target, as in '--target \(names.first ?? "")'")
    case .severalExamples(let apps, let first, let path):
      Sentence(
        found: "\(apps.count) example apps in '\(path)': \(apps.listed)", expected: "one app",
        remedy: first.map {
          "choose an app with --target, as in '--target \($0)', or show a view controller of the "
            + "library with --present TYPE"
        } ?? "name one of these projects instead of the folder")
    case .noSuchTarget(let name, let option, let path, let names):
      Sentence(
        found: "no \(option) named '\(name)' in '\(path)'", expected: names.listed,
        remedy: names.isEmpty ? "leave out --\(option)" : "name one of these")
    case .noProject(let path, let option):
      Sentence(
        found: "--\(option) with '\(path)', which contains no Xcode project",
        remedy: "leave out --\(option), or name a folder 'NAME.xcodeproj' or 'NAME.xcworkspace'")

    case .missingImport(let missing):
      Sentence(place: missing.place, found: missing.text, remedy: missing.remedy)
    case .objectiveCFile(let path):
      Sentence(
        found: "'\(path)' is Objective-C, which Matchcut does not read", expected: "a Swift file",
        remedy: "name a Swift file; 'matchcut list' shows the listings of the five documents in "
          + "Swift, documents/000 to documents/004")
    case .onlyObjectiveC(let path, let file):
      Sentence(
        found: "no Swift file in '\(path)', only Objective-C files such as '\(file)'",
        remedy: "name a folder that contains Swift files")
    case .refusedConstructs(let count, let module):
      Sentence(
        found:
          "\(module) contains \(count == 1 ? "code" : "\(count) pieces of code") that cannot run on "
          + "Linux, listed above",
        remedy: "run 'matchcut port PATH' to list this code")
    case .noPackagesFolder(let path):
      Sentence(
        found: "no folder '\(path)' for --packages", expected: "a folder with clones of packages",
        remedy: "create this folder, or leave out --packages")
    case .noPackageList(let path):
      Sentence(
        found: "nothing in '\(path)' that lists packages",
        expected: "an Xcode project or workspace, a Package.swift, a Podfile or a Package.resolved",
        remedy: "name one of these, or a folder that contains one")
    case .circle(let modules):
      Sentence(
        found: "these modules depend on each other in a circle: "
          + modules.joined(separator: ", "),
        remedy: "remove one of these dependencies from the manifest")

    case .manifestFailed(let path, let reason):
      Sentence(
        place: path, found: "the manifest cannot be read (\(reason))",
        remedy: "run 'swift package dump-package' to see the errors")
    case .manifestTooSlow(let path, let seconds):
      Sentence(
        place: path, found: "reading the manifest took more than \(seconds) s",
        remedy: "run 'swift package dump-package' to see how long it takes")
    case .noLocalPackage(let path, let package):
      Sentence(
        found: "no package in '\(path)', although \(package) depends on it",
        remedy: "put the package there, or correct the path in the manifest")
    case .noTargetFolder(let target, let package):
      Sentence(
        found: "no folder for the target \(target) of \(package)",
        expected: "Sources/\(target)", remedy: "name the folder with 'path:' in the manifest")

    case .portFailed(let module, let reason):
      Sentence(
        found: "\(module) could not be prepared for the compiler (\(reason))",
        remedy: "check that the module's files can be read")
    case .lintFailed(let reason):
      Sentence(
        found: "the source could not be checked (\(reason))",
        remedy: "run 'matchcut-source --help' to see whether this program starts")
    case .doesNotCompile(let module):
      Sentence(
        found: "\(module) does not compile",
        remedy: "correct the errors that the compiler reports above")
    case .doesNotCompileWithout(let files, let module):
      Sentence(
        found: "\(module) does not compile without \(Self.leftOut(files)): \(files.reasons)",
        remedy: files.first?.remedy ?? "correct the errors that the compiler reports above")
    case .needsLeftOut(let needs, let files, let module):
      Sentence(
        found: files.isEmpty
          ? "\(module) cannot run without Objective-C files: \(needs.map(\.text).joined)"
          : "\(module) cannot run without \(Self.leftOut(files)): "
            + "\(needs.map(\.text).joined); \(files.reasons)",
        remedy: files.first?.remedy
          ?? "write these classes in Swift, because Matchcut does not build Objective-C")
    case .doesNotLink(let program):
      Sentence(found: "\(program) cannot be linked", remedy: "see the linker's errors above")
    case .killed(let program, let signal, let module):
      Sentence(
        found: "\(program) was ended by signal \(signal) while it worked on \(module)",
        remedy: signal == 9 ? "free some memory and try again" : "try again")
    case .noTemporaryFolder(let path):
      Sentence(
        found: "no folder '\(path)' for temporary files",
        remedy: "create this folder, or name another in TMPDIR")
    case .unwritable(let path, let reason):
      Sentence(
        found: "'\(path)' cannot be written (\(reason))",
        remedy: "make this path writable, or name another cache folder in XDG_CACHE_HOME")
    case .diskFull(let path):
      Sentence(
        found: "no space is left on the disk that holds '\(path)'",
        remedy: "free some space and try again")
    }
  }

  private static func leftOut(_ files: [MissingImport]) -> String {
    let count = files.fileCount
    return count == 1 ? "the file that is left out" : "the \(count) files that are left out"
  }

  private static let showRemedy =
    "write 'func show() -> UIViewController' in a file and add '--show FILE.swift'"
}

extension BuildError.ProjectDamage {
  /// What is wrong with the project file, as a clause.
  fileprivate var text: String {
    switch self {
    case .encoding: "project.pbxproj is not text in UTF-8"
    case .syntax: "project.pbxproj is not a complete property list"
    case .content: "project.pbxproj does not describe an Xcode project"
    case .depth: "project.pbxproj contains lists that are nested too deeply"
    }
  }
}
