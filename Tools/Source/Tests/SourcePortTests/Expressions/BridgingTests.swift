import Testing

/// Casts of Swift values to a protocol that only objects conform to.
@Suite struct BridgingTests {
  @Test(arguments: [
    (#"f("a" as NSCopying)"#, #"f("a" as AnyObject as! NSCopying)"#),
    (#"let a = key + "b" as any NSCopying"#, #"let a = key + "b" as AnyObject as! any NSCopying"#),
    ("let a = 3 as NSSecureCoding", "let a = 3 as AnyObject as! NSSecureCoding"),
  ])
  func goesByWayOfAnObject(_ source: String, _ expected: String) {
    #expect(Ported(source).text == expected)
  }

  @Test(arguments: [
    "let a = b as? NSCopying", "let a = b as! NSCopying", #"let a = "b" as NSString"#,
    "func f(_ a: NSCopying) {}",
  ])
  func leavesOtherCasts(_ source: String) {
    #expect(Ported(source).text == source)
  }
}
