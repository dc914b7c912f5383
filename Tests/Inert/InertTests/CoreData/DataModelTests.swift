import CoreData
import DataModel
import Foundation
import Stage
import Testing

/// Models that are read from files.
@MainActor
struct DataModelTests {
  private func read(_ text: String) throws -> DataModel { try DataModel(xml: Data(text.utf8)) }

  private func error(_ text: String) -> String {
    do {
      _ = try read(text)
      return "no error"
    } catch { return "\(error)" }
  }

  @Test func `the model has the entities with their properties`() throws {
    let model = try read(Library.xml)

    #expect(model.entities.map(\.name) == ["Item", "Book", "Author", "Prize"])
    let book = model.entities[1]
    #expect(book.parent == "Item" && book.codeGeneration == .none)
    #expect(book.attributes.map(\.type) == [.integer32, .boolean, .date, .transformable, .string])
    #expect(book.attributes[0].usesScalar && book.attributes[0].greatest == "5000")
    #expect(book.attributes[4].isTransient)
    #expect(book.relationships[0].inverse == "books" && !book.relationships[0].isToMany)
    #expect(model.entities[2].relationships[1].isOrdered)
    #expect(model.entities[2].relationships.map(\.deleteRule) == [.cascade, .nullify, .deny])
    #expect(model.entities[2].uniquenessConstraints == [["name"]])
    #expect(model.entities[0].isAbstract)
  }

  @Test func `classes and extensions are generated as in Xcode`() throws {
    let text = Library.xml
      .replacing(
        "representedClassName=\"Book\"",
        with: "representedClassName=\".Book\" codeGenerationType=\"class\"")
    let source = try #require(try read(text).generatedSource)

    #expect(
      source == """
        import CoreData
        import Foundation

        @objc(Book)
        public class Book: NSManagedObject {}

        extension Book {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<Book> {
            return NSFetchRequest<Book>(entityName: "Book")
          }

          @NSManaged public var `pages`: Int32
          @NSManaged public var `isRead`: Bool
          @NSManaged public var `published`: Date?
          @NSManaged public var `tags`: [String]?
          @NSManaged public var `note`: String?
          @NSManaged var `author`: Author?
        }

        extension Book: Identifiable {}

        extension Author {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<Author> {
            return NSFetchRequest<Author>(entityName: "Author")
          }

          @NSManaged public var `name`: String?
          @NSManaged public var `books`: NSSet?
          @NSManaged var `friends`: NSOrderedSet?
          @NSManaged public var `prize`: NSManagedObject?
        }

        extension Author {
          @NSManaged public func addToBooks(_ value: Book)
          @NSManaged public func removeFromBooks(_ value: Book)
          @NSManaged public func addToBooks(_ values: NSSet)
          @NSManaged public func removeFromBooks(_ values: NSSet)
        }

        extension Author {
          @NSManaged func insertIntoFriends(_ value: Author, at idx: Int)
          @NSManaged func removeFromFriends(at idx: Int)
          @NSManaged func insertIntoFriends(_ values: [Author], at indexes: NSIndexSet)
          @NSManaged func removeFromFriends(at indexes: NSIndexSet)
          @NSManaged func replaceFriends(at idx: Int, with value: Author)
          @NSManaged func replaceFriends(at indexes: NSIndexSet, with values: [Author])
          @NSManaged func addToFriends(_ value: Author)
          @NSManaged func removeFromFriends(_ value: Author)
          @NSManaged func addToFriends(_ values: NSOrderedSet)
          @NSManaged func removeFromFriends(_ values: NSOrderedSet)
        }

        """)
    #expect(try read("<model/>").generatedSource == nil)
  }

  private static let damage =
    "instead of the XML that Xcode's model editor writes; save the model again with Xcode"

  @Test func `a model that cannot be used is described in one sentence`() {
    #expect(error("") == "the data model contains nothing \(Self.damage)")
    #expect(error("bplist00…") == "the data model contains a property list \(Self.damage)")
    #expect(error("<plist/>") == "the data model contains <plist> \(Self.damage)")
    #expect(
      error("<model>\n<entity name=\"A\">")
        == "the data model contains incomplete or invalid text in line 2 \(Self.damage)")
    #expect(
      error("<model><entity/></model>")
        == "the data model contains an entity without a name in line 1 \(Self.damage)")
    let entities = { (list: [(String, String)]) in
      self.error(
        "<model>"
          + list.map { "<entity name=\"\($0.0)\" parentEntity=\"\($0.1)\"/>" }.joined() + "</model>"
      )
    }
    #expect(
      entities([("A", "B"), ("B", "C"), ("C", "B")])
        == "the data model has an entity that inherits from itself, B; correct the model in Xcode")
    #expect(
      entities([("A", "B")])
        == "the data model has no entity B, which is the parent of A; correct the model in Xcode")
    #expect(
      entities([("A", ""), ("A", "")])
        == "the data model has two entities named A; correct the model in Xcode")
    #expect(
      entities((0..<100_000).map { ("E\($0)", "") })
        == "the data model has more than 10000 entities; divide the model")
    #expect(
      error(
        "<model><entity name='A'><relationship name='b' destinationEntity='B'/></entity></model>")
        == "the data model has no entity B, which is the destination of the relationship A.b; "
        + "correct the model in Xcode")
  }

  @Test func `every shortened file is an error and ends`() {
    let bytes = Data(Library.xml.utf8)
    for count in stride(from: 0, to: bytes.count - 10, by: 97) {
      #expect(throws: DataModelError.self) { try DataModel(xml: bytes.prefix(count)) }
    }
  }

  @Test func `a chain of ten thousand entities is read`() throws {
    let text =
      "<model><entity name=\"E0\"/>"
      + (1..<10_000).map { "<entity name=\"E\($0)\" parentEntity=\"E\($0 - 1)\"/>" }.joined()
      + "</model>"
    #expect(try read(text).entities.count == 10_000)
  }

  @Test func `a missing model is logged`() {
    let stage = Stage(device: .phone)
    stage.run {
      #expect(NSPersistentContainer(name: "Nothing").managedObjectModel.entities.isEmpty)
    }
    #expect(stage.warnings == ["CoreData: warning: Failed to load model named Nothing"])
    stage.close()
  }
}
