import CoreData
import Foundation
import Stage
import TemporaryFolders
import Testing
@_spi(Ported) import UIKit

/// Files that were made with another version of the model.
@MainActor
struct StoreMigrationTests {
  private let folder = TemporaryFolder()
  private let stage = Stage(device: .phone)
  private var path: String { folder.path(of: "Notes.sqlite") }
  private let migrating: [AnyHashable: Any] = [
    NSMigratePersistentStoresAutomaticallyOption: true,
    NSInferMappingModelAutomaticallyOption: true,
  ]

  private func run(_ body: () throws -> Void) throws {
    defer { stage.close() }
    try stage.run { try body() }
  }

  private func note(_ more: [NSPropertyDescription] = []) -> NSEntityDescription {
    Models.entity("Note", [Models.attribute("text", .stringAttributeType)] + more)
  }

  /// Writes two notes with the first version of the model.
  private func fill() throws {
    let context = try Models.context(Models.model([note()]), at: path)
    for text in ["a", "b"] { _ = Models.insert("Note", ["text": text], context) }
    try context.save()
    try Models.close(context)
  }

  @Test func `a model that does not fit is an error, and the file stays as it is`() throws {
    try run {
      try fill()
      let before = try folder.data("Notes.sqlite")
      let new = Models.model([note([Models.attribute("stars", .integer16AttributeType)])])
      let error = try #require(Models.error(new, at: path))
      #expect(error.domain == NSCocoaErrorDomain && error.code == 134100)
      #expect(
        error.localizedFailureReason?.hasPrefix(
          "The model used to open the store is incompatible with the one used to create the store. "
            + "These differ: Note.stars. ") == true)
      let metadata = error.userInfo["metadata"] as? [String: Any]
      #expect(metadata?[NSStoreTypeKey] as? String == "SQLite")
      #expect(
        Models.error(new, at: path, [NSMigratePersistentStoresAutomaticallyOption: true])?.code
          == 134100)
      let other = Models.model([Models.entity("Song", [])])
      #expect(Models.error(other, at: path)?.code == 134100)
      #expect(try folder.data("Notes.sqlite") == before)
    }
  }

  @Test func `a new attribute has its default`() throws {
    try run {
      try fill()
      let new = Models.model([
        note([
          Models.attribute("stars", .integer16AttributeType, default: 3, isOptional: false),
          Models.attribute("place", .URIAttributeType),
        ]),
        Models.entity("Folder", [Models.attribute("name", .stringAttributeType)]),
      ])
      let container = NSPersistentContainer(name: "Notes", managedObjectModel: new)
      container.persistentStoreDescriptions = [
        NSPersistentStoreDescription(url: URL(fileURLWithPath: path))
      ]
      nonisolated(unsafe) var failure: (any Error)?
      container.loadPersistentStores { _, error in failure = error }
      #expect(failure == nil)
      let notes = try Models.all("Note", container.viewContext)
      #expect(notes.map { $0.value(forKey: "text") as? String } == ["a", "b"])
      #expect(notes.map { $0.value(forKey: "stars") as? Int } == [3, 3])
      #expect(try Models.all("Folder", container.viewContext).isEmpty)
      let database = try Database(path)
      #expect(
        try database.rows("SELECT * FROM Z_PRIMARYKEY") == ["1|Folder|0|0", "2|Note|0|2"])
      #expect(
        try database.rows("SELECT Z_PK, Z_ENT, ZSTARS, ZTEXT FROM ZNOTE") == ["1|2|3|a", "2|2|3|b"])
      #expect(
        try database.rows("SELECT Z_UUID FROM Z_METADATA")
          == ["00000000-0000-4000-8000-000000000001"])
      // A second start has nothing to change.
      try Models.close(container.viewContext)
      #expect(Models.error(new, at: path) == nil)
    }
  }

  @Test func `a renamed attribute keeps its values, and a removed one goes`() throws {
    try run {
      try fill()
      let title = Models.attribute("title", .stringAttributeType)
      title.renamingIdentifier = "text"
      let context = try Models.context(
        Models.model([Models.entity("Note", [title])]), at: path, migrating)
      #expect(
        try Models.all("Note", context).map { $0.value(forKey: "title") as? String } == ["a", "b"])
      #expect(try Database(path).rows("SELECT ZTITLE FROM ZNOTE") == ["a", "b"])
      try Models.close(context)
      let bare = try Models.context(Models.model([Models.entity("Note", [])]), at: path, migrating)
      #expect(try Models.all("Note", bare).count == 2)
      #expect(
        try Database(path).rows("SELECT name FROM pragma_table_info('ZNOTE')")
          == ["Z_PK", "Z_ENT", "Z_OPT"])
    }
  }

  @Test func `relationships and values of unknown classes survive`() throws {
    try run {
      func model(_ extra: [NSPropertyDescription] = []) -> NSManagedObjectModel {
        let tag = Models.entity("Tag", [Models.attribute("name", .stringAttributeType)] + extra)
        let note = Models.entity("Note", [Models.attribute("color", .transformableAttributeType)])
        Models.relate(note, "tags", toMany: true, isOrdered: true, tag, "notes", toMany: true)
        Models.relate(note, "first", toMany: false, tag, "firsts", toMany: true)
        return Models.model([tag, note])
      }
      let context = try Models.context(model(), at: path)
      let tags = ["x", "y"].map { Models.insert("Tag", ["name": $0], context) }
      let note = Models.insert("Note", [:], context)
      note.setValue(NSOrderedSet(array: [tags[1], tags[0]]), forKey: "tags")
      note.setValue(tags[1], forKey: "first")
      try context.save()
      try Models.close(context)
      let database = try Database(path)
      try database.run("UPDATE ZNOTE SET ZCOLOR = x'62706C697374DEADBEEF'")

      let again = try Models.context(
        model([Models.attribute("stars", .integer16AttributeType)]), at: path, migrating)
      let found = try #require(try Models.all("Note", again).first)
      let names = (found.value(forKey: "tags") as? NSOrderedSet)?.compactMap {
        ($0 as? NSManagedObject)?.value(forKey: "name") as? String
      }
      #expect(names == ["y", "x"] && found.value(forKey: "color") == nil)
      #expect(found.value(forKeyPath: "first.name") as? String == "y")
      // Saving another value leaves the value that could not be read.
      found.setValue(nil, forKey: "first")
      try again.save()
      #expect(
        try database.rows("SELECT hex(ZCOLOR), ZFIRST FROM ZNOTE") == ["62706C697374DEADBEEF|null"])
    }
  }

  @Test func `changes that need a mapping are errors and lose nothing`() throws {
    try run {
      try fill()
      let number = Models.model([
        Models.entity("Note", [Models.attribute("text", .integer16AttributeType)])
      ])
      #expect(Models.error(number, at: path, migrating)?.code == 134190)
      let strict = Models.model([
        note([Models.attribute("key", .UUIDAttributeType, isOptional: false)])
      ])
      let error = try #require(Models.error(strict, at: path, migrating))
      #expect(error.code == 134110)
      #expect(
        error.userInfo["reason"] as? String
          == "Validation error missing attribute values on mandatory destination attribute: "
          + "Note.key. Give the attribute a default value, or make it optional.")
      #expect(try Database(path).rows("SELECT ZTEXT FROM ZNOTE") == ["a", "b"])
      #expect(Models.error(Models.model([note()]), at: path) == nil)
    }
  }

  @Test func `a model's file can rename, and allow files for values`() throws {
    try folder.write(
      """
      <model><entity name="Note" elementID="Memo"><attribute name="title" optional="YES" elementID="text" \
      attributeType="String"/><attribute name="photo" optional="YES" attributeType="Binary" \
      allowsExternalBinaryDataStorage="YES"/></entity></model>
      """, to: "Notes.mom")
    try run {
      let memo = Models.entity(
        "Memo",
        [
          Models.attribute("text", .stringAttributeType),
          Models.attribute("photo", .binaryDataAttributeType),
        ])
      let first = try Models.context(Models.model([memo]), at: path)
      _ = Models.insert("Memo", ["text": "a"], first)
      try first.save()
      try Models.close(first)
      let name = "5E1B0F8E-7F3C-4C7B-8E39-6B1B3C6C0C11"
      try folder.write(Data([1, 2, 3]), to: ".Notes_SUPPORT/_EXTERNAL_DATA/\(name)")
      let hex = name.utf8.map { String($0, radix: 16) }.joined()
      try Database(path).run("UPDATE ZMEMO SET ZPHOTO = x'02\(hex)00'")

      let model = try #require(
        NSManagedObjectModel(contentsOf: folder.url.appendingPathComponent("Notes.mom")))
      let context = try Models.context(model, at: path, migrating)
      let note = try #require(try Models.all("Note", context).first)
      #expect(note.value(forKey: "title") as? String == "a")
      #expect(note.value(forKey: "photo") as? Data == Data([1, 2, 3]))
      note.setValue(Data([9]), forKey: "photo")
      try context.save()
      #expect(try Database(path).rows("SELECT hex(ZPHOTO) FROM ZNOTE") == ["0109"])
    }
  }

  /// Statements that make a database as Core Data's are, with the numbers, suffixes and lengths that
  /// published databases have.
  private static let seed = """
    CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
    CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB);
    CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
    CREATE TABLE ZRECIPE ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZRATING INTEGER,
      ZCOURSE INTEGER, Z_FOK_COURSE INTEGER, ZADDED TIMESTAMP, ZNAME VARCHAR, ZKEY BLOB );
    CREATE TABLE ZCOURSE ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR );
    CREATE TABLE ZTAG ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR );
    CREATE TABLE Z_2TAGS ( Z_2RECIPES1 INTEGER, Z_3TAGS INTEGER, PRIMARY KEY (Z_2RECIPES1, Z_3TAGS) );
    INSERT INTO Z_METADATA VALUES (1, '3B1F2A4E-6D0C-4E57-9B52-0C6A1D9F7E11', NULL);
    INSERT INTO Z_PRIMARYKEY VALUES (1,'Course',0,2),(2,'Recipe',0,9),(3,'Tag',0,1),(16001,'CHANGE',0,0);
    INSERT INTO ZCOURSE VALUES (1,1,4,'Starter'),(2,1,1,'Main');
    INSERT INTO ZRECIPE VALUES
      (3,2,1,5,2,3072,600000000.25,'Curry',x'000102030405060708090A0B0C0D0E0F'),
      (7,2,2,4,2,2048,-1,'Stew',NULL);
    INSERT INTO ZTAG VALUES (1,3,1,'hot');
    INSERT INTO Z_2TAGS VALUES (3,1),(7,99);
    """

  @Test func `a database of Core Data is read and goes on`() throws {
    try run {
      let seed = try Database(path)
      try seed.run(Self.seed)
      seed.close()
      let course = Models.entity("Course", [Models.attribute("name", .stringAttributeType)])
      let tag = Models.entity("Tag", [Models.attribute("name", .stringAttributeType)])
      let recipe = Models.entity(
        "Recipe",
        [
          Models.attribute("name", .stringAttributeType),
          Models.attribute("rating", .integer16AttributeType),
          Models.attribute("added", .dateAttributeType),
          Models.attribute("key", .UUIDAttributeType),
        ])
      Models.relate(
        course, "recipes", toMany: true, isOrdered: true, recipe, "course", toMany: false)
      Models.relate(recipe, "tags", toMany: true, tag, "recipes", toMany: true)
      let context = try Models.context(Models.model([course, tag, recipe]), at: path)

      let store = try #require(context.persistentStoreCoordinator?.persistentStores.first)
      #expect(store.identifier == "3B1F2A4E-6D0C-4E57-9B52-0C6A1D9F7E11")
      let recipes = try Models.all("Recipe", context)
      #expect(recipes.map { $0.value(forKey: "name") as? String } == ["Curry", "Stew"])
      #expect(
        recipes[0].value(forKey: "added") as? Date
          == Date(timeIntervalSinceReferenceDate: 600_000_000.25))
      #expect(
        (recipes[0].value(forKey: "key") as? UUID)?.uuidString
          == "00010203-0405-0607-0809-0A0B0C0D0E0F")
      #expect(recipes[0].objectID.uriRepresentation().lastPathComponent == "p3")
      let courses = try Models.all("Course", context)
      let main = (courses[1].value(forKey: "recipes") as? NSOrderedSet)?.array as? [NSManagedObject]
      #expect(main == [recipes[1], recipes[0]])
      #expect((recipes[0].value(forKey: "tags") as? NSSet)?.count == 1)
      #expect((recipes[1].value(forKey: "tags") as? NSSet)?.count == 0)

      let soup = Models.insert("Recipe", ["name": "Soup", "course": courses[0]], context)
      soup.setValue(NSSet(array: try Models.all("Tag", context)), forKey: "tags")
      try context.save()
      #expect(soup.objectID.uriRepresentation().lastPathComponent == "p10")
      let database = try Database(path)
      #expect(
        try database.rows("SELECT Z_PK, Z_ENT, ZCOURSE, ZNAME FROM ZRECIPE WHERE Z_PK > 7")
          == ["10|2|1|Soup"])
      #expect(try database.rows("SELECT * FROM Z_2TAGS") == ["3|1", "7|99", "10|1"])
      #expect(try database.rows("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_NAME = 'Recipe'") == ["10"])
    }
  }
}
