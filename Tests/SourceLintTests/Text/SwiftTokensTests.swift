import SourceLint
import Testing

struct SwiftTokensTests {
  private func words(_ source: String) -> [String] { Tokenizer.tokens(of: source).map(\.text) }

  @Test func `comments have no tokens`() {
    #expect(words("a // UIView\nb") == ["a", "b"])
    #expect(words("a /* UIView /* nested */ CALayer */ b") == ["a", "b"])
    #expect(words("/// UIView\nc /* open") == ["c"])
  }

  @Test func `strings have no tokens`() {
    #expect(words(#"f("UIView")"#) == ["f", "(", ")"])
    #expect(words(#"f("a \" UIView", g)"#) == ["f", "(", ",", "g", ")"])
    #expect(words("f(\"\"\"\n  UIView \" // \"\" x\n  \"\"\") + g") == ["f", "(", ")", "+", "g"])
    #expect(words(##"a #"UIView " \(CALayer)"# b"##) == ["a", "b"])
    #expect(words("a #/UIView [\"]/# b") == ["a", "b"])
    #expect(words("a \"\" b \"\"\"\n\"\"\" c") == ["a", "b", "c"])
  }

  @Test func `an interpolation has tokens`() {
    #expect(words(#"f("x \(UIView.name) y")"#) == ["f", "(", "UIView", ".", "name", ")"])
    #expect(
      words(#""\(g("inner \(CALayer(1)) text"))" h"#)
        == ["g", "(", "CALayer", "(", "1", ")", ")", "h"])
    #expect(words(##"#"\#(UIView) \(CALayer)"# a"##) == ["UIView", "a"])
  }

  @Test func `a slash is an operator, a backtick a quote`() {
    #expect(words("a / b") == ["a", "/", "b"])
    #expect(words("func `in two words`()") == ["func", "in two words", "(", ")"])
    #expect(words("größe 1_000 0xFF $0") == ["größe", "1_000", "0xFF", "$0"])
  }

  @Test func `lines are counted through comments and strings`() {
    let tokens = Tokenizer.tokens(of: "a\n/* \n */ b\n\"\"\"\n x\n\"\"\"\nc")

    #expect(tokens.map(\.line) == [1, 3, 7])
  }

  @Test func `tokens know whether they follow the previous one directly`() {
    #expect(Tokenizer.tokens(of: "try! a").map(\.isGlued) == [false, true, false])
    #expect(Tokenizer.tokens(of: "try !a").map(\.isGlued) == [false, false, true])
  }

  @Test func `tokens have their byte ranges`() {
    let source = "é `a b`\n/* x */ 12 + \"\\(c)\""
    let bytes = Array(source.utf8)

    let texts = Tokenizer.tokens(of: source).map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }

    #expect(texts == ["é", "a b", "12", "+", "c"])
  }
}
