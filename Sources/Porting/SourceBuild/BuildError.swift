/// Why sources could not be built. `BuildError+Text` converts each case to a sentence.
package enum BuildError: Error, Equatable, Sendable {
  // Errors of the SDK and the compiler.
  case noSDK(tool: String)
  case damagedSDK(root: String, file: String, isMissing: Bool)
  case noCompiler
  case failingCompiler(path: String, reason: String)
  case wrongCompiler(found: String, expected: String)
  case noReader(tool: String)

  // Errors in the user's request.
  case emptyPath
  case noSuchPath(String)
  case unreadable(path: String, reason: String)
  case noSwiftFiles(path: String)
  case noTests(path: String)
  case severalPrograms([String], path: String)
  case noSuchProgram(String, among: [String])
  case nothingToShow(module: String, controllers: [String])
  case noSuchController(String, module: String, among: [String])
  case needsArguments(String, initializers: [String])
  case notAController(String, module: String)

  // Errors in the files of a project.
  case unusableFile(path: String, FileFault)
  case tooManyFiles(folder: String, limit: Int)
  /// A name leads out of the folder to which it belongs. `folder` is empty if that is a folder of
  /// the build. `place` is the file that contains the name, with the line if it is known.
  case leavesFolder(name: String, folder: String, place: String)
  case tooManyAlternatives(pattern: String, limit: Int, place: String)
  case circularGroup(String, project: String)
  case damagedWorkspace(String)
  case damagedProject(String, ProjectDamage)
  /// An Xcode project has several apps, and none is selected.
  case severalTargets([String], path: String)
  /// The folder of a library contains several example apps, and none is selected. `first` is the
  /// name of one of them; nil if all have the selected name.
  case severalExamples([String], first: String?, path: String)
  case noSuchTarget(String, option: String, path: String, among: [String])
  /// `--target` or `--scheme` with a path at which there is no Xcode project.
  case noProject(path: String, option: String)

  // Errors about modules and packages that the sources need.
  case missingImport(MissingImport)
  case objectiveCFile(path: String)
  case onlyObjectiveC(path: String, file: String)
  case refusedConstructs(Int, module: String)
  case circle([String])
  /// `--packages` with a path at which there is no folder.
  case noPackagesFolder(String)
  /// `packages` with a path at which nothing lists packages.
  case noPackageList(path: String)

  // Errors in the manifest of a package.
  case manifestFailed(path: String, reason: String)
  case manifestTooSlow(path: String, seconds: Int)
  case noLocalPackage(path: String, of: String)
  case noTargetFolder(target: String, package: String)

  // Errors during the build.
  case portFailed(module: String, reason: String)
  case lintFailed(reason: String)
  case doesNotCompile(module: String)
  /// The module does not compile, and these files, which import missing modules, are left out.
  case doesNotCompileWithout([MissingImport], module: String)
  /// The app cannot run without files that are left out because they need missing modules.
  case needsLeftOut([LeftOutNeed], [MissingImport], module: String)
  case doesNotLink(program: String)
  case killed(program: String, signal: Int32, module: String)
  case noTemporaryFolder(path: String)
  case unwritable(path: String, reason: String)
  case diskFull(path: String)

  /// Why the file `project.pbxproj` of an Xcode project cannot be read.
  package enum ProjectDamage: Equatable, Sendable {
    /// The file is not text in UTF-8.
    case encoding
    /// The file is not a property list, for example because it was cut off.
    case syntax
    /// The property list does not describe a project.
    case content
    /// Lists contain each other too deeply.
    case depth
  }

  /// Why a file of a project is not used.
  package enum FileFault: Equatable, Sendable {
    /// A named pipe, a socket or a device.
    case special
    /// The file is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// The path contains a line break, which a list of files for the compiler cannot contain.
    case lineBreak
  }
}
