import Foundation

/// Links objects with the SDK's library into a program that can run.
package struct ProgramLinker {
  package let compiler: ModuleCompiler

  /// Returns the program's path. If the objects have not changed, the file is not changed either.
  package func link(
    _ objects: [String], as name: String, entryPoint: String, flags: [String],
    withTestLibraries: Bool
  ) throws(BuildError) -> String {
    let sdk = compiler.sdk
    let place = compiler.folder.path
    let program = try compiler.folder.program(name)
    // The SDK's library is linked first. The SDK's library has functions with the same names as
    // functions of Dispatch, and the linker must find the SDK's functions first.
    var arguments =
      ["-emit-executable", "-no-toolchain-stdlib-rpath", "\(sdk.folder)/libMatchcut.so"] + objects
    var paths = [sdk.folder, sdk.runtime]
    if withTestLibraries {
      let libraries = ["libTransitionTesting.so", "libTransitionXCTest.so", "libTestHost.so"]
      arguments += libraries.map { "\(sdk.folder)/\($0)" }.filter { FileKind($0) == .file }
      paths.append(compiler.toolchain.libraries)
      // The program exports its symbols, because the message about a test that does not end names
      // the functions that the test is executing.
      arguments += ["-Xlinker", "--export-dynamic"]
    }
    arguments += ["-Xlinker", "--as-needed", "-Xlinker", "--defsym"]
    arguments += ["-Xlinker", "main=\(entryPoint)"]
    arguments += paths.flatMap { ["-Xlinker", "-rpath=\($0)"] } + flags

    let stamp =
      ([sdk.identity] + arguments + objects.map { FileStamp($0).text }).joined(separator: "\n")
    if FileKind(program) == .file,
      FileManager.default.contents(atPath: program + ".stamp") == Data(stamp.utf8)
    {
      return program
    }
    unlink(program + ".stamp")
    compiler.options.report("linking \(name)")
    // The program is linked to a new file, which then replaces the old one. A program that is
    // running continues to use its old file.
    let fresh = program + ".new"
    try Disk.write(
      (arguments + ["-o", fresh]).map(\.quoted).joined(separator: "\n"), to: program + ".arguments")
    try compiler.run(
      Program(compiler.toolchain.compiler, ["@\(program).arguments"]), name, place,
      otherwise: .doesNotLink(program: name))
    try Disk.move(fresh, to: program)
    try Disk.write(stamp, to: program + ".stamp")
    return program
  }
}
