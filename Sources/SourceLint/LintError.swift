/// Why nothing, or one file, could not be checked.
package enum LintError: Error, Equatable, Sendable {
  case compilerMissing
  case compilerFailed(reason: String)
}
