import CoreData
import Stage
import Testing
@_spi(Ported) import UIKit

@MainActor
struct NSManagedObjectContextTests {
  private let stage = Stage(device: .phone)

  private func run(_ body: (NSManagedObjectContext) throws -> Void) throws {
    defer { stage.close() }
    try stage.run { try body(Library.container().viewContext) }
  }

  private func titles(_ context: NSManagedObjectContext, _ format: String? = nil) throws -> [String]
  {
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.predicate = format.map { NSPredicate(format: $0) }
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return try context.fetch(request).map { $0.title ?? "-" }
  }

  @Test func `a new object has the model's defaults and is found after saving`() throws {
    try run { context in
      let book = Book(context: context)
      #expect(book.pages == 10 && book.title == nil && !book.isRead && book.tags == nil)
      #expect(book.isInserted && context.hasChanges && book.objectID.isTemporaryID)
      #expect(book.entity.name == "Book" && book.entity.superentity?.name == "Item")
      book.title = "Emma"
      book.tags = ["novel"]
      book.isRead = true
      book.published = Date(timeIntervalSinceReferenceDate: 5)
      #expect(try titles(context) == ["Emma"])

      try context.save()

      #expect(!context.hasChanges && !book.isInserted && !book.objectID.isTemporaryID)
      #expect(book.objectID.uriRepresentation().lastPathComponent == "p1")
      #expect(book.events == ["insert", "willSave", "didSave"])
      let other = try context.existingObject(with: book.objectID)
      #expect(other === book)
    }
  }

  @Test func `another context reads the saved values when they are first used`() throws {
    try run { context in
      let author = Author("Jane", in: context)
      let book = Book("Emma", in: context)
      book.author = author
      book.tags = ["novel"]
      try context.save()
      let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      other.persistentStoreCoordinator = context.persistentStoreCoordinator

      let found = try other.fetch(Book.fetchRequest() as NSFetchRequest<Book>).first

      #expect(found !== book && found?.isFault == true && found?.events == [])
      #expect(found?.title == "Emma" && found?.isFault == false && found?.events == ["fetch"])
      #expect(found?.tags == ["novel"] && found?.author?.name == "Jane")
      #expect(found?.author?.books == Set([found].compactMap { $0 }))
      #expect(found?.objectID == book.objectID)
    }
  }

  @Test func `both ends of a relationship change together`() throws {
    try run { context in
      let (jane, emily) = (Author("Jane", in: context), Author("Emily", in: context))
      let (emma, heights) = (Book("Emma", in: context), Book("Heights", in: context))

      jane.addToBooks(emma)
      jane.addToBooks(heights)
      #expect(emma.author === jane && heights.author === jane)
      heights.author = emily
      #expect(jane.books == [emma] && emily.books == [heights])
      jane.removeFromBooks(emma)
      #expect(emma.author == nil && jane.books.isEmpty)
      emily.addToBooks(NSSet(array: [emma]))
      #expect(emily.books == [emma, heights] && emma.author === emily)
      emily.books = [emma]
      #expect(heights.author == nil)

      let prize = NSEntityDescription.insertNewObject(forEntityName: "Prize", into: context)
      jane.prize = prize
      prize.setValue(emily, forKey: "winner")
      #expect(jane.prize == nil && emily.prize === prize)
      #expect(emily.value(forKeyPath: "prize.winner.name") as? String == "Emily")
    }
  }

  @Test func `an ordered relationship keeps its order`() throws {
    try run { context in
      let authors = ["A", "B", "C", "D"].map { Author($0, in: context) }
      authors[0].friends = NSOrderedSet(array: [authors[2], authors[1]])
      authors[0].insertIntoFriends(authors[3], at: 1)
      let names = { (authors[0].friends?.array as? [Author])?.compactMap(\.name) }
      #expect(names() == ["C", "D", "B"])
      authors[0].removeFromFriends(at: 0)
      #expect(names() == ["D", "B"])
    }
  }

  @Test func `delete rules cascade, nullify and deny`() throws {
    try run { context in
      let jane = Author("Jane", in: context)
      let (emma, heights) = (Book("Emma", in: context), Book("Heights", in: context))
      jane.books = [emma, heights]
      try context.save()

      context.delete(emma)
      #expect(emma.isDeleted && emma.events.last == "delete")
      #expect(jane.books.count == 2)
      context.processPendingChanges()
      #expect(jane.books == [heights])
      context.delete(jane)
      try context.save()
      #expect(try titles(context) == [])
      #expect(heights.managedObjectContext == nil && !heights.isDeleted)

      let emily = Author("Emily", in: context)
      emily.prize = NSEntityDescription.insertNewObject(forEntityName: "Prize", into: context)
      try context.save()
      context.delete(emily)
      #expect(throws: NSError.self) { try context.save() }
      do { try context.save() } catch {
        #expect((error as NSError).code == NSValidationRelationshipDeniedDeleteError)
      }
      context.rollback()
      #expect(!emily.isDeleted && !context.hasChanges)
    }
  }

