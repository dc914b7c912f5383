import Testing
import UIKit

@MainActor struct UIBarAppearanceTests {
  private final class OwnAppearance: UINavigationBarAppearance {}

  @Test func `a copy has the class and the values, and changes alone`() {
    let appearance = OwnAppearance()
    appearance.backgroundColor = .red
    appearance.shadowColor = .green
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]

    let copy = appearance.copy()
    copy.backgroundColor = .blue

    #expect(type(of: copy) == OwnAppearance.self && copy !== appearance)
    #expect(copy.shadowColor == .green)
    #expect(copy.largeTitleTextAttributes[.foregroundColor] as? UIColor == .white)
    #expect(appearance.backgroundColor == .red)
  }

  @Test func `the method of NSObject makes the same copy`() throws {
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .red

    let object: NSObject = appearance
    let copy = try #require(object.copy() as? UITabBarAppearance)

    #expect(copy !== appearance && copy.backgroundColor == .red)
  }

  @Test func `an appearance of another kind of bar gives the values that both have`() {
    let bar = UINavigationBarAppearance()
    bar.backgroundColor = .red
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]

    #expect(UITabBarAppearance(barAppearance: bar).backgroundColor == .red)
    #expect(UINavigationBarAppearance(barAppearance: bar).titleTextAttributes.count == 1)
  }
}
