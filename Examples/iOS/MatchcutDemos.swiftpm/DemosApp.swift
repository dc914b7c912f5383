import SwiftUI
import UIKit

@main
struct DemosApp: App {
  var body: some Scene {
    WindowGroup { DemoListView().ignoresSafeArea() }
  }
}

/// The list as SwiftUI, which an app playground begins with, shows it.
private struct DemoListView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: DemoList())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
