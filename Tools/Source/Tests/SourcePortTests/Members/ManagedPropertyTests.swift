import Testing

/// The rewrite of `@NSManaged` members of layers and managed objects.
@Suite struct ManagedPropertyTests {
  private static func accessors(_ key: String) -> String {
    "{ get { ExposedClass.managed(\"\(key)\", of: self) } "
      + "set { ExposedClass.setManaged(newValue, \"\(key)\", of: self) } }"
  }

  @Test(arguments: [
    ("@NSManaged var x: CGFloat", "           var x: CGFloat \(accessors("x"))"),
    ("@NSManaged public var x: UIColor?", "           public var x: UIColor? \(accessors("x"))"),
    ("@NSManaged\n  var x: Bool", "          \n  var x: Bool \(accessors("x"))"),
    ("@NSManaged dynamic var x: Float", "                   var x: Float \(accessors("x"))"),
    (
      "@objc @NSManaged dynamic var x: Float",
      "                         var x: Float \(accessors("x"))"
    ),
    (
      "@NSManaged private var x: CGPoint, y: CGColor!",
      "           private var x: CGPoint \(accessors("x")); private var y: CGColor! \(accessors("y"))"
    ),
    (
      "@NSManaged var x, y: Double",
      "           var x: Double \(accessors("x")); var y: Double \(accessors("y"))"
    ),
    (
      "@NSManaged @objc(other) var x: Double",
      "                        var x: Double \(accessors("other"))"
    ),
  ])
  func isTheValueOfItsKey(_ member: String, _ expected: String) {
    for superclass in ["CALayer", "CAShapeLayer", "QuartzCore.CALayer"] {
      let ported = Ported("class A: \(superclass) { \(member) }")

      #expect(ported.text == "class A: \(superclass) { \(expected) }")
      #expect(ported.refusals.isEmpty)
    }
  }

  @Test func isFoundInSubclassesAndExtensions() {
    let ported = Ported([
      "class A: CALayer {}", "class B: A { @NSManaged var x: Int }",
      "extension B { @NSManaged var y: Int }", "extension CALayer { @NSManaged var z: Int }",
    ])

    #expect(ported.files[1] == "class B: A {            var x: Int \(Self.accessors("x")) }")
    #expect(ported.files[2] == "extension B {            var y: Int \(Self.accessors("y")) }")
    #expect(ported.files[3] == "extension CALayer {            var z: Int \(Self.accessors("z")) }")
    #expect(ported.refusals.isEmpty)
  }

  @Test func isTheValueOfAManagedObject() {
    let ported = Ported([
      "class A: NSManagedObject {}", "class B: A { @NSManaged var x: Int16 }",
      "extension B { @NSManaged public var y: NSSet? }",
    ])

    #expect(ported.files[1] == "class B: A {            var x: Int16 \(Self.accessors("x")) }")
    #expect(
      ported.files[2] == "extension B {            public var y: NSSet? \(Self.accessors("y")) }")
    #expect(ported.refusals.isEmpty)
  }

  @Test(arguments: [
    (
      "@NSManaged func addToX(_ value: B)",
      "           func addToX(_ value: B) { ExposedClass.callManaged(\"addToX(_:)\", of: self, value) }"
    ),
    (
      "@objc(removeXObject:) @NSManaged public func removeFromX(_ v: B)",
      "                                 public func removeFromX(_ v: B) "
        + "{ ExposedClass.callManaged(\"removeFromX(_:)\", of: self, v) }"
    ),
    (
      "@NSManaged func insertIntoX(_ value: B, at idx: Int)",
      "           func insertIntoX(_ value: B, at idx: Int) "
        + "{ ExposedClass.callManaged(\"insertIntoX(_:at:)\", of: self, value, idx) }"
    ),
  ])
  func isAMethodOfAManagedObject(_ member: String, _ expected: String) {
    let ported = Ported("class A: NSManagedObject { \(member) }")

    #expect(ported.text == "class A: NSManagedObject { \(expected) }")
    #expect(ported.refusals.isEmpty)
  }

  @Test func isRefusedInOtherClasses() {
    for superclass in ["NSObject", "UIView", "CAAnimation", "Unknown"] {
      let ported = Ported("class A: \(superclass) {\n@NSManaged var x: Int }")

      #expect(ported.refusals == ["2:1 @NSManaged"], "\(superclass)")
    }
  }
}
