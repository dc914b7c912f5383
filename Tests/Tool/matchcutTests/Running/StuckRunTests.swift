import AppHost
import Film
import Foundation
import Stage
import TemporaryFolders
import Testing
import UIKit

/// A run that never becomes idle, and a rule that explains why.
@MainActor
struct StuckRunTests {
  private let temporary = TemporaryFolder()

  /// A page that presents another one at a touch, with an animator that never completes.
  private final class StuckPage: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = self
      present(page, animated: true)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }

  private static let tap = Data(
    """
    {"unit": "fraction", "fingers": [[
      {"phase": "down", "t": 0, "x": 0.5, "y": 0.5}, {"phase": "up", "t": 0.1, "x": 0.5, "y": 0.5}
    ]]}
    """.utf8)

  private static let show = CommandExecutor.Demo(
    id: "stuck", title: "Stuck", fingers: ["finish": tap],
    root: { StuckPage() })

  private func run(_ words: String...) -> (code: ExitCode, written: String, reported: [String]) {
    var (written, reported) = ("", [String]())
    let output = Output(write: { written += $0 }, report: { reported.append($0) })
    let code = Tool(runner: CommandExecutor(demos: [Self.show]), output: output).run(words)
    return (code, written, reported)
  }

  @Test func `film shows the start and reports the cause`() {
    let folder = temporary.path

    let film = run("film", "stuck", "--format", "gif", "--fps", "5", "--out", folder)

    #expect(film.code == .done)
    #expect(film.written.hasSuffix(", 1 finding\n"), "\(film.written)")
    #expect(film.reported.contains { $0.contains("T01 error") }, "\(film.reported)")
    #expect(FileManager.default.fileExists(atPath: folder + "/stuck-finish-not-completed/film.gif"))
  }

  @Test func `trace reports the cause`() {
    let trace = run("trace", "stuck")

    #expect(trace.code == .done)
    #expect(trace.reported.contains { $0.contains("T01 error") }, "\(trace.reported)")
  }

  @Test func `check names the mistake, without the pendingWork it explains`() {
    let check = run("check", "stuck")

    #expect(check.code == .findings)
    #expect(check.written.hasPrefix("stuck: 1 finding "), "\(check.written)")
    #expect(!check.written.contains("still pending"))
  }
}
