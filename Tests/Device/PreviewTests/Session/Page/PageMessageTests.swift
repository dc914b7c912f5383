import Preview
import Stage
import Testing

struct PageMessageTests {
  @Test func `every verb of the protocol is parsed`() throws {
    let messages = [
      #"{"do":"hello","scale":3}"#, #"{"do":"load","id":"card"}"#,
      #"{"do":"open","address":"entry=card"}"#,
      #"{"do":"remake","id":"card","values":{"edge":"left","shade":0.5,"deep":true}}"#,
      #"{"do":"touch","touches":[{"id":0,"phase":"down","x":1,"y":2}]}"#,
      #"{"do":"wheel","x":1,"y":2,"dx":3,"dy":4}"#, #"{"do":"key","key":"a","modifiers":["alt"]}"#,
      #"{"do":"set","dark":true}"#, #"{"do":"gesture","name":"flick"}"#, #"{"do":"pause"}"#,
      #"{"do":"resume"}"#, #"{"do":"step","ticks":2}"#, #"{"do":"show","recording":1,"t":0.5}"#,
      #"{"do":"live"}"#, #"{"do":"continue","recording":1,"t":0.5,"lift":true}"#,
      #"{"do":"layers"}"#,
      #"{"do":"curve","recording":1,"layer":2,"property":"opacity"}"#,
      #"{"do":"motions","recording":1,"layer":2}"#,
      #"{"do":"edit","recording":1,"layer":2,"motion":0,"duration":0.5}"#,
      #"{"do":"alternatives","recording":1}"#, #"{"do":"source","recording":1,"n":2}"#,
      #"{"do":"ask","recording":1,"question":"to.alpha","t":0.5}"#,
      #"{"do":"export","recording":1,"format":"gif"}"#,
      #"{"do":"elements"}"#, #"{"do":"activate","n":0}"#,
      #"{"do":"stats"}"#,
    ]
    #expect(messages.count == PageMessage.Verb.allCases.count)

    for (verb, text) in zip(PageMessage.Verb.allCases, messages) {
      #expect(text.contains(#""do":"\#(verb.rawValue)""#))
      #expect(throws: Never.self, "\(verb)") { try PageMessage.read(text) }
    }
  }

  @Test func `omitted members have defaults, unknown ones are ignored`() throws {
    #expect(try PageMessage.read(#"{"do":"hello","colour":"red"}"#) == .hello(scale: 2))
    #expect(try PageMessage.read(#"{"do":"step"}"#) == .step(ticks: 1))
    #expect(try PageMessage.read(#"{"do":"layers","t":null}"#) == .layers(recording: nil, t: 0))
    #expect(try PageMessage.read(#"{"do":"key","key":"q"}"#) == .key("q", modifiers: []))
  }

