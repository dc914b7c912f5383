import AppHost
import Foundation
import Testing
import UIKit

@MainActor
struct AppCommandTests {
  private struct Told {
    var code: ExitCode
    var written = ""
    var reported: [String] = []
  }

  private func run(_ words: String...) -> Told {
    var told = Told(code: .done)
    let output = Output(write: { told.written += $0 }, report: { told.reported.append($0) })
    let launch = AppLaunch(delegate: CardAppDelegate.self)
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
    let folder = FileManager.default.temporaryDirectory.path + "/app-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }

    let told = run("--film", "--out", folder)

    #expect(told.code == .done && told.reported.isEmpty)
    #expect(told.written.hasPrefix("CardApp-finish: "))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/CardApp-finish")
    #expect(files.sorted() == ["film.png", "filmstrip.png", "recording.json", "trace.txt"])
  }

  @Test func `a gesture moves the app's fingers`() {
    let told = run("--headless", "--gesture", "drag")

    #expect(told.code == .done && told.written.contains(".down(finger: 0"))
  }

  @Test func `help speaks of the program, not of the tool`() {
    for words in [["--help"], ["-h"], ["--film", "--help"]] {
      var written = ""
      let output = Output(write: { written += $0 }, report: { _ in })
      let code = AppCommand(name: "CardApp").run(
        words, AppLaunch(delegate: CardAppDelegate.self), to: output)

      #expect(code == .done)
      for mode in AppCommand.Mode.allCases {
        #expect(written.contains(mode.summary), "\(mode)")
        // Of an app nothing can be chosen, and it is one film.
        let others: [Option] = [.set, .shard]
        for option in mode.command.options where option != .help && !others.contains(option) {
          #expect(written.contains("  " + option.flag), "\(option)")
        }
        for option in others { #expect(!written.contains(option.flag), "\(option)") }
      }
      #expect(!written.contains("matchcut") && !written.contains("NAME"))
    }
  }

  @Test func `what cannot be served is one sentence of the program's own`() {
    let told = run("--film", "--fps", "0")
    #expect(told.code == .notServed)
    #expect(
      told.reported == [
        "CardApp --film: found --fps '0', expected a whole number from 1 to 240; try --fps 60."
      ])

    #expect(run("--film", "--headless").code == .notServed)
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
