import AppHost
import Foundation
import Stage
import TemporaryFolders
import Testing
import UIKit

@MainActor
struct AppCommandTests {
  private let temporary = TemporaryFolder()

  private struct Told {
    var code: ExitCode
    var written = ""
    var reported: [String] = []
  }

  private func run(_ words: String...) -> Told { run(of: CardAppDelegate.self, words) }

  private func run(of delegate: AnyClass, _ words: String...) -> Told { run(of: delegate, words) }

  private func run(of delegate: AnyClass, _ words: [String]) -> Told {
    var told = Told(code: .done)
    let output = Output(write: { told.written += $0 }, report: { told.reported.append($0) })
    let launch = AppLaunch(delegate: delegate)
    told.code = AppCommand(name: "CardApp").run(words, launch, to: output)
    return told
  }

  @Test func `without a screen the calls are printed, the launch first`() throws {
    let told = run("--headless")

    #expect(told.code == .done && told.reported.isEmpty)
    let lines = told.written.split(separator: "\n").map(String.init)
    let launch = try #require(lines.firstIndex { $0.contains("didFinishLaunchingWithOptions") })
    let appearance = try #require(lines.firstIndex { $0.contains("viewDidAppear") })
    #expect(launch < appearance)
    #expect(lines[launch].contains(" 0.0000 "))
    #expect(told.written == run("--headless").written)
  }

  @Test func `a film needs no gesture`() throws {
    let folder = temporary.path

    let told = run("--film", "--out", folder)

    #expect(told.code == .done && told.reported.isEmpty)
    #expect(told.written.hasPrefix("CardApp-launch: "))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/CardApp-launch")
    #expect(files.sorted() == ["film.png", "filmstrip.png", "recording.json", "trace.txt"])
  }

  @Test func `a gesture script plays the app's touches`() {
    let told = run("--headless", "--gesture", "drag")

    #expect(told.code == .done && told.written.contains(".down(finger: 0"))
  }

  @Test func `help describes the program, not the tool`() {
    for words in [["--help"], ["-h"]] {
      var written = ""
      let output = Output(write: { written += $0 }, report: { _ in })
      let code = AppCommand(name: "CardApp").run(
        words, AppLaunch(delegate: CardAppDelegate.self), to: output)

      #expect(code == .done)
      for mode in AppCommand.Mode.allCases {
        #expect(written.contains(mode.summary), "\(mode)")
        for option in mode.options {
          #expect(written.contains("  " + option.flag), "\(option)")
        }
      }
      // An app does not have options that `--set` could change.
      #expect(!written.contains("--set"))
      #expect(!written.contains("matchcut") && !written.contains("NAME"))
    }
  }

  @Test(arguments: AppCommand.Mode.allCases.filter { $0 != .page })
  func `each command has its own help, with its options and no others`(mode: AppCommand.Mode) {
    let told = run(mode.rawValue, "--help")

    #expect(told.code == .done && told.written.contains(mode.summary))
    let lines = told.written.split(separator: "\n")
    let shown = lines.filter { $0.hasPrefix("  --") }.map { $0.dropFirst(2).prefix { $0 != " " } }
    #expect(Set(shown) == Set(mode.options.map { Substring($0.flag) }))
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(!told.written.contains("matchcut"))
  }

  @Test func `check plays the everyday script of an app`() throws {
    let right = run(of: OpeningDelegate.self, "check")

    #expect(right.code == .done, "\(right.written)")
    #expect(right.written.hasPrefix("CardApp, OpenedPage: clean ("))
    #expect(
      right.written.contains(
        "  played: finish, cancel, open, close and open again, drag back past the start, rotation, "
          + "Reduce Motion, right to left, interrupt halfway and go on\n"))