  @Test func `values are numbers, texts and flags, each in its form`() throws {
    let text = #"{"do":"remake","id":"a","values":{"n":1,"t":"1","f":true,"x":-0.5}}"#

    #expect(
      try PageMessage.read(text)
        == .remake(
          id: "a", values: ["n": .number(1), "t": .text("1"), "f": .flag(true), "x": .number(-0.5)])
    )
  }

  @Test func `null is a valid size class`() throws {
    guard
      case .set(let both) = try PageMessage.read(
        #"{"do":"set","horizontal":null,"vertical":"compact"}"#),
      case .set(let none) = try PageMessage.read(#"{"do":"set","dark":false}"#)
    else {
      Issue.record("no settings")
      return
    }

    #expect(both != none)
  }

  private static let verbs =
    "hello, load, open, remake, touch, wheel, key, set, gesture, pause, resume, step, show, live,"
    + " continue, layers, curve, motions, edit, alternatives, source, ask, export, elements, activate,"
    + " stats"

  @Test(
    arguments: [
      (#"{"do":"jump"}"#, "jump", "found \"jump\" at \"do\", expected one of \(verbs)"),
      (#"{"x":1}"#, nil, "found no \"do\""),
      (#"{"do":7}"#, nil, "found the wrong type at \"do\", expected a text"),
      ("[]", nil, "found the wrong type at the whole message, expected an object"),
      ("3", nil, "found the wrong type at the whole message, expected an object"),
      (#"{"do":"load"}"#, "load", "found no \"id\""),
      (#"{"do":"load","id":7}"#, "load", "found the wrong type at \"id\", expected a text"),
      (#"{"do":"load","id":null}"#, "load", "found null at \"id\", expected a text"),
      (#"{"do":"remake","id":"card"}"#, "remake", "found no \"values\""),
      (
        #"{"do":"remake","id":"card","values":{"edge":[1]}}"#, "remake",
        "found the wrong type at \"values.edge\", expected a number, a text, or true or false"
      ),
      (
        #"{"do":"remake","id":"card","values":{"edge":null}}"#, "remake",
        "found the wrong type at \"values.edge\", expected a number, a text, or true or false"
      ),
      (
        #"{"do":"wheel","x":1,"y":2,"dx":"3","dy":4}"#, "wheel",
        "found the wrong type at \"dx\", expected a number"
      ),
      (
        #"{"do":"set","dark":"yes"}"#, "set",
        "found the wrong type at \"dark\", expected true or false"
      ),
      (
        #"{"do":"touch","touches":[{"id":0,"phase":"down","x":1}]}"#, "touch",
        "found no \"touches[0].y\""
      ),
      (
        #"{"do":"touch","touches":[{"id":0,"phase":"down","x":1e308,"y":2}]}"#, "touch",
        "found 1e+308 at \"touches[0].x\", expected -100000 to 100000"
      ),
      (
        #"{"do":"touch","touches":[{"id":0,"phase":"up","x":1,"y":-100001}]}"#, "touch",
        "found -100001.0 at \"touches[0].y\", expected -100000 to 100000"
      ),
      (
        #"{"do":"touch","touches":[{"id":-1,"phase":"down","x":1,"y":2}]}"#, "touch",
        "found -1 at \"touches[0].id\", expected 0 to 2147483647"
      ),
      (
        #"{"do":"touch","touches":[{"id":9223372036854775807,"phase":"down","x":1,"y":2}]}"#,
        "touch",
        "found 9223372036854775807 at \"touches[0].id\", expected 0 to 2147483647"
      ),
      (
        #"{"do":"wheel","x":1,"y":2,"dx":3,"dy":-1e9}"#, "wheel",
        "found -1000000000.0 at \"dy\", expected -100000 to 100000"
      ),
    ] as [(String, String?, String)])
  func `malformed messages get exact replies`(text: String, about: String?, words: String) {
    let error = #expect(throws: PageError.self) { try PageMessage.read(text) }

    #expect(error == PageError(about: about, words))
  }

  // The rest of the error message comes from the JSON parser.
  @Test(arguments: [
    ("", "found no JSON object: "), ("{", "found no JSON object: "),
    (#"{"do":"hello""#, "found no JSON object: "),
    (#"{"do":"wheel","x":NaN,"y":2,"dx":3,"dy":4}"#, "found no JSON object: "),
    (String(repeating: "[", count: 60_000), "found no JSON object: "),
    ("\u{0}", "found no JSON object: "),
  ])
  func `invalid JSON is reported as such`(text: String, beginning: String) {
    let error = #expect(throws: PageError.self) { try PageMessage.read(text) }

    #expect(error?.text.hasPrefix(beginning) == true, "\(error?.text ?? "")")
    #expect(error?.about == nil)
  }

  @Test(arguments: [
    #"{"do":"wheel","x":1e999,"y":2,"dx":3,"dy":4}"#, #"{"do":"step","ticks":1.5}"#,
    #"{"do":"step","ticks":99999999999999999999}"#,
    #"{"do":"touch","touches":[{"id":0,"phase":"sideways","x":1,"y":2}]}"#,
    #"{"do":"touch","touches":[{"id":0.5,"phase":"down","x":1,"y":2}]}"#,
    #"{"do":"set","orientation":"diagonal"}"#, #"{"do":"set","horizontal":"wide"}"#,
    #"{"do":"touch","touches":{}}"#,
  ])
  func `invalid numbers and words are refused`(text: String) {
    #expect(throws: PageError.self) { try PageMessage.read(text) }
  }
}
