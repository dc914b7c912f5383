import Testing

/// Initialisers that are required in Matchcut, but not on iOS.
@Suite struct InitializerOverrideTests {
  private static let parameters =
    "(identifier: String?, source: UIViewController, destination: UIViewController) {}"

  @Test(arguments: [
    ("class A: UIStoryboardSegue { override init", "class A: UIStoryboardSegue { required init"),
    (
      "class A: UIKit.UIStoryboardSegue { override public init",
      "class A: UIKit.UIStoryboardSegue { required public init"
    ),
    (
      "class A: UIStoryboardSegue {}\nclass B: A { public override init",
      "class A: UIStoryboardSegue {}\nclass B: A { public required init"
    ),
  ])
  func `an override of a segue's initialiser is required`(_ source: String, _ expected: String) {
    #expect(Ported("\(source)\(Self.parameters) }").text == "\(expected)\(Self.parameters) }")
  }

  @Test(arguments: [
    "class A: UIStoryboardSegue { required init", "class A: UIStoryboardSegue { init",
    "class A: UIView { override init",
  ])
  func `other initialisers stay`(_ source: String) {
    #expect(Ported("\(source)\(Self.parameters) }").text == "\(source)\(Self.parameters) }")
  }

  @Test func `an override of another initialiser stays`() {
    let source = "class A: UIStoryboardSegue { override init(frame: CGRect) {} }"
    #expect(Ported(source).text == source)
  }
}