    let few = run(of: OpeningDelegate.self, "check", "--runs", "1", "--json")
    #expect(few.code == .findings && few.written.contains("\"transitions\":0"))
  }

  @Test(arguments: [["check"], ["--film"], ["trace"]])
  func `a part of one film is refused`(words: [String]) {
    let told = run(of: CardAppDelegate.self, words + ["--shard", "2/4"])

    #expect(told.code == .notServed)
    #expect(told.reported.first?.contains("found --shard with 'CardApp', expected") == true)
  }

  @Test func `check prints the findings, and exits with 1`() {
    let told = run("check", "--gesture", "drag")

    #expect(told.code == .findings && told.reported.isEmpty)
    #expect(told.written.hasPrefix("CardApp: no transition ran (2 runs, "))

    let wrong = run(of: ForgetfulDelegate.self, "check")
    #expect(wrong.code == .findings && wrong.written.contains("\n  T17 "))
  }

  @Test(arguments: [
    ["check"], ["--headless"], ["trace"], ["--film", "--format", "png"], ["plot"],
    ["trace", "--json"], ["trace", "--who"],
  ])
  func `every command exits with 1 if a rule has a finding`(words: [String]) throws {
    let folder = temporary.path
    let out = ["--film", "plot"].contains(words[0]) ? ["--out", folder] : []

    let wrong = run(of: ForgetfulDelegate.self, words + out)
    let right = run(of: CardAppDelegate.self, words + out)

    // `check` fails without a transition, too.
    let expected: ExitCode = words == ["check"] ? .findings : .done
    #expect(wrong.code == .findings && right.code == expected, "\(right.reported)")
    let all = wrong.written + wrong.reported.joined(separator: "\n")
    // The source of the app is a file of these tests.
    let told = all.replacing("matchcutTests", with: "")
    #expect(all.contains("T17") && !told.contains("matchcut"))
  }

  @Test func `fuzz plays the app, and its test names the app's delegate`() {
    let clean = run("fuzz", "--runs", "4", "--workers", "0")
    #expect(clean.code == .done && clean.written == "CardApp: 4 runs with seed 1, nothing wrong\n")

    let wrong = run(of: ForgetfulDelegate.self, "fuzz", "--runs", "4", "--workers", "0")
    #expect(wrong.code == .findings)
    for text in [
      "CardApp: 4 runs with seed 1, 1 sort of fault", "import Stage",
      "@testable import matchcutTests",
      "launching: ForgetfulDelegate.self", "#expect(faults == [])",
    ] { #expect(wrong.written.contains(text), "\(wrong.written)") }
    #expect(!wrong.written.contains("demos.first"))
  }

  @Test func `a name with a space is one name to the fuzzer`() {
    var told = Told(code: .done)
    let output = Output(write: { told.written += $0 }, report: { told.reported.append($0) })

    let code = AppCommand(name: "Card App").run(
      ["fuzz", "--runs", "1", "--workers", "0"], AppLaunch(delegate: CardAppDelegate.self),
      to: output)

    #expect(code == .done && told.written == "Card App: 1 run with seed 1, nothing wrong\n")
  }

  @Test func `diff compares two gestures, and a gesture with a recording`() throws {
    let folder = temporary.path
    let file = temporary.path(of: "tap.json")
    try temporary.write(TouchScript.tap(at: CGPoint(x: 0.5, y: 0.5)).text, to: "tap.json")
    #expect(run("--film", "--gesture", "drag", "--out", folder).code == .done)

    #expect(run("diff", "CardApp:drag", folder + "/CardApp-drag-no-transition").code == .done)
    let other = run("diff", "CardApp", "CardApp:drag")
    #expect(other.code == .findings && other.written.contains("down(finger: 0"))
    #expect(run("diff", "CardApp:\(file)", "CardApp:drag").code == .findings)
    #expect(run("diff", "CardApp").code == .notServed)
  }

  @Test func `plot draws into a folder`() throws {
    let folder = temporary.path

    let told = run("plot", "--out", folder)

    #expect(told.code == .done)
    #expect(FileManager.default.fileExists(atPath: folder + "/CardApp-launch/plot.png"))
  }

  @Test(arguments: [
    (
      ["--film", "--fps", "0"],
      "matchcut film Cards/App: found --fps '0', expected a whole number from 1 to 240; "
        + "try --fps 60."
    ),
    (
      ["--film", "--fpx"],
      "matchcut film Cards/App: no option named '--fpx'; did you mean '--fps'? "
        + "'matchcut film --help' shows all 29."
    ),
    (
      ["check", "--gesture", "none.json"],
      "matchcut check Cards/App: gesture file 'none.json': found no such file, expected a JSON "
        + "file that can be read; name another file, or a gesture that 'matchcut list' shows."
    ),
  ])
  func `run by the tool, its sentences show the tool's command line`(
    words: [String], sentence: String
  ) {
    var reported: [String] = []
    let output = Output(write: { _ in }, report: { reported.append($0) })

    let code = AppCommand(name: "CardApp", path: "Cards/App")
      .run(words, AppLaunch(delegate: CardAppDelegate.self), to: output)

    #expect(code == .notServed)
    #expect(reported == [sentence])
  }

  @Test func `an invalid call is one sentence with the program's name`() {
    let told = run("--film", "--fps", "0")
    #expect(told.code == .notServed)
    #expect(
      told.reported == [
        "CardApp --film: found --fps '0', expected a whole number from 1 to 240; try --fps 60."
      ])

    #expect(run("--film", "--headless").code == .notServed)
    #expect(run("check", "--film").code == .notServed)
    let word = run("check", "--fps", "3")
    #expect(word.code == .notServed && word.reported[0].hasPrefix("CardApp check: "))
    #expect(run("card").code == .notServed)
    let gesture = run("--headless", "--gesture", "wave")
    #expect(gesture.code == .notServed && !gesture.reported[0].contains("matchcut"))
  }
}

private final class CardAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// An app's delegate whose page opens a sheet with a button.
private final class OpeningDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = OpeningPage()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class OpeningPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Open") { [unowned self] _ in
        present(OpenedPage(), animated: true)
      })
    button.frame = CGRect(x: 150, y: 60, width: 90, height: 44)
    view.addSubview(button)
  }
}

private final class OpenedPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

/// An app's delegate that presents at launch with a transitioning delegate that is not retained.
final class ForgetfulDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ForgetfulPage()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class ForgetfulPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    let page = UIViewController()
    page.view.backgroundColor = .white
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = PlainDelegate()
    present(page, animated: true)
  }
}

private final class PlainDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
}
