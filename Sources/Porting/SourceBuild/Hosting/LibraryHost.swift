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
    switch entry {
    case .present(let type), .push(let type): try check(type)
    case .show(let file):
      guard FileKind(file) == .file else { throw .noSuchPath(file) }
      let path = file.absolutePath
      module.files.append(path)
      if SourceScan(file: path).startsProgram {
        module.files.removeFirst()
        return module
      }
    }
    let text = (["import UIKit"] + imports).joined(separator: "\n") + "\n\n@main\n" + declarations()
    try Disk.write(text, to: place + "/Host.swift")
    return module
  }

  /// The name of the app's module. It is also the prefix in the full names of the app's classes.
  package static let module = "MatchcutHost"

  var aliases: [String: String] {
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

  /// The import lines for the libraries.
  var imports: [String] {
    // The compiler refuses the name under which a module with an alias is compiled.
    let names = Dictionary(aliases.map { ($0.value, $0.key) }) { first, _ in first }
    return libraries.map { "@testable import \(names[$0.name] ?? $0.name)" }
  }

  /// The declarations of the app. `isPrivate` makes them private to their file. `root` creates the
  /// root controller if the entry is a file.
  func declarations(isPrivate: Bool = false, root: String = "show()") -> String {
    let access = isPrivate ? "private " : ""
    let show: String
    let opener: String
    switch entry {
    case .present(let type):
      show = "Presenter()"
      opener = Self.opener(
        "\(access)final class Presenter", of: type, "present(\(type)(), animated: true)")
    case .push(let type):
      show = "UINavigationController(rootViewController: Pusher())"
      opener = Self.opener(
        "\(access)final class Pusher", of: type,
        "navigationController?.pushViewController(\(type)(), animated: true)")
    case .show, nil: (show, opener) = (root, "")
    }
    return """
      \(access)final class AppDelegate: UIResponder, UIApplicationDelegate {
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

      """ + opener
  }

  /// The class of a controller that shows another controller. `heading` begins the declaration.
  private static func opener(_ heading: String, of type: String, _ statement: String) -> String {
    """

    /// A plain controller with a button that shows another; the first time it does so by itself.
    \(heading): UIViewController {
      private var hasShown = false

      init() {
        super.init(nibName: nil, bundle: nil)
        title = \(type.debugDescription)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
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

      private func open() { \(statement) }
    }

    """
  }
}
