import Foundation
@_spi(Ported) import QuartzCore
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
