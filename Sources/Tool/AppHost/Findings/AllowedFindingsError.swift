/// An error in a file of allowed findings.
struct AllowedFindingsError: Error {
  let line: Int
  let found: String
}
