import CoreData
import DeviceRuntime
import Foundation
import Stage
import TemporaryFolders
import Testing
@_spi(Ported) import UIKit

/// Stores with files: their tables, and what is found when they are opened again.
@MainActor
struct StoreFileTests {
  private let folder = TemporaryFolder()
  private let stage = Stage(device: .phone)
  private var path: String { folder.path(of: "Library.sqlite") }

  private func open() throws -> NSManagedObjectContext {
    try Library.container(url: URL(fileURLWithPath: path)).viewContext
  }

  private func run(_ body: () throws -> Void) throws {
    defer { stage.close() }
    try stage.run { try body() }
  }

  /// Saves three authors and three books.
  private func fill(_ context: NSManagedObjectContext) throws {
    let names = ["Jane", "Emily", "Anne"]
    let authors = names.map { Author($0, in: context) }
    authors[0].books = [Book("Emma", in: context), Book("Sanditon", in: context)]
    let heights = Book("Heights", in: context)
    heights.author = authors[1]
    heights.pages = 300
    heights.isRead = true
    heights.published = Date(timeIntervalSinceReferenceDate: 12.5)
    heights.tags = ["novel", "wind"]
    authors[0].friends = NSOrderedSet(array: [authors[2], authors[1]])
    try context.save()
  }

