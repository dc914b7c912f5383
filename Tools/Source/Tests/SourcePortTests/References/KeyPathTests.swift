import Testing

/// The rewrite of `#keyPath`.
@Suite struct KeyPathTests {
  private func path(_ use: String) -> String {
    let source = """
      class Card: NSObject {
        @objc var title = ""
        @objc(kind) var style = 1
        @objc var next: Card?
        @objc var owner: Card!
        @objc var view: UIView
        let p = \(use)
        @objc static var shared: Card = Card()
      }
      """
    return String(Ported(source).text.split(separator: "\n")[6].dropFirst("  let p = ".count))
  }

  @Test(arguments: [
    ("#keyPath(title)", #"ExposedClass.key("title", \Card.title)"#),
    ("#keyPath(Card.title)", #"ExposedClass.key("title", \Card.title)"#),
    ("#keyPath(self.title)", #"ExposedClass.key("title", \Card.title)"#),
    ("#keyPath(Card.style)", #"ExposedClass.key("kind", \Card.style)"#),
    ("#keyPath(Card.next.title)", #"ExposedClass.key("next.title", \Card.next?.title)"#),
    ("#keyPath(Card.next?.title)", #"ExposedClass.key("next.title", \Card.next?.title)"#),
    ("#keyPath(Card.owner.title)", #"ExposedClass.key("owner.title", \Card.owner.title)"#),
    ("#keyPath(Card.view.frame)", #"ExposedClass.key("view.frame", \Card.view)"#),
    ("#keyPath(UIView.layer.opacity)", #"ExposedClass.key("layer.opacity", \UIView.layer)"#),
    ("#keyPath(Card.shared.title)", #"ExposedClass.key("shared.title", \Card.Type.shared.title)"#),
    (
      "#keyPath(UIApplication.shared)",
      #"ExposedClass.key("sharedApplication", \UIApplication.Type.shared)"#
    ),
    (
      "#keyPath(UIApplication.shared.delegate)",
      #"ExposedClass.key("sharedApplication.delegate", \UIApplication.Type.shared)"#
    ),
    ("#keyPath(CALayer.position)", #"ExposedClass.key("position", \CALayer.position)"#),
  ])
  func isTheStringBesideAPathThatIsChecked(_ use: String, _ expected: String) {
    #expect(path(use) == expected)
  }
}
