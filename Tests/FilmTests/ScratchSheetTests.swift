import Film
import Foundation
import Stage
import Testing

@MainActor
struct ScratchSheetTests {
  final class Striped: UIViewController {
    let tone: UIColor
    let count: Int
    init(_ tone: UIColor, _ count: Int) {
      self.tone = tone
      self.count = count
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      view.backgroundColor = tone
      for index in 0..<count {
        let bar = UIView(frame: CGRect(x: 20, y: 30 + 60 * index, width: 200, height: 30))
        bar.backgroundColor = UIColor(red: 0.3, green: 0.5, blue: 0.9, alpha: 1)
        bar.autoresizingMask = [.flexibleWidth]
        bar.frame.size.width = view.bounds.width - 40
        view.addSubview(bar)
      }
    }
  }

  func save(_ stage: Stage, _ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "/tmp/sheets-film", withIntermediateDirectories: true)
    let data = try PNGWriter().data(stage.frame(scale: 1))
    try data.write(to: URL(fileURLWithPath: "/tmp/sheets-film/\(name).png"))
  }

  func scene(_ device: Device, _ style: UIModalPresentationStyle = .pageSheet,
    _ setUp: (UISheetPresentationController) -> Void) throws -> (Stage, UIViewController, UIViewController) {
    let stage = Stage(device: device)
    let a = stage.run { Striped(UIColor(red: 0.95, green: 0.9, blue: 0.8, alpha: 1), 20) }
    let b = stage.run { Striped(.white, 12) }
    stage.show(a)
    stage.run {
      b.modalPresentationStyle = style
      setUp(b.sheetPresentationController!)
    }
    return (stage, a, b)
  }

  @Test func stills() throws {
    let (stage, a, b) = try scene(.phone) { $0.detents = [.medium(), .large()]; $0.prefersGrabberVisible = true }
    stage.run { a.present(b, animated: true) }
    for (index, turns) in [3, 5, 8].enumerated() {
      for _ in 0..<turns { stage.turn() }
      try save(stage, "present\(index)")
    }
    try stage.settle()
    try save(stage, "medium")
    stage.play(TouchScript(unit: .points, fingers: [[
      .init(.down, t: 0, x: 180, y: 500), .init(.move, t: 0.2, x: 180, y: 320), .init(.move, t: 1, x: 180, y: 320), .init(.up, t: 1, x: 180, y: 320)]]))
    stage.advance(by: 0.5)
    try save(stage, "between")
    stage.advance(by: 0.6)
    try save(stage, "settling")
    try stage.settle()
    try save(stage, "large")
    stage.play(TouchScript(unit: .points, fingers: [[
      .init(.down, t: 0, x: 180, y: 100), .init(.move, t: 0.2, x: 180, y: 580), .init(.move, t: 1, x: 180, y: 580), .init(.up, t: 1, x: 180, y: 580)]]))
    stage.advance(by: 0.5)
    try save(stage, "pulled")
    stage.advance(by: 0.7)
    try save(stage, "after")
    stage.close()
    let (s2, a2, b2) = try scene(.phone) { $0.detents = [.custom { _ in 100 }] }
    s2.run { a2.present(b2, animated: false) }
    s2.turn()
    try save(s2, "small")
    s2.close()
    let (s3, a3, b3) = try scene(.pad, .formSheet) { $0.prefersGrabberVisible = true }
    s3.run { a3.present(b3, animated: false) }
    s3.turn()
    try save(s3, "form")
    s3.close()
    let (s4, a4, b4) = try scene(.pad) { $0.detents = [.medium(), .large()] }
    s4.run { a4.present(b4, animated: false) }
    s4.turn()
    try save(s4, "page")
    s4.close()
  }
}
