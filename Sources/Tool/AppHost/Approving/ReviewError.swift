/// An error in a line of a comment that approves films.
struct ReviewError: Error, Equatable {
  let line: Int
  let found: String
}
