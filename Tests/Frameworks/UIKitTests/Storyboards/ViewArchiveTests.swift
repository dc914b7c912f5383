import Foundation
import Stage
import Testing
import UIKit

final class ArchivedCard: UICollectionViewCell {
  var picture: UIView?

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    picture = coder.decodeObject(forKey: "picture") as? UIView
  }
  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(picture, forKey: "picture")
  }
}

@MainActor
struct ViewArchiveTests {
  private func copied<View: UIView>(_ view: View) -> View? {
    let data = NSKeyedArchiver.archivedData(withRootObject: view)
    return NSKeyedUnarchiver.unarchiveObject(with: data) as? View
  }

  private func onStage(_ body: () throws -> Void) rethrows {
    let stage = Stage(device: .phone)
    defer { stage.close() }
    try stage.run(body)
  }

  @Test func `a coder without an archive gives a plain view`() {
    onStage {
      #expect(UIView(coder: NSCoder())?.frame == .zero)
    }
  }

  @Test func `a view comes back with its values and its subviews`() throws {
    try onStage {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 100))
      view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
      view.alpha = 0.5
      view.tag = 7
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      label.text = "Title"
      label.font = .boldSystemFont(ofSize: 21)
      label.textColor = .red
      view.addSubview(label)

      let copy = try #require(copied(view))
      let text = try #require(copy.subviews.first as? UILabel)

      #expect(copy !== view)
      #expect(copy.center == view.center)
      #expect(copy.bounds == view.bounds)
      #expect(copy.backgroundColor == view.backgroundColor)
      #expect(copy.alpha == 0.5)
      #expect(copy.tag == 7)
      #expect(abs(copy.transform.a - view.transform.a) < 1e-6)
      #expect(copy.autoresizingMask == view.autoresizingMask)
      #expect(text.text == "Title")
      #expect(text.font.pointSize == 21)
      #expect(text.font.fontName == label.font.fontName)
      #expect(text.textColor == .red)
    }
  }

  @Test func `a cell comes back with its content, its constraints and the app's own references`()
    throws
  {
    try onStage {
      let cell = ArchivedCard(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let picture = UIView()
      picture.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(picture)
      let width = picture.widthAnchor.constraint(equalToConstant: 50)
      width.identifier = "width"
      NSLayoutConstraint.activate([
        width, picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
        picture.centerXAnchor.constraint(equalTo: cell.contentView.centerXAnchor),
        picture.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      ])
      cell.picture = picture

      let copy = try #require(copied(cell))
      let shown = try #require(copy.picture)
      copy.layoutIfNeeded()

      #expect(copy.contentView.subviews.count == 1)
      #expect(copy.contentView.subviews.first === shown)
      #expect(shown.constraints.first { $0.identifier == "width" }?.constant == 50)
      #expect(shown.frame == CGRect(x: 75, y: 8, width: 50, height: 25))
      #expect(picture.constraints.count == 2)
    }
  }

  @Test func `a constraint to a view outside of the archive is left out`() throws {
    try onStage {
      let outer = UIView()
      let view = UIView()
      outer.addSubview(view)
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true

      let inner = try #require(copied(view))
      let whole = try #require(copied(outer))

      #expect(inner.constraints.isEmpty)
      #expect(whole.constraints.count == 1)
    }
  }
}
