import SourceLint
import Testing

/// Conditions are checked with rule T11, which does not apply to the presented page's view. In code
/// that only presents, the arriving view is the presented page's view.
struct BranchReadingTests {
  private let arriving = "{ _ = context.view(forKey: .to)! }"

  private func isPresenting(_ code: String) throws -> Bool {
    try linted(animator(code)).findings.isEmpty
  }

  @Test(arguments: [
    "if isPresenting", "if self.presenting", "if (presenting)", "if mode == .presenting",
    "if case .present = mode", "if to.isBeingPresented", "if _isPresenting == true",
    "if !isDismissing", "if isDismissing == false", "if mode != .dismiss",
    "if isPresenting && isFirst", "if isFirst, isPresenting", "if isDismissing { } else",
    "guard !isPresenting else", "if isPresenting { if isFirst { } else",
    "if isFirst { } else if isPresenting",
  ])
  func `a condition says that the code presents`(condition: String) throws {
    let end = condition.hasPrefix("if isPresenting {") ? "}" : ""

    #expect(try isPresenting("\(condition) \(arriving)\(end)"))
  }

  @Test(arguments: [
    "if isDismissing", "if !isPresenting", "if presented", "if presentingViewController == nil",
    "if isPresenting || isFirst", "if isPresenting { } else", "if isPresenting, isDismissing",
    "if isDismissing && isFirst { } else", "guard isPresenting else", "if isFirst",
    "if isPresenting { }; if isFirst",
  ])
  func `other conditions do not`(condition: String) throws {
    #expect(try !isPresenting("\(condition) \(arriving)"))
  }

  @Test func `the last case before the code counts`() throws {
    let view = "_ = context.view(forKey: .to)!"

    #expect(try isPresenting("switch mode { case .dismiss: break; case .present: \(view) }"))
    #expect(try !isPresenting("switch isPresenting { case true: \(view); default: break }"))
    #expect(try !isPresenting("switch mode { case .present: break; case .dismiss: \(view) }"))
    #expect(try !isPresenting("switch mode { case .present: break; default: \(view) }"))
  }
}
