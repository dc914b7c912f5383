import Stage
import Testing
import UIKit

@MainActor
struct StoredReferencesTests {
  private class Base {
    weak var inherited: Page?
    var count = 0
    var strongInherited: Page?
  }

  private struct Box {
    let name = "box"
    let page: Page
  }

  private final class Holder: Base {
    var strong: Page
    weak var weak: Page?
    unowned var unowned: Page
    unowned(unsafe) var unsafe: Page
    var optional: Page?
    var list: [Page] = []
    var box: Box?
    lazy var late: Page = strong

    init(_ page: Page) { (strong, unowned, unsafe) = (page, page, page) }
  }

  private final class Page {}

  private func paths(_ change: (Holder, Page) -> Void) -> [String] {
    let page = Page()
    let holder = Holder(page)
    change(holder, page)
    return withExtendedLifetime(page) {
      StoredReferences(of: holder).references.map(\.path)
    }
  }

  @Test func `weak and unowned properties do not retain`() {
    #expect(paths { $0.weak = $1 } == ["strong"])
    #expect(paths { $0.inherited = $1 } == ["strong"])
  }

  @Test func `strong properties retain, including inherited, optional and lazy ones`() {
    #expect(paths { $0.optional = $1 } == ["strong", "optional"])
    #expect(paths { $0.strongInherited = $1 } == ["strong", "strongInherited"])
    #expect(paths { holder, _ in _ = holder.late } == ["strong", "late"])
  }

  private final class Controller: UIViewController {
    var page: Page?
    weak var seen: Page?
  }

  @Test func `a subclass of a UIKit class is searched for its own properties`() {
    let controller = Controller()
    let page = Page()
    (controller.page, controller.seen) = (page, page)

    #expect(StoredReferences(of: controller).references.map(\.path) == ["page"])
  }

  @Test func `values and collections retain their contents`() {
    #expect(paths { $0.list = [Page(), $1] } == ["strong", "list.0", "list.1"])
    #expect(paths { $0.box = Box(page: $1) } == ["strong", "box.page"])
  }

  private struct Loose {
    unowned let page: Page
    let other: Page
  }

  private final class Loner {
    unowned var page: Page
    let loose: Loose
    let next = Page()

    init(_ page: Page) { (self.page, loose) = (page, Loose(page: page, other: Page())) }
  }

  @Test func `unowned properties whose objects are gone are never read`() {
    let loner = Loner(Page())

    #expect(StoredReferences(of: loner).references.map(\.path) == ["loose.other", "next"])
    #expect(StoredStacks(of: [loner]).flags.isEmpty)
  }
}
