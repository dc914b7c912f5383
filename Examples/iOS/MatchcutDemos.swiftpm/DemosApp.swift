import SwiftUI
import UIKit

@main
struct DemosApp: App {
  var body: some Scene {
    WindowGroup { DemoListView().ignoresSafeArea() }
  }
}

/// Shows the list in SwiftUI, because an app playground starts with a SwiftUI app.
private struct DemoListView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: DemoList())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
