import Testing

/// Protocols that require an initialiser and to which one of Apple's classes conforms.
@Suite struct RequiredInitializerTests {
  @Test func `the requirement becomes a method, and an extension has the initialiser`() {
    let source = """
      protocol Made: AnyObject {
        init()
        func go()
      }
      extension NSObject: Made {}
      """

    #expect(
      Ported(source).text == """
        protocol Made: AnyObject, _MakingMade {
          \("      ")
          func go()
        }; protocol _MakingMade { static func _makeMade() -> Self }; \
        extension _MakingMade where Self: NSObject { \
        static func _makeMade() -> Self { ExposedClass.new(Self.self) } }; \
        extension _MakingMade { init() { self = Self._makeMade() } }
        extension NSObject: Made {}
        """)
  }

  @Test func `an initialiser with arguments needs the class that declares it`() {
    let source = "public protocol Made { init(frame: CGRect) }\nextension UIView: Made {}"

    #expect(
      Ported(source).text == """
        public protocol Made: _MakingMade { \("                   ") }; \
        public protocol _MakingMade { static func _makeMade(frame: CGRect) -> Self }; \
        extension _MakingMade where Self: UIView { public static func _makeMade(frame: CGRect) -> Self \
        { ExposedClass.new(Self.self, frame: frame) } }; \
        extension _MakingMade { public init(frame: CGRect) { self = Self._makeMade(frame: frame) } }
        extension UIView: Made {}
        """)
  }

  @Test func `the module's own types implement the method`() {
    let library = "protocol Made { init() }\nextension NSObject: Made {}\nprotocol Deep: Made {}\n"
    let make = "static func _makeMade() -> Self { Self() }"
    func ported(_ source: String) -> String? {
      Ported(library + source).text.split(separator: "\n").last.map(String.init)
    }

    #expect(ported("struct A: Made {}") == "struct A: Made {\(make) }")
    #expect(
      ported("class A: Deep { required init() {} }")
        == "class A: Deep { required init() {} ; \(make) }")
    #expect(
      ported("class A {}; extension A: Made {}; class B: A, Deep {}")
        == "class A {\(make) }; extension A: Made {}; class B: A, Deep {}")
    for source in ["class A: UIView, Made {}", "extension UIView: Deep {}", "class A: UIView {}"] {
      #expect(ported(source) == source)
    }
  }

  @Test func `a library's types implement the method in the modules that import it`() {
    let library = "public protocol Made { init() }\nextension NSObject: Made {}"

    #expect(
      Ported("struct A: Made {}", context: [library]).text
        == "struct A: Made {public static func _makeMade() -> Self { Self() } }")
    #expect(
      Ported("extension NSObject: Made {}", context: ["public protocol Made { init() }"]).refusals
        == ["1:11 required initializer"])
  }

  @Test(arguments: [
    "protocol Made { init() }\nclass A: UIView, Made { required init() {} }",
    "protocol Made { init(title: String) }\nextension UIView: Made {}",
    "protocol Made { init?(frame: CGRect) }\nextension UIView: Made {}",
    "protocol Made { init() }\nextension Int: Made {}",
    "protocol Made { func go() }\nextension UIView: Made {}",
  ])
  func `other protocols stay`(_ source: String) {
    #expect(Ported(source).text == source)
  }
}
