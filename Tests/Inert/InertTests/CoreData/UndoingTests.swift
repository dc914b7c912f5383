import CoreData
import Foundation
import Stage
import TemporaryFolders
import Testing
@_spi(Ported) import UIKit

/// Changes of a context that are undone and redone.
@MainActor
struct UndoingTests {
  private let stage = Stage(device: .phone)

  /// A context with an undo manager and a saved book.
  private func run(
    _ body: (NSManagedObjectContext, UndoManager, Book) throws -> Void
  ) throws {
    defer { stage.close() }
    let container = try Library.container()
    let context = container.viewContext
    let book = Book("Emma", in: context)
    try context.save()
    let manager = UndoManager()
    context.undoManager = manager
    try body(context, manager, book)
  }

  private func titles(_ context: NSManagedObjectContext) throws -> [String] {
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return try context.fetch(request).map { $0.title ?? "-" }
  }

  @Test func `without an undo manager nothing is undone`() throws {
    defer { stage.close() }
    try stage.run {
      let context = try Library.container().viewContext
      #expect(context.undoManager == nil)
      let book = Book("Emma", in: context)
      context.undo()
      context.redo()
      #expect(book.title == "Emma" && context.insertedObjects == [book])
    }
  }

  @Test func `changed values are undone and redone, one event at a time`() throws {
    try run { context, manager, book in
      book.title = "A"
      book.pages = 20
      stage.tick()
      book.title = "B"
      stage.tick()
      #expect(manager.canUndo && !manager.canRedo)
      context.undo()
      #expect(book.title == "A" && book.pages == 20 && context.hasChanges)
      context.undo()
      #expect(book.title == "Emma" && book.pages == 10 && !context.hasChanges)
      #expect(!manager.canUndo && manager.canRedo)
      context.redo()
      #expect(book.title == "A" && book.pages == 20 && context.updatedObjects == [book])
      context.redo()
      #expect(book.title == "B" && !manager.canRedo)
      context.undo()
      book.title = "C"
      context.processPendingChanges()
      #expect(!manager.canRedo)
    }
  }

  @Test func `an undo manager that is called directly sees the pending changes`() throws {
    try run { _, manager, book in
      book.title = "A"
      manager.undo()
      #expect(book.title == "Emma")
      manager.redo()
      #expect(book.title == "A")
      manager.groupsByEvent = false
      manager.beginUndoGrouping()
      book.title = "B"
      manager.setActionName("Rename")
      manager.endUndoGrouping()
      #expect(manager.undoActionName == "Rename")
      manager.undo()
      #expect(book.title == "A" && manager.redoActionName == "Rename")
    }
  }

  @Test func `insertions are undone and redone`() throws {
    try run { context, manager, _ in
      let new = Book("New", in: context)
      context.undo()
      #expect(try titles(context) == ["Emma"] && !context.hasChanges)
      #expect(new.managedObjectContext == nil)
      context.redo()
      #expect(try titles(context) == ["Emma", "New"] && context.insertedObjects == [new])
      #expect(new.title == "New" && new.managedObjectContext === context)
      try context.save()
      #expect(try titles(context) == ["Emma", "New"])
      context.undo()
      #expect(try titles(context) == ["Emma"] && new.isDeleted)
      try context.save()
      context.redo()
      #expect(try titles(context) == ["Emma", "New"] && manager.canUndo)
      try context.save()
      let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      other.persistentStoreCoordinator = context.persistentStoreCoordinator
      #expect(try titles(other) == ["Emma", "New"])
    }
  }

  @Test func `an object that comes and goes in one event is nothing to undo`() throws {
    try run { context, manager, book in
      context.delete(Book("New", in: context))
      book.title = "A"
      book.title = "Emma"
      context.processPendingChanges()
      #expect(!manager.canUndo)
    }
  }

  @Test func `deletions and their delete rules are undone`() throws {
    try run { context, _, book in
      let jane = Author("Jane", in: context)
      jane.books = [book, Book("Sanditon", in: context)]
      try context.save()
      stage.tick()
      context.delete(jane)
      context.processPendingChanges()
      stage.tick()
      #expect(try titles(context) == [])
      context.undo()
      #expect(try titles(context) == ["Emma", "Sanditon"] && !context.hasChanges)
      #expect(jane.books.count == 2 && book.author === jane && !jane.isDeleted)
      context.redo()
      #expect(try titles(context) == [] && jane.isDeleted)
      try context.save()
      context.undo()
      #expect(try titles(context) == ["Emma", "Sanditon"] && book.author === jane)
      #expect(context.insertedObjects.count == 3)
      let id = jane.objectID
      try context.save()
      #expect(jane.objectID == id && !id.isTemporaryID)
      let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      other.persistentStoreCoordinator = context.persistentStoreCoordinator
      let found = try #require(other.existingObject(with: id) as? Author)
      #expect(found.books.count == 2)
    }
  }

  @Test func `rollback and reset forget what can be undone`() throws {
    try run { context, manager, book in
      book.title = "A"
      context.processPendingChanges()
      context.rollback()
      #expect(book.title == "Emma" && !manager.canUndo && !manager.canRedo)
      book.title = "B"
      context.processPendingChanges()
      #expect(manager.canUndo)
      context.reset()
      #expect(!manager.canUndo && book.managedObjectContext == nil)
    }
  }

  @Test func `a results controller follows undo`() throws {
    try run { context, _, _ in
      let request: NSFetchRequest<Book> = Book.fetchRequest()
      request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
      let results = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
        cacheName: nil)
      let log = ChangeLog()
      results.delegate = log
      try results.performFetch()
      _ = Book("Aaa", in: context)
      context.processPendingChanges()
      context.undo()
      context.redo()
      #expect(log.types == [.insert, .delete, .insert])
      #expect(results.fetchedObjects?.map(\.title) == ["Aaa", "Emma"])
    }
  }

  private final class ChangeLog: NSFetchedResultsControllerDelegate {
    var types: [NSFetchedResultsChangeType] = []
    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) { types.append(type) }
  }

  @Test func `levels of undo limit the events`() throws {
    try run { context, manager, book in
      manager.levelsOfUndo = 1
      for title in ["A", "B"] {
        book.title = title
        stage.tick()
      }
      context.undo()
      context.undo()
      #expect(book.title == "A")
    }
  }

  @Test func `disabled registration leaves changes as they are`() throws {
    try run { context, manager, book in
      manager.disableUndoRegistration()
      book.title = "A"
      context.processPendingChanges()
      manager.enableUndoRegistration()
      context.undo()
      #expect(book.title == "A" && !manager.canUndo)
    }
  }
}
