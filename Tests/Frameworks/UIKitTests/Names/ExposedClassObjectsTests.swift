@_spi(Ported) import DeviceRuntime
import Foundation
import Testing
@_spi(Ported) import UIKit

/// Objects that ported source makes with arguments.
@MainActor struct ExposedClassObjectsTests {
  private final class Card: UIView {
    let tag2 = 2
    override init(frame: CGRect) { super.init(frame: frame.insetBy(dx: 1, dy: 1)) }
    required init?(coder: NSCoder) { nil }
  }
  private final class Cell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: (reuseIdentifier ?? "none") + "!")
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Header: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { nil }
  }
  private final class Page: UIViewController {
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      title = nibName ?? "no nib"
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Stack: UINavigationController {}
  private final class Rows: UITableViewController {}
  private final class Grid: UICollectionViewController {}
  private final class Tap: UITapGestureRecognizer {}

  @Test func `each class's own initialiser makes the object`() {
    World()() {
      let view: UIView.Type = Card.self
      let cell: UITableViewCell.Type = Cell.self
      let header: UITableViewHeaderFooterView.Type = Header.self
      let page: UIViewController.Type = Page.self
      let stack: UINavigationController.Type = Stack.self
      let rows: UITableViewController.Type = Rows.self
      let grid: UICollectionViewController.Type = Grid.self
      let tap: UIGestureRecognizer.Type = Tap.self

      let card = ExposedClass.new(view, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let root = ExposedClass.new(page, nibName: nil, bundle: nil)
      let layout = UICollectionViewFlowLayout()

      #expect((card as? Card)?.tag2 == 2 && card.frame == CGRect(x: 1, y: 1, width: 8, height: 8))
      #expect(
        ExposedClass.new(cell, style: .value1, reuseIdentifier: "a long enough identifier")
          .reuseIdentifier == "a long enough identifier!")
      #expect(ExposedClass.new(cell, style: .default, reuseIdentifier: nil) is Cell)
      #expect(ExposedClass.new(header, reuseIdentifier: "h").reuseIdentifier == "h")
      #expect(root is Page && root.title == "no nib")
      #expect(ExposedClass.new(page, nibName: "A", bundle: .main).title == "A")
      #expect(ExposedClass.new(stack, rootViewController: root).viewControllers == [root])
      #expect(ExposedClass.new(rows, style: .grouped) is Rows)
      #expect(ExposedClass.new(grid, collectionViewLayout: layout).collectionViewLayout == layout)
      #expect(ExposedClass.new(tap, target: self.self, action: nil) is Tap)
    }
  }

  private final class Ink: UIColor, @unchecked Sendable {
    let name = "ink"
  }
  /// A subclass with its own initialiser, which does not inherit those of `UIColor`.
  private final class Named: UIColor, @unchecked Sendable {
    let name: String
    init(name: String) {
      self.name = name
      super.init(red: 1, green: 0, blue: 0, alpha: 1)
    }
    required convenience init(
      _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
      self.init(name: "literal")
    }
  }

  @Test func `colours are made as objects of their class`() {
    World()() {
      let type: UIColor.Type = Ink.self
      let made = [
        ExposedClass.new(type, red: 0, green: 0, blue: 0, alpha: 0.5),
        ExposedClass.new(type, white: 0, alpha: 0.5),
        ExposedClass.new(type, hue: 0, saturation: 0, brightness: 0, alpha: 0.5),
        ExposedClass.new(type, cgColor: UIColor.black.withAlphaComponent(0.5).cgColor),
      ]

      #expect(made.allSatisfy { ($0 as? Ink)?.name == "ink" })
      #expect(made.allSatisfy { $0.cgColor.alpha == 0.5 })
      #expect(Named(name: "a").name == "a")
    }
  }

  @Test func `objects and arguments are released with their last owners`() {
    World()() {
      weak var made: UINavigationController?
      weak var argument: UIViewController?
      do {
        let root = UIViewController()
        let stack = ExposedClass.new(Stack.self, rootViewController: root)
        (made, argument) = (stack, root)
        #expect(argument != nil && made != nil)
      }
      #expect(made == nil && argument == nil)
    }
  }
}
