import Testing
import UIKit

@MainActor struct UIDeviceTests {
  @Test func `the deprecated function gives the kind of the current device`() {
    World()() {
      #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    }
  }
}
