import Preview
import SourceBuild

extension TestOpening {
  /// Creates the code for a generated app. Nil if the app is the user's own.
  package init?(_ launch: TestLaunch) {
    guard !launch.declarations.isEmpty else { return nil }
    self.init(imports: launch.imports, show: "stage.launch(AppDelegate.self)")
    declarations = launch.declarations
  }
}
