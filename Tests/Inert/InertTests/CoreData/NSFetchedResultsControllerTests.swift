import CoreData
import Stage
import Testing
import UIKit

@MainActor
struct NSFetchedResultsControllerTests {
  private let stage = Stage(device: .phone)

  /// Writes down the calls of a controller.
  final class Log: NSFetchedResultsControllerDelegate {
    var calls: [String] = []
    private func text(_ path: IndexPath?) -> String {
      path.map { "\($0[0]).\($0[1])" } ?? "nil"
    }

    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>
    ) {
      calls.append("will")
    }
    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) {
      calls.append("section \(type) \(sectionInfo.name) \(sectionIndex)")
    }
    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let title = (anObject as? Book)?.title ?? "-"
      calls.append("\(type) \(title) \(text(indexPath)) \(text(newIndexPath))")
    }
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>
    ) {
      calls.append("did \(controller.fetchedObjects?.count ?? 0)")
    }
  }

  private func controller(
    _ context: NSManagedObjectContext, sections: String? = nil, format: String? = nil
  ) throws -> NSFetchedResultsController<Book> {
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.sortDescriptors =
      (sections.map { [NSSortDescriptor(key: $0, ascending: true)] } ?? [])
      + [NSSortDescriptor(key: "title", ascending: true)]
    request.predicate = format.map { NSPredicate(format: $0) }
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections,
      cacheName: nil)
    try controller.performFetch()
    return controller
  }

  @Test func `each change of the results is one call with its places`() throws {
    defer { stage.close() }
    let log = Log()
    try stage.run {
      let context = try Library.container().viewContext
      for title in ["B", "D", "F"] { _ = Book(title, in: context) }
      try context.save()
      let results = try controller(context, format: "pages > 0")
      results.delegate = log
      let books = results.fetchedObjects ?? []
      #expect(books.map(\.title) == ["B", "D", "F"])
      func changes(_ body: () throws -> Void) rethrows -> [String] {
        log.calls = []
        try body()
        context.processPendingChanges()
        return log.calls
      }

      #expect(changes { _ = Book("C", in: context) } == ["will", "insert C nil 0.1", "did 4"])
      #expect(changes { books[1].isRead = true } == ["will", "update D 0.2 0.2", "did 4"])
      #expect(changes { books[0].title = "E" } == ["will", "move E 0.0 0.2", "did 4"])
      #expect(changes { books[0].title = "E1" } == ["will", "update E1 0.2 0.2", "did 4"])
      #expect(changes { books[2].pages = -1 } == ["will", "delete F 0.3 nil", "did 3"])
      #expect(changes { _ = Author("Jane", in: context) } == [])
      #expect(changes { books[2].title = "Z" } == [])
      #expect(
        changes {
          context.delete(books[1])
          _ = Book("A", in: context)
          _ = Book("X", in: context)
        } == ["will", "delete D 0.1 nil", "insert A nil 0.0", "insert X nil 0.3", "did 4"])
      books[2].pages = 1
      #expect(try changes { try context.save() } == ["will", "insert Z nil 0.4", "did 5"])
      #expect(results.object(at: IndexPath(row: 0, section: 0)).title == "A")
      #expect(results.indexPath(forObject: books[0]) == IndexPath(row: 2, section: 0))
    }
  }

  @Test func `sections come and go with their objects`() throws {
    defer { stage.close() }
    let log = Log()
    try stage.run {
      let context = try Library.container().viewContext
      for (title, pages) in [("A", 10), ("B", 20), ("C", 20)] {
        Book(title, in: context).pages = Int32(pages)
      }
      try context.save()
      let results = try controller(context, sections: "pages")
      results.delegate = log
      #expect(results.sections?.map(\.name) == ["10", "20"])
      #expect(results.sections?.map(\.numberOfObjects) == [1, 2])
      #expect(results.sectionIndexTitles == ["1", "2"])

      let first = results.object(at: IndexPath(row: 0, section: 0))
      first.pages = 30
      context.processPendingChanges()

      #expect(
        log.calls == [
          "will", "section delete 10 0", "section insert 30 1", "move A 0.0 1.0", "did 3",
        ])
      #expect(results.sections?.map(\.name) == ["20", "30"])
    }
  }

  @Test func `the delegate receives the controller itself`() throws {
    final class Identity: NSFetchedResultsControllerDelegate {
      weak var expected: AnyObject?
      var isSame = false
      func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>
      ) {
        isSame =
          controller === expected
          && (controller.object(at: IndexPath(row: 0, section: 0)) as? Book)?.title == "A"
      }
    }
    defer { stage.close() }
    try stage.run {
      let context = try Library.container().viewContext
      _ = Book("A", in: context)
      let (results, delegate) = (try controller(context), Identity())
      (results.delegate, delegate.expected) = (delegate, results)
      _ = Book("B", in: context)
      context.processPendingChanges()
      #expect(delegate.isSame)
    }
  }

  /// A list of books that a button fills, as in Xcode's template with Core Data.
  final class BookList: UITableViewController, @preconcurrency NSFetchedResultsControllerDelegate {
    let container: NSPersistentContainer
    private var results: NSFetchedResultsController<Book>?

    init(_ container: NSPersistentContainer) {
      self.container = container
      super.init(style: .plain)
      title = "Books"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
      let request: NSFetchRequest<Book> = Book.fetchRequest()
      request.fetchBatchSize = 20
      request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
      let results = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: container.viewContext,
        sectionNameKeyPath: nil, cacheName: "Master")
      results.delegate = self
      try? results.performFetch()
      self.results = results
    }

    func add() {
      let count = results?.fetchedObjects?.count ?? 0
      let book = Book(context: container.viewContext)
      book.title = ["Emma", "Persuasion", "Lady Susan", "Sanditon"][count % 4]
      try? container.viewContext.save()
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
      results?.sections?.count ?? 0
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      results?.sections?[section].numberOfObjects ?? 0
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
      cell.textLabel?.text = results?.object(at: indexPath).title
      return cell
    }
    override func tableView(
      _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard let book = results?.object(at: indexPath) else { return }
      container.viewContext.delete(book)
      try? container.viewContext.save()
    }

    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>
    ) {
      tableView.beginUpdates()
    }
    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      switch type {
      case .insert: newIndexPath.map { tableView.insertRows(at: [$0], with: .fade) }
      case .delete: indexPath.map { tableView.deleteRows(at: [$0], with: .fade) }
      case .update: indexPath.map { tableView.reloadRows(at: [$0], with: .none) }
      case .move:
        guard let indexPath, let newIndexPath else { return }
        tableView.moveRow(at: indexPath, to: newIndexPath)
      }
    }
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>
    ) {
      tableView.endUpdates()
    }
  }

  @Test func `a list that follows its results is filmed the same twice`() throws {
    func film() throws -> (titles: [String], frames: [[UInt32]]) {
      let stage = Stage(device: .phone)
      defer { stage.close() }
      let list = try stage.run { BookList(try Library.container()) }
      stage.show(UINavigationController(rootViewController: list))
      try stage.settle()
      var frames: [[UInt32]] = []
      for _ in 0..<3 {
        stage.run { list.add() }
        for _ in 0..<12 {
          stage.tick()
          frames.append(Array(stage.frame(scale: 1).pixels))
        }
        try stage.settle()
      }
      let cells = stage.run { list.tableView.visibleCells.map { $0.textLabel?.text ?? "-" } }
      frames.append(Array(stage.frame(scale: 1).pixels))
      return (cells, frames)
    }

    let (first, second) = (try film(), try film())

    #expect(first.titles == ["Emma", "Lady Susan", "Persuasion"])
    #expect(first.frames == second.frames)
    #expect(Set(first.frames).count > 10)
  }
}
