import Film
import Testing

struct QuestionTests {
  @Test(
    arguments: [
      ("window", .role(.window), []),
      ("container.subviews", .role(.container), [.subviews]),
      ("from.subviews.count", .role(.from), [.subviews, .count]),
      (
        "to.sublayers[2].frame.minY", .role(.to),
        [
          .sublayers, .item(2), .property("frame"), .member("minY"),
        ]
      ),
      ("CardView.alpha", .type("CardView"), [.property("alpha")]),
      (
        "CardPage#12.view.layer.cornerRadius", .object("CardPage#12"),
        [
          .property("cornerRadius")
        ]
      ),
      ("UILabel@7.superview.superview", .layer(7, type: "UILabel"), [.superview, .superview]),
      ("to.transform.rotation.x", .role(.to), [.property("transform"), .member("rotation.x")]),
      ("to.transform.m34", .role(.to), [.property("transform"), .member("m34")]),
      (
        "to.frame.size.width", .role(.to),
        [
          .property("frame"), .member("size"), .member("width"),
        ]
      ),
    ] as [(String, Question.Subject, [Question.Part])])
  func `a path names a view and a value`(
    path: String, subject: Question.Subject, parts: [Question.Part]
  ) throws {
    let question = try Question(path)

    #expect(question.topic == .value && question.text == path)
    #expect(question.subject == subject)
    #expect(question.parts == parts)
  }

  @Test func `some words are questions of their own`() throws {
    #expect(try Question("views").topic == .views)
    #expect(try Question("hits").topic == .hits)
    #expect(try Question("CardView.made").topic == .made)
  }

  @Test func `the view may be named separately`() throws {
    let question = try Question("alpha", of: "CardView#2")

    #expect(question == (try Question("CardView#2.alpha")))
  }

  @Test(
    arguments: [
      ("", "", "", "view"),
      ("card", "card", "", "view"),
      ("CardView#", "CardView#", "", "view"),
      ("CardView#x.alpha", "CardView#x", "", "view"),
      ("to.", "", "to", "property"),
      ("to.alhpa", "alhpa", "to", "property"),
      ("to.alpha.x", "x", "to.alpha", "part"),
      ("to.frame.minX.y", "y", "to.frame.minX", "part"),
      ("to.frame.left", "left", "to.frame", "part"),
      ("to.subviews[-1]", "[-1]", "to.subviews", "part"),
      ("to.subviews[0", "[0", "to.subviews", "part"),
      ("to.subviews.first", "first", "to.subviews", "part"),
      ("to.subviews.count.x", "x", "to.subviews.count", "part"),
      ("to.made.x", "x", "to.made", "part"),
      ("to.transform.m51", "m51", "to.transform", "part"),
      ("to.backdropBlur", "backdropBlur", "to", "property"),
    ])
  func `a word that is not known is named`(
    path: String, word: String, after: String, kind: String
  ) throws {
    let fault = #expect(throws: Question.Fault.self) { try Question(path) }

    #expect(fault?.word == word && fault?.after == after && fault?.kind == kind, "\(fault as Any)")
  }
}