  @Test func `an invalid object is not saved`() throws {
    try run { context in
      let author = Author(context: context)
      do {
        try context.save()
        Issue.record("saved")
      } catch {
        let error = error as NSError
        #expect(error.domain == NSCocoaErrorDomain)
        #expect(error.code == NSValidationMissingMandatoryPropertyError)
        #expect(error.userInfo[NSValidationKeyErrorKey] as? String == "name")
        #expect(error.userInfo[NSValidationObjectErrorKey] as? NSObject === author)
        #expect(error.localizedDescription == "name is a required value.")
      }
      author.name = "Jane"
      let book = Book("Long", in: context)
      book.pages = 5001
      let other = Book("Short", in: context)
      other.pages = 0
      do {
        try context.save()
        Issue.record("saved")
      } catch {
        let error = error as NSError
        #expect(error.code == NSValidationMultipleErrorsError)
        let codes = (error.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code)
        #expect(codes == [NSValidationNumberTooLargeError, NSValidationNumberTooSmallError])
      }
      context.delete(book)
      other.pages = 1
      try context.save()
      #expect(try titles(context) == ["Short"])
    }
  }

  @Test func `requests filter, sort and limit their results`() throws {
    try run { context in
      let jane = Author("Jane", in: context)
      for (index, title) in ["Emma", "Persuasion", "Sanditon", "Lady Susan"].enumerated() {
        let book = Book(title, in: context)
        book.pages = Int32(100 * (index + 1))
        if index > 1 { book.author = jane }
      }
      try context.save()

      #expect(try titles(context, "pages > 150 AND title CONTAINS[c] 's'").count == 3)
      #expect(try titles(context, "author.name == 'Jane'") == ["Lady Susan", "Sanditon"])
      #expect(try titles(context, "author == nil") == ["Emma", "Persuasion"])
      let authors = NSFetchRequest<Author>(entityName: "Author")
      authors.predicate = NSPredicate(format: "ANY books.pages >= %d AND books.@count == 2", 400)
      #expect(try context.fetch(authors) == [jane])
      let books: NSFetchRequest<Book> = Book.fetchRequest()
      books.predicate = NSPredicate(format: "%K == %@", "author", jane)
      #expect(try context.count(for: books) == 2)
      books.predicate = NSPredicate(block: { book, _ in (book as? Book)?.pages == 100 })
      #expect(try context.fetch(books).map(\.title) == ["Emma"])
      books.predicate = nil
      books.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: false)]
      (books.fetchOffset, books.fetchLimit) = (1, 2)
      #expect(try context.fetch(books).map(\.pages) == [300, 200])
      let items = NSFetchRequest<NSFetchRequestResult>(entityName: "Item")
      let all = try context.fetch(items) as? [Book]
      #expect(all?.count == 4)
      items.includesSubentities = false
      #expect(try context.count(for: items) == 0)
      let rows = NSFetchRequest<NSDictionary>(entityName: "Book")
      rows.resultType = .dictionaryResultType
      rows.propertiesToFetch = ["title"]
      rows.predicate = NSPredicate(format: "pages == 100")
      #expect(try context.fetch(rows) == [["title": "Emma"] as NSDictionary])
    }
  }

  @Test func `a rollback restores values, deleted objects and the absence of new ones`() throws {
    try run { context in
      let book = Book("Emma", in: context)
      try context.save()
      book.title = "Persuasion"
      let changes = book.changedValues()
      #expect(changes.keys.sorted() == ["title"] && changes["title"] as? String == "Persuasion")
      #expect(book.committedValues(forKeys: ["title"])["title"] as? String == "Emma")
      _ = Book("New", in: context)
      context.rollback()
      #expect(try titles(context) == ["Emma"] && book.title == "Emma" && !context.hasChanges)
      context.delete(book)
      context.rollback()
      #expect(try titles(context) == ["Emma"])
      book.title = "Persuasion"
      context.refresh(book, mergeChanges: false)
      #expect(book.isFault && book.title == "Emma")
    }
  }

  @Test func `a child context saves to its parent`() throws {
    try run { context in
      let jane = Author("Jane", in: context)
      try context.save()
      let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      child.parent = context
      let own = try #require(child.object(with: jane.objectID) as? Author)
      #expect(own !== jane && own.name == "Jane")
      own.name = "Austen"
      let book = Book("Emma", in: child)
      book.author = own
      #expect(try jane.name == "Jane" && titles(context) == [])

      try child.save()

      #expect(jane.name == "Austen" && jane.books.first?.title == "Emma")
      #expect(context.hasChanges && !child.hasChanges)
      try context.save()
      #expect(try titles(context) == ["Emma"])
      child.delete(book)
      try child.save()
      #expect(try jane.books.isEmpty && titles(context) == [])
    }
  }

  @Test func `two contexts that change one object conflict`() throws {
    try run { context in
      let book = Book("Emma", in: context)
      try context.save()
      let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      other.persistentStoreCoordinator = context.persistentStoreCoordinator
      let theirs = try #require(other.object(with: book.objectID) as? Book)
      theirs.pages = 20
      theirs.title = "Theirs"
      book.title = "Mine"
      try other.save()

      do {
        try context.save()
        Issue.record("saved")
      } catch {
        #expect((error as NSError).code == NSManagedObjectMergeError)
      }
      context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      try context.save()
      #expect(book.title == "Mine" && book.pages == 20)
      other.refreshAllObjects()
      #expect(theirs.title == "Mine")
    }
  }

  @Test func `unique values follow the merge policy`() throws {
    try run { context in
      _ = Author("Jane", in: context)
      try context.save()
      let twin = Author("Jane", in: context)
      do {
        try context.save()
        Issue.record("saved")
      } catch {
        #expect((error as NSError).code == NSManagedObjectConstraintMergeError)
      }
      context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      try context.save()
      let authors = NSFetchRequest<Author>(entityName: "Author")
      #expect(try context.fetch(authors) == [twin])
    }
  }

  @Test func `background work reaches the view context in a later tick`() throws {
    defer { stage.close() }
    let container = try stage.run { try Library.container() }
    container.viewContext.automaticallyMergesChangesFromParent = true
    var notices: [Int] = []
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: container.viewContext, queue: nil
    ) { notice in
      let count = (notice.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count ?? 0
      MainActor.assumeIsolated { notices.append(count) }
    }
    stage.run {
      container.performBackgroundTask { context in
        for title in ["Emma", "Persuasion"] { _ = Book(title, in: context) }
        try? context.save()
      }
    }
    try stage.settle()

    #expect(notices == [2])
    #expect(try stage.run { try titles(container.viewContext) } == ["Emma", "Persuasion"])
    NotificationCenter.default.removeObserver(token)
    stage.close()
  }

  @Test func `batch insertions and updates change the store only`() throws {
    try run { context in
      let insert = NSBatchInsertRequest(
        entityName: "Book", objects: [["title": "Emma"], ["title": "Persuasion", "pages": 300]])
      insert.resultType = .count
      let inserted = try context.execute(insert) as? NSBatchInsertResult
      #expect(inserted?.result as? Int == 2)
      let update = NSBatchUpdateRequest(entityName: "Book")
      update.predicate = NSPredicate(format: "pages == 10")
      update.propertiesToUpdate = ["title": "Sanditon", "isRead": true]
      update.resultType = .updatedObjectsCountResultType
      let updated = try context.execute(update) as? NSBatchUpdateResult
      #expect(updated?.result as? Int == 1)
      #expect(try titles(context) == ["Persuasion", "Sanditon"])
      #expect(try titles(context, "isRead == YES") == ["Sanditon"])
    }
  }

  @Test func `a request is executed in the context whose block runs`() throws {
    try run { context in
      _ = Book("Emma", in: context)
      let request: NSFetchRequest<Book> = Book.fetchRequest()
      let books = try context.performAndWait { try request.execute() }
      #expect(books.map(\.title) == ["Emma"])
    }
  }

  @Test func `objects of classes that are known at run time are created`() throws {
    try run { context in
      func make<T: NSManagedObject>(_ type: T.Type) -> T {
        ExposedClass.new(type, context: context)
      }
      let author = make(Author.self)
      author.name = "Jane"
      #expect(author.isInserted && author.managedObjectContext === context)
      let entity = try #require(context.persistentStoreCoordinator?.managedObjectModel)
        .entitiesByName["Book"]
      let book: Book = ExposedClass.new(Book.self, entity: try #require(entity), insertInto: nil)
      #expect(book.managedObjectContext == nil && book.pages == 10)
      book.author = author
      #expect(book.isInserted && author.books == [book])
    }
  }

  @Test func `a batch deletion changes the store only`() throws {
    try run { context in
      let jane = Author("Jane", in: context)
      jane.books = [Book("Emma", in: context), Book("Persuasion", in: context)]
      try context.save()
      let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
      fetch.predicate = NSPredicate(format: "title == 'Emma'")
      let request = NSBatchDeleteRequest(fetchRequest: fetch)
      request.resultType = .resultTypeObjectIDs

      let result = try context.execute(request) as? NSBatchDeleteResult

      let ids = try #require(result?.result as? [NSManagedObjectID])
      #expect(try ids.count == 1 && titles(context) == ["Persuasion"])
      NSManagedObjectContext.mergeChanges(
        fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
      context.refreshAllObjects()
      #expect(jane.books.count == 1)
    }
  }
}
