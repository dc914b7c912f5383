import SourceBranch
import SwiftSource
import Testing

struct BranchFinderTests {
  /// Returns the branch of the call in the line that ends with `// here`.
  private func branch(_ body: String, calling method: String = "cancel") -> SourceBranch? {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let line = (lines.firstIndex { $0.hasSuffix("// here") } ?? 0) + 1
    return BranchFinder(SourceFile(path: "", text: body)).branch(line: line, calling: method)
  }

  @Test func `the condition of an if is true in its body`() {
    let branch = branch(
      """
      func moved() {
        if progress > 0.4,
          !isLocked
        {
          finish()  // here
        }
      }
      """, calling: "finish")

    #expect(
      branch == SourceBranch(kind: .isTrue, condition: "progress > 0.4, !isLocked", line: 2))
  }

  @Test func `the condition of an if is false after else`() {
    let branch = branch(
      """
      func moved() {
        if progress > 0.4 { finish() } else {
          cancel()  // here
        }
      }
      """)

    #expect(branch == SourceBranch(kind: .isFalse, condition: "progress > 0.4", line: 2))
  }

  @Test func `the condition of a guard is false in its body`() {
    let branch = branch(
      """
      func moved() {
        guard progress > 0.4 else { return cancel() }  // here
      }
      """)

    #expect(branch == SourceBranch(kind: .isFalse, condition: "progress > 0.4", line: 2))
  }

  @Test(arguments: [("finish", SourceBranch.Kind.isTrue), ("cancel", .isFalse)])
  func `one line can contain both branches`(method: String, kind: SourceBranch.Kind) {
    let branch = branch(
      """
      func moved() {
        progress + speed / 4 > 0.4 ? finish() : cancel()  // here
      }
      """, calling: method)

    #expect(branch == SourceBranch(kind: kind, condition: "progress + speed / 4 > 0.4", line: 2))
  }

  @Test func `a statement that leaves the block decides what follows`() {
    let branch = branch(
      """
      func moved() {
        guard let context, let view = context.view(forKey: .to) else { return }
        if progress > 0.4 {
          finish()
          return
        }
        view.layoutIfNeeded()
        cancel()  // here
      }
      """)

    #expect(branch == SourceBranch(kind: .isFalse, condition: "progress > 0.4", line: 3))
  }

  @Test func `the case of a switch is the condition`() {
    let branch = branch(
      """
      func moved(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: start()
        case .cancelled, .failed:
          cancel()  // here
        default: break
        }
      }
      """)

    #expect(
      branch
        == SourceBranch(
          kind: .isCase, condition: "case .cancelled, .failed", line: 4, subject: "pan.state"))
  }

  @Test func `a name is shown with its value`() {
    let branch = branch(
      """
      func ended() {
        let finishes = progress > 0.4 || velocity.y > 900
        if !finishes {
          cancel()  // here
        }
      }
      """)

    #expect(branch?.condition == "!finishes")
    #expect(branch?.value == "progress > 0.4 || velocity.y > 900")
  }

  @Test func `a call without a condition has no branch`() {
    #expect(
      branch(
        """
        func ended() {
          guard let context else { return }
          cancel()  // here
        }
        """) == nil)
  }

  @Test func `conditions outside a closure do not count`() {
    #expect(
      branch(
        """
        func ended() {
          if isVisible {
            animate {
              cancel()  // here
            }
          }
        }
        """) == nil)
  }

  @Test func `a line after the end has no branch`() {
    let file = SourceFile(path: "", text: "func ended() {}")

    #expect(BranchFinder(file).branch(line: 9, calling: "cancel") == nil)
  }

  @Test func `a long condition is cut`() {
    let names = (0..<40).map { "name\($0)" }.joined(separator: " && ")

    let condition = branch("func f() {\n  if \(names) { cancel() }  // here\n}")?.condition

    #expect(condition?.count == 120)
    #expect(condition?.hasSuffix("…") == true)
  }
}
