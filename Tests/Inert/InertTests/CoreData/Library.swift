import CoreData
import DataModel
import Foundation
import TemporaryFolders
@_spi(Ported) import UIKit

/// A model of books and authors, for tests.
enum Library {
  static let xml = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Item" isAbstract="YES" syncable="YES" codeGenerationType="class">
            <attribute name="title" optional="YES" attributeType="String"/>
        </entity>
        <entity name="Book" representedClassName="Book" parentEntity="Item" syncable="YES">
            <attribute name="pages" attributeType="Integer 32" defaultValueString="10" minValueString="1" maxValueString="5000" usesScalarValueType="YES"/>
            <attribute name="isRead" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
            <attribute name="published" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
            <attribute name="note" optional="YES" transient="YES" attributeType="String"/>
            <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
        </entity>
        <entity name="Author" representedClassName="Author" syncable="YES" codeGenerationType="category">
            <attribute name="name" attributeType="String"/>
            <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
            <relationship name="friends" optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify" destinationEntity="Author"/>
            <relationship name="prize" optional="YES" maxCount="1" deletionRule="Deny" destinationEntity="Prize" inverseName="winner" inverseEntity="Prize"/>
            <uniquenessConstraints>
                <uniquenessConstraint><constraint value="name"/></uniquenessConstraint>
            </uniquenessConstraints>
        </entity>
        <entity name="Prize" syncable="YES">
            <relationship name="winner" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="prize" inverseEntity="Author"/>
        </entity>
        <elements/>
    </model>
    """

  /// The model, read from a file as in a bundle.
  static func model() throws -> NSManagedObjectModel {
    let folder = TemporaryFolder()
    try folder.write(xml, to: "Library.momd/Library.mom")
    let url = folder.url.appendingPathComponent("Library.momd")
    guard let model = NSManagedObjectModel(contentsOf: url) else { throw Missing() }
    return model
  }
  struct Missing: Error {}

  /// A container with a new store.
  static func container(
    url: URL = URL(fileURLWithPath: "/dev/null")
  ) throws -> NSPersistentContainer {
    register()
    let container = NSPersistentContainer(name: "Library", managedObjectModel: try model())
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    nonisolated(unsafe) var failure: (any Error)?
    container.loadPersistentStores { _, error in failure = error }
    if let failure { throw failure }
    return container
  }

  private static func register() {
    ExposedClass.register(Book.self, name: "Book", module: nil) { _ in }
    ExposedClass.register(Author.self, name: "Author", module: nil) { _ in }
  }
}

// The classes as the port writes them.

final class Book: NSManagedObject {
  var title: String? {
    get { ExposedClass.managed("title", of: self) }
    set { ExposedClass.setManaged(newValue, "title", of: self) }
  }
  var pages: Int32 {
    get { ExposedClass.managed("pages", of: self) }
    set { ExposedClass.setManaged(newValue, "pages", of: self) }
  }
  var isRead: Bool {
    get { ExposedClass.managed("isRead", of: self) }
    set { ExposedClass.setManaged(newValue, "isRead", of: self) }
  }
  var published: Date? {
    get { ExposedClass.managed("published", of: self) }
    set { ExposedClass.setManaged(newValue, "published", of: self) }
  }
  var tags: [String]? {
    get { ExposedClass.managed("tags", of: self) }
    set { ExposedClass.setManaged(newValue, "tags", of: self) }
  }
  var author: Author? {
    get { ExposedClass.managed("author", of: self) }
    set { ExposedClass.setManaged(newValue, "author", of: self) }
  }
  var events: [String] = []

  override func awakeFromInsert() {
    super.awakeFromInsert()
    events.append("insert")
  }
  override func awakeFromFetch() { events.append("fetch") }
  override func willSave() { events.append("willSave") }
  override func didSave() { events.append("didSave") }
  override func prepareForDeletion() { events.append("delete") }

  class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }
}

final class Author: NSManagedObject {
  var name: String? {
    get { ExposedClass.managed("name", of: self) }
    set { ExposedClass.setManaged(newValue, "name", of: self) }
  }
  var books: Set<Book> {
    get { ExposedClass.managed("books", of: self) }
    set { ExposedClass.setManaged(newValue, "books", of: self) }
  }
  var friends: NSOrderedSet? {
    get { ExposedClass.managed("friends", of: self) }
    set { ExposedClass.setManaged(newValue, "friends", of: self) }
  }
  var prize: NSManagedObject? {
    get { ExposedClass.managed("prize", of: self) }
    set { ExposedClass.setManaged(newValue, "prize", of: self) }
  }
  func addToBooks(_ value: Book) { ExposedClass.callManaged("addToBooks(_:)", of: self, value) }
  func removeFromBooks(_ value: Book) {
    ExposedClass.callManaged("removeFromBooks(_:)", of: self, value)
  }
  func addToBooks(_ values: NSSet) { ExposedClass.callManaged("addToBooks(_:)", of: self, values) }
  func insertIntoFriends(_ value: Author, at index: Int) {
    ExposedClass.callManaged("insertIntoFriends(_:at:)", of: self, value, index)
  }
  func removeFromFriends(at index: Int) {
    ExposedClass.callManaged("removeFromFriends(at:)", of: self, index)
  }

  convenience init(_ name: String, in context: NSManagedObjectContext) {
    self.init(context: context)
    self.name = name
  }
}

extension Book {
  convenience init(_ title: String, in context: NSManagedObjectContext) {
    self.init(context: context)
    self.title = title
  }
}