  @Test func `the tables have Core Data's names`() throws {
    try run {
      let context = try open()
      try fill(context)
      try Models.close(context)
      #expect(folder.names() == ["Library.sqlite"])

      let database = try Database(path)
      #expect(
        try database.rows("SELECT * FROM Z_PRIMARYKEY")
          == ["1|Author|0|3", "2|Book|3|0", "3|Item|0|3", "4|Prize|0|0"])
      #expect(
        try database.rows("SELECT name || ' ' || type FROM pragma_table_info('ZITEM')") == [
          "Z_PK INTEGER", "Z_ENT INTEGER", "Z_OPT INTEGER", "ZAUTHOR INTEGER", "ZISREAD INTEGER",
          "ZPAGES INTEGER", "ZPUBLISHED TIMESTAMP", "ZTITLE VARCHAR", "ZTAGS BLOB",
        ])
      #expect(
        try database.rows(
          "SELECT Z_ENT, Z_OPT, ZAUTHOR, ZISREAD, ZPAGES, ZPUBLISHED, length(ZTAGS) > 0 FROM ZITEM "
            + "WHERE ZTITLE = 'Heights'") == ["2|1|2|1|300|12.5|1"])
      #expect(
        try database.rows("SELECT Z_1, Z_1FRIENDS FROM Z_1FRIENDS ORDER BY Z_FOK_1FRIENDS")
          == ["1|3", "1|2"])
      let identifier = "00000000-0000-4000-8000-000000000001"
      #expect(try database.rows("SELECT Z_VERSION, Z_UUID FROM Z_METADATA") == ["1|\(identifier)"])
      #expect(try database.rows("PRAGMA journal_mode") == ["wal"])
    }
  }

  @Test func `saved objects are found when the file is opened again`() throws {
    try run {
      let first = try open()
      try fill(first)
      let id = try #require(first.persistentStoreCoordinator?.persistentStores.first?.identifier)
      let jane = try #require(try Models.all("Author", first).first)
      let address = jane.objectID.uriRepresentation()
      try Models.close(first)

      let context = try open()
      let coordinator = try #require(context.persistentStoreCoordinator)
      #expect(coordinator.persistentStores.first?.identifier == id)
      #expect(coordinator.persistentStores.first?.metadata[NSStoreUUIDKey] as? String == id)
      let authors = try context.fetch(NSFetchRequest<Author>(entityName: "Author"))
      #expect(authors.map(\.name) == ["Jane", "Emily", "Anne"])
      #expect(authors[0].books.map(\.title).compactMap { $0 }.sorted() == ["Emma", "Sanditon"])
      #expect((authors[0].friends?.array as? [Author])?.map(\.name) == ["Anne", "Emily"])
      let heights = try #require(authors[1].books.first)
      #expect(heights.pages == 300 && heights.isRead && heights.tags == ["novel", "wind"])
      #expect(heights.published == Date(timeIntervalSinceReferenceDate: 12.5))
      #expect(heights.author === authors[1] && heights.title == "Heights")
      let same = coordinator.managedObjectID(forURIRepresentation: address)
      #expect(same == authors[0].objectID)

      let new = Book("Persuasion", in: context)
      try context.save()
      #expect(new.objectID.uriRepresentation().lastPathComponent == "p4")
    }
  }

  @Test func `changes and deletions are written`() throws {
    try run {
      let context = try open()
      try fill(context)
      let authors = try context.fetch(NSFetchRequest<Author>(entityName: "Author"))
      authors[0].books.first { $0.title == "Emma" }?.title = "Persuasion"
      authors[0].removeFromFriends(at: 0)
      context.delete(authors[2])
      try context.save()
      authors[0].friends = nil
      authors[1].books.first?.author = nil
      authors[1].books.first?.published = nil
      try context.save()

      let database = try Database(path)
      #expect(try database.rows("SELECT ZNAME FROM ZAUTHOR") == ["Jane", "Emily"])
      #expect(
        try database.rows("SELECT ZTITLE, ZAUTHOR, Z_OPT FROM ZITEM ORDER BY Z_PK").sorted()
          == ["Heights|null|2", "Persuasion|1|2", "Sanditon|1|1"])
      #expect(try database.rows("SELECT * FROM Z_1FRIENDS") == [])
    }
  }

  @Test func `values of every type are kept`() throws {
    try run {
      let types: [(String, NSAttributeType, Any)] = [
        ("small", .integer16AttributeType, Int16(-5)),
        ("long", .integer64AttributeType, Int64.min),
        ("double", .doubleAttributeType, 0.1), ("float", .floatAttributeType, Float(0.1)),
        ("yes", .booleanAttributeType, true),
        ("price", .decimalAttributeType, NSDecimalNumber(string: "12.34")),
        ("text", .stringAttributeType, "a'b\u{0}ü"),
        ("when", .dateAttributeType, Date(timeIntervalSinceReferenceDate: -3.25)),
        ("data", .binaryDataAttributeType, Data([0, 1, 255])),
        ("nothing", .binaryDataAttributeType, Data()),
        (
          "key", .UUIDAttributeType,
          UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
        ),
        ("place", .URIAttributeType, URL(fileURLWithPath: "/tmp/a b")),
        ("list", .transformableAttributeType, ["a": [1, 2]]),
      ]
      let model = Models.model([
        Models.entity("Thing", types.map { Models.attribute($0.0, $0.1) })
      ])
      let context = try Models.context(model, at: path)
      _ = Models.insert("Thing", Dictionary(types.map { ($0.0, $0.2) }) { $1 }, context)
      _ = Models.insert("Thing", [:], context)
      try context.save()
      try Models.close(context)

      let again = try Models.context(model, at: path)
      let things = try Models.all("Thing", again)
      for (name, _, value) in types {
        let found = things[0].value(forKey: name)
        #expect(KeyedComparison.areEqual(found, value) || name == "list", "\(name)")
        #expect(things[1].value(forKey: name) == nil, "\(name)")
      }
      #expect(things[0].value(forKey: "list") as? [String: [Int]] == ["a": [1, 2]])
      #expect(things[0].value(forKey: "float") as? Float == 0.1)
      let database = try Database(path)
      #expect(
        try database.rows(
          "SELECT hex(ZKEY), ZPLACE, ZYES, ZPRICE, ZWHEN FROM ZTHING WHERE Z_PK = 1")
          == ["0102030405060708090A0B0C0D0E0F10|file:///tmp/a%20b|1|12.34|-3.25"])
    }
  }

  @Test func `relationships of every kind are kept`() throws {
    try run {
      let (tag, note) = (
        Models.entity("Tag", [Models.attribute("name", .stringAttributeType)]),
        Models.entity("Note", [Models.attribute("name", .stringAttributeType)])
      )
      Models.relate(note, "tags", toMany: true, isOrdered: true, tag, "notes", toMany: true)
      Models.relate(note, "parts", toMany: true, isOrdered: true, note, "whole", toMany: false)
      Models.relate(note, "cover", toMany: false, tag, "covered", toMany: false)
      let model = Models.model([tag, note])
      let context = try Models.context(model, at: path)
      let tags = ["a", "b", "c"].map { Models.insert("Tag", ["name": $0], context) }
      let notes = ["1", "2", "3"].map { Models.insert("Note", ["name": $0], context) }
      notes[0].setValue(NSOrderedSet(array: [tags[2], tags[0], tags[1]]), forKey: "tags")
      notes[1].setValue(NSOrderedSet(array: [tags[0]]), forKey: "tags")
      notes[0].setValue(NSOrderedSet(array: [notes[2], notes[1]]), forKey: "parts")
      notes[0].setValue(tags[1], forKey: "cover")
      try context.save()
      notes[0].setValue(NSOrderedSet(array: [tags[1], tags[2], tags[0]]), forKey: "tags")
      try context.save()
      try Models.close(context)

      let again = try Models.context(model, at: path)
      func names(_ object: NSManagedObject, _ key: String) -> [String] {
        let members = object.value(forKey: key)
        let list = (members as? NSOrderedSet)?.array ?? (members as? NSSet)?.allObjects ?? []
        return list.compactMap { ($0 as? NSManagedObject)?.value(forKey: "name") as? String }
      }
      let found = try Models.all("Note", again)
      #expect(found.map { names($0, "tags") } == [["b", "c", "a"], ["a"], []])
      #expect(found.map { names($0, "parts") } == [["3", "2"], [], []])
      #expect(found[1].value(forKeyPath: "whole.name") as? String == "1")
      #expect(found[0].value(forKeyPath: "cover.covered.name") as? String == "1")
      let first = try #require(try Models.all("Tag", again).first)
      #expect(names(first, "notes").sorted() == ["1", "2"])
      let database = try Database(path)
      #expect(
        try database.rows("SELECT Z_2TAGS FROM Z_1TAGS WHERE Z_1NOTES = 1 ORDER BY Z_FOK_2TAGS")
          == ["2", "3", "1"])
      #expect(
        try database.rows("SELECT Z_PK FROM ZNOTE WHERE ZWHOLE = 1 ORDER BY Z_FOK_WHOLE")
          == ["3", "2"])
    }
  }

  @Test func `stores with one file share their rows`() throws {
    try run {
      let (first, second) = (try open(), try open())
      let book = Book("Emma", in: first)
      try first.save()
      let found = try #require(
        try second.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
      #expect(found.title == "Emma")
      found.title = "Persuasion"
      try second.save()
      first.refresh(book, mergeChanges: false)
      #expect(book.title == "Persuasion")
    }
  }

  @Test func `changes of another process are read`() throws {
    try run {
      let context = try open()
      let book = Book("Emma", in: context)
      try context.save()
      let other = try Database(path)
      try other.run("UPDATE ZITEM SET ZTITLE = 'Theirs', Z_OPT = Z_OPT + 1")
      try other.run("INSERT INTO ZITEM (Z_PK, Z_ENT, Z_OPT, ZTITLE) VALUES (7, 2, 1, 'Seventh')")

      let books = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
      #expect(books.count == 2 && books[0] === book)
      #expect(books[1].title == "Seventh")
      book.title = "Mine"
      do {
        try context.save()
        Issue.record("saved")
      } catch { #expect((error as NSError).code == NSManagedObjectMergeError) }
      context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      try context.save()
      let new = Book("Eighth", in: context)
      try context.save()
      #expect(new.objectID.uriRepresentation().lastPathComponent == "p8")
      #expect(
        try other.rows("SELECT Z_PK, ZTITLE FROM ZITEM") == ["1|Mine", "7|Seventh", "8|Eighth"])
    }
  }

  @Test func `ten thousand objects are saved and found`() throws {
    try run {
      let context = try open()
      let author = Author("Jane", in: context)
      for index in 0..<10_000 { Book("Book \(index)", in: context).author = author }
      try context.save()
      try Models.close(context)

      let again = try open()
      let books = try again.fetch(NSFetchRequest<Book>(entityName: "Book"))
      #expect(books.count == 10_000 && books[9_999].title == "Book 9999")
      #expect(books[0].author?.books.count == 10_000)
      for book in books.dropFirst(5) { again.delete(book) }
      try again.save()
      #expect(try Database(path).rows("SELECT COUNT(*) FROM ZITEM") == ["5"])
    }
  }

  @Test func `metadata of the app is kept`() throws {
    try run {
      let context = try open()
      let coordinator = try #require(context.persistentStoreCoordinator)
      let store = try #require(coordinator.persistentStores.first)
      coordinator.setMetadata(["version": 3], for: store)
      _ = Book("Emma", in: context)
      try context.save()
      try Models.close(context)
      let again = try #require(try open().persistentStoreCoordinator?.persistentStores.first)
      #expect(again.metadata["version"] as? Int == 3)
      #expect(again.metadata[NSStoreTypeKey] as? String == "SQLite")
    }
  }

  @Test func `a value that cannot be archived is kept until the store is closed`() throws {
    struct Shape { var sides = 3 }
    try run {
      let model = Models.model([
        Models.entity("Thing", [Models.attribute("shape", .transformableAttributeType)])
      ])
      let context = try Models.context(model, at: path)
      let thing = Models.insert("Thing", ["shape": Shape()], context)
      try context.save()
      context.refresh(thing, mergeChanges: false)
      #expect((thing.value(forKey: "shape") as? Shape)?.sides == 3)
      try Models.close(context)
      let again = try Models.context(model, at: path)
      let things = try Models.all("Thing", again)
      #expect(things.count == 1 && things[0].value(forKey: "shape") == nil)
      #expect(
        stage.warnings == [
          "CoreData: warning: The value of Thing.shape is not written to the store's file, because "
            + "Shape cannot be archived here. The value is kept until the store is closed. A class "
            + "that conforms to NSCoding can be archived."
        ])
    }
  }
}
