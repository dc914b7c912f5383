import Foundation

/// The app that shows a part of a library, because a library does not have an app.
package struct LibraryHost {
  /// What the app shows.
  package enum Entry: Equatable, Sendable {
    /// The type of a view controller. The host's root controller appears and then presents an
    /// instance of this type.
    case present(String)
    /// The type of a view controller, which is pushed onto the stack of a navigation controller.
    case push(String)
    /// A file that contains `func show() -> UIViewController` or an app delegate.
    case show(file: String)
  }

  package let entry: Entry?
  package let name: String
  package let libraries: [SourceModule]
  /// The reports of `Porter`, by module.
  package let reports: [String: PortReport]

  package init(
    entry: Entry?, name: String, libraries: [SourceModule], reports: [String: PortReport]
  ) {
    (self.entry, self.name, self.libraries, self.reports) = (entry, name, libraries, reports)
  }

  /// The module of the app. The module contains a generated file and, if one is given, the user's
  /// file.
  package func module(in folder: BuildFolder) throws(BuildError) -> SourceModule {
    guard let entry else { throw .nothingToShow(module: name, controllers: candidates) }
    let place = folder.folder(of: Self.module) + "/generated"
    try Disk.makeFolder(place)
    var module = SourceModule(
      name: Self.module, kind: .program, files: [place + "/Host.swift"], folder: place)
    module.dependencies = libraries.map(\.name)
    module.aliases = aliases
    let show: String
    switch entry {
    case .present(let type):
      try check(type)
      show = "Presenter(\"\(type)\", { \(type)() })"
    case .push(let type):
      try check(type)
      show = "UINavigationController(rootViewController: Pusher(\"\(type)\", { \(type)() }))"
    case .show(let file):
      guard FileKind(file) == .file else { throw .noSuchPath(file) }
      let path = file.absolutePath
      module.files.append(path)
      if SourceScan(file: path).startsProgram {
        module.files.removeFirst()
        return module
      }
      show = "show()"
    }
    try Disk.write(text(showing: show), to: place + "/Host.swift")
    return module
  }

  /// The name of the app's module. It is also the prefix in the full names of the app's classes.
  package static let module = "MatchcutHost"

  private var aliases: [String: String] {
    libraries.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
  }

  private var classes: [PortReport.Class] {
    libraries.flatMap { reports[$0.name]?.classes ?? [] }
  }

  /// The view controllers that can be created by `init()`.
  private var candidates: [String] {
    classes.filter { $0.isViewController && !$0.isGeneric && initializers(of: $0).isEmpty }
      .map(\.name)
  }

  /// The initialisers of a class that cannot be created by `init()`; empty if it can.
  private func initializers(of found: PortReport.Class) -> [String] {
    InheritedInitializers(classes).obstacles(of: found)
  }

  /// Throws an error if the type cannot be shown. Without a report of `Porter` nothing is known
  /// about classes, so the compiler reports the error later.
  private func check(_ type: String) throws(BuildError) {
    guard !classes.isEmpty else { return }
    let modules = libraries.map(\.name) + aliases.keys.sorted()
    let names = [type] + modules.map { type.replacing("\($0).", with: "") }
    guard let found = classes.first(where: { names.contains($0.name) }) else {
      throw .noSuchController(type, module: name, among: candidates)
    }
    guard found.isViewController else { throw .notAController(type, module: name) }
    let initializers = initializers(of: found)
    guard initializers.isEmpty else { throw .needsArguments(type, initializers: initializers) }
  }

  private func text(showing show: String) -> String {
    // The compiler refuses the name under which a module with an alias is compiled.
    let names = Dictionary(aliases.map { ($0.value, $0.key) }) { first, _ in first }
    let imports = libraries.map { "@testable import \(names[$0.name] ?? $0.name)" }
      .joined(separator: "\n")
    return """
      import UIKit
      \(imports)

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = \(show)
          window.makeKeyAndVisible()
          self.window = window
          return true
        }
      }

      /// A plain controller with a button that shows another; the first time it does so by itself.
      class Opener: UIViewController {
        private let name: String
        let make: () -> UIViewController
        private var hasShown = false

        init(_ name: String, _ make: @escaping () -> UIViewController) {
          self.name = name
          self.make = make
          super.init(nibName: nil, bundle: nil)
          title = \(name.debugDescription)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          let button = UIButton(type: .system)
          button.setTitle(name, for: .normal)
          button.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
          button.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
          button.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
          button.autoresizingMask = [
            .flexibleTopMargin, .flexibleBottomMargin, .flexibleWidth,
          ]
          view.addSubview(button)
        }

        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          guard !hasShown else { return }
          hasShown = true
          open()
        }

        func open() {}
      }

      final class Presenter: Opener {
        override func open() { present(make(), animated: true) }
      }

      final class Pusher: Opener {
        override func open() { navigationController?.pushViewController(make(), animated: true) }
      }

      """
  }
}
