/// Runs those tests of a test program that use one test library.
package struct TestRun {
  package let program: String
  package let library: TestMain.Library

  package init(program: String, library: TestMain.Library) {
    (self.program, self.library) = (program, library)
  }

  package func run() throws(BuildError) -> Program.End {
    let words = library == .swiftTesting ? ["--testing-library", library.word] : []
    do {
      return try Program(program, words).run()
    } catch {
      throw .unreadable(path: program, reason: "it does not start")
    }
  }
}
