import Testing

struct ConvenienceInitializerTests {
  @Test func `what follows self.init in an extension of a framework's class is in a closure`() {
    let ported = Ported(
      """
      extension UILabel {
        convenience init(_ text: String) {
          self.init(frame: .zero)
          self.text = text
          numberOfLines = 0
        }
      }
      """)

    #expect(
      ported.text == """
        extension UILabel {
          convenience init(_ text: String) {
            self.init(frame: .zero); ({ () -> Void in
            self.text = text
            numberOfLines = 0 })()
          }
        }
        """)
  }

  @Test func `other initialisers stay`() {
    let source = """
      class Title: UILabel {
        convenience init(_ text: String) { self.init(frame: .zero); self.text = text }
      }
      extension Title {
        convenience init(_ number: Int) { self.init(frame: .zero); text = "" }
      }
      extension CGRect { init(side: Double) { self.init(); size.width = side } }
      extension UIView {
        convenience init?(name: String) {
          self.init()
          if name.isEmpty { return nil }
          tag = 1
        }
        convenience init(half: CGRect) { self.init(frame: half) }
      }
      """

    #expect(Ported(source).text == source)
  }
}
