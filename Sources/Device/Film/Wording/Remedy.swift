/// What the user should do. A string literal makes an instruction. `description` adds the full stop
/// to an instruction; a question contains its question mark.
package enum Remedy: Equatable, Sendable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  case instruction(String)
  case question(String)

  package init(stringLiteral value: String) { self = .instruction(value) }

  package var description: String {
    switch self {
    case .instruction(let text): text + "."
    case .question(let text): text
    }
  }
}
