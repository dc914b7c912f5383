import Testing
import UIKit

@MainActor
struct LiteralsTests {
  @Test func `a missing image gives an empty one and a warning`() {
    World()() {
      World.current.service(UIKitLog.self).prints = false
      // swift-format-ignore: NoPlaygroundLiterals
      let image = #imageLiteral(resourceName: "nowhere")

      #expect(image.cgImage == nil && image.size == .zero)
      #expect(
        World.current.service(UIKitLog.self).warnings
          == ["Found no image called 'nowhere' for an image literal in the main bundle."])
    }
  }

  @Test func `a colour literal has its components`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)

    #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
  }
}
