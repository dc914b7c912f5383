import Foundation
import SourceBuild
import UIKit

/// Runs an app. `UIApplicationMain` calls this function in programs that are linked with this
/// module.
@_cdecl("matchcut_host_app")
package func hostApp(_ parcel: UnsafeMutableRawPointer) -> Int32 {
  // Passing the pointer to the main actor is safe, because only this call uses it.
  nonisolated(unsafe) let parcel = parcel
  return MainActor.assumeIsolated {
    let launch = Unmanaged<AppLaunch.Parcel>.fromOpaque(parcel).takeRetainedValue().launch
    let words = Array(CommandLine.arguments.dropFirst())
    let name = ProcessInfo.processInfo.processName
    let variables = ProcessInfo.processInfo.environment
    let path = variables[SourceOptions.pathVariable]
    let screen = variables[SourceOptions.screenVariable]
    let testLaunch = variables[TestLaunch.variable].flatMap(TestLaunch.init(json:))
    return AppCommand(
      name: name, path: path, screen: screen, testLaunch: testLaunch, supervisor: .own
    ).run(words, launch, to: .standard()).rawValue
  }
}
