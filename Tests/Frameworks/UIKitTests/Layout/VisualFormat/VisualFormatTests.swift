import Stage
import Testing

@MainActor
struct VisualFormatTests {
  private let sheet = Sheet()
  private var stage: Stage { sheet.stage }

  private func hold(
    _ formats: [String], _ views: [String: UIView],
    _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    sheet.hold {
      formats.flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, options: options, metrics: metrics, views: views)
      }
    }
  }

  @Test func `a chain is laid out from edge to edge`() {
    let (a, b) = (sheet.view(), sheet.view())
    hold(
      ["H:|-20-[a(==b)]-[b]-(gap)-|", "V:|[a(50)]", "V:|-10-[b(a)]"], ["a": a, "b": b],
      metrics: ["gap": 12])
    #expect(a.frame == CGRect(x: 20, y: 0, width: 130, height: 50))
    #expect(b.frame == CGRect(x: 158, y: 10, width: 130, height: 50))
  }

  @Test func `a lone dash is the margin at the superview's edge`() {
    let view = sheet.view()
    stage.run { sheet.board.layoutMargins = UIEdgeInsets(top: 1, left: 22, bottom: 3, right: 44) }
    hold(["|-[v]-|", "V:|-[v]-|"], ["v": view])
    #expect(view.frame == CGRect(x: 22, y: 1, width: 234, height: 196))
  }

  @Test func `relations and priorities are applied`() {
    let view = sheet.view()
    hold(["H:|-(>=30,<=40@900)-[v(200@250,>=100,<=150)]", "H:[v]-(>=0)-|"], ["v": view])
    #expect(view.frame.minX >= 30 && view.frame.minX <= 40 && view.frame.width == 150)
    #expect(stage.warnings.isEmpty)
  }

  @Test func `options align all members`() {
    let (a, b) = (sheet.view(), sheet.view())
    hold(["H:|[a(10)]-[b(10)]"], ["a": a, "b": b], [.alignAllTop, .alignAllBottom])
    hold(["V:|-30-[a(40)]"], ["a": a])
    #expect(b.frame.minY == 30 && b.frame.height == 40 && b.frame.minX == 18)
  }

  @Test func `a chain is laid out from right to left`() {
    let (a, b) = (sheet.view(), sheet.view())
    hold(["H:|-10-[a(20)]-5-[b(30)]"], ["a": a, "b": b], .directionRightToLeft)
    #expect(a.frame.minX == 270 && b.frame.minX == 235)
  }

  @Test func `an unknown view raises with its position`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[title]", views: [:])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Unable to parse constraint format:"))
    #expect(text.contains("title is not a key in the views dictionary."))
  }

  @Test func `an invalid format raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[v", views: ["v": view])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Expected a ']' here. That is how views end."))
  }
}
