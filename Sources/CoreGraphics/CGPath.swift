/// An immutable path of lines and Bézier curves.
open class CGPath: @unchecked Sendable {
  package init() {}
}
