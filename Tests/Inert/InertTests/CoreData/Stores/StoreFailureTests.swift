import CSQLite
import CoreData
import Foundation
import Stage
import TemporaryFolders
import Testing
@_spi(Ported) import UIKit

/// Files that cannot be used, and saves that fail.
@MainActor
struct StoreFailureTests {
  private let folder = TemporaryFolder()
  private let stage = Stage(device: .phone)
  private var path: String { folder.path(of: "Notes.sqlite") }

  private func model() -> NSManagedObjectModel {
    Models.model([
      Models.entity(
        "Note",
        [
          Models.attribute("text", .stringAttributeType),
          Models.attribute("list", .transformableAttributeType),
        ])
    ])
  }

  private func run(_ body: () throws -> Void) throws {
    defer { stage.close() }
    try stage.run { try body() }
  }

  private func fill(_ count: Int, _ options: [AnyHashable: Any]? = nil) throws {
    let context = try Models.context(model(), at: path, options)
    for index in 0..<count {
      _ = Models.insert("Note", ["text": "Note \(index)", "list": ["a", "b"]], context)
    }
    try context.save()
    try Models.close(context)
  }

  // MARK: Opening

  @Test func `a file of another kind is an error`() throws {
    try run {
      try folder.write(String(repeating: "no database", count: 500), to: "Notes.sqlite")
      let error = try #require(Models.error(model(), at: path))
      #expect(error.domain == NSCocoaErrorDomain && error.code == 259)
      #expect(error.userInfo[NSSQLiteErrorDomain] as? Int == 26)
      #expect(error.userInfo[NSFilePathErrorKey] as? String == path)
      #expect(
        error.localizedDescription
          == "The file “Notes.sqlite” couldn’t be opened because it isn’t in the correct format.")
      #expect(error.localizedFailureReason == "file is not a database")

      let container = NSPersistentContainer(name: "Notes", managedObjectModel: model())
      container.persistentStoreDescriptions = [
        NSPersistentStoreDescription(url: URL(fileURLWithPath: path))
      ]
      nonisolated(unsafe) var codes: [Int] = []
      container.loadPersistentStores { _, error in codes.append((error as NSError?)?.code ?? 0) }
      #expect(codes == [259])
      #expect(container.persistentStoreCoordinator.persistentStores.isEmpty)
      #expect(try folder.data("Notes.sqlite").count == 5500)
    }
  }

  @Test func `a database of another program is an error and stays as it is`() throws {
    try run {
      let database = try Database(path)
      try database.run("CREATE TABLE songs (title TEXT); INSERT INTO songs VALUES ('a')")
      database.close()
      let before = try folder.data("Notes.sqlite")
      let error = try #require(Models.error(model(), at: path))
      #expect(error.code == 259 && error.localizedFailureReason == "It has no table Z_METADATA.")
      #expect(try folder.data("Notes.sqlite") == before)
    }
  }

  @Test func `folders and pipes are errors`() throws {
    try run {
      #expect(Models.error(model(), at: folder.path)?.code == 259)
      #expect(mkfifo(path, 0o600) == 0)
      #expect(Models.error(model(), at: path)?.code == 259)
      #expect(Models.error(model(), at: "/dev/zero")?.code == 259)
    }
  }

  @Test func `a missing folder is an error`() throws {
    try run {
      let place = folder.path(of: "nowhere/Notes.sqlite")
      let error = try #require(Models.error(model(), at: place))
      #expect(error.code == 512)
      #expect(error.userInfo["reason"] as? String == "Failed to create file; code = 2")
      try folder.write("", to: "file")
      #expect(Models.error(model(), at: folder.path(of: "file/Notes.sqlite"))?.code == 512)
    }
  }

  @Test func `an empty file becomes a store`() throws {
    try run {
      try folder.write("", to: "Notes.sqlite")
      try fill(1)
      #expect(try Models.all("Note", Models.context(model(), at: path)).count == 1)
    }
  }

  @Test func `every shortened or changed file is opened or is an error`() throws {
    try run {
      try fill(200)
      let good = try folder.data("Notes.sqlite")
      var random: UInt64 = 7
      func next(_ limit: Int) -> Int {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(random >> 33) % limit
      }
      var outcomes = (opened: 0, failed: 0)
      for round in 0..<300 {
        var data = good
        if round % 2 == 0 { data = data.prefix(next(data.count)) }
        for _ in 0..<next(40) where !data.isEmpty { data[next(data.count)] = UInt8(next(256)) }
        let file = folder.path(of: "\(round).sqlite")
        try folder.write(data, to: "\(round).sqlite")
        do {
          let context = try Models.context(
            model(), at: file,
            [
              NSMigratePersistentStoresAutomaticallyOption: true,
              NSInferMappingModelAutomaticallyOption: true,
            ])
          for note in try Models.all("Note", context) { _ = note.value(forKey: "list") }
          _ = Models.insert("Note", ["text": "new"], context)
          try context.save()
          outcomes.opened += 1
        } catch {
          #expect((error as NSError).domain == NSCocoaErrorDomain)
          outcomes.failed += 1
        }
      }
      #expect(outcomes.opened > 0 && outcomes.failed > 0)
    }
  }

  @Test func `a store that is only read is not changed`() throws {
    let options = [NSReadOnlyPersistentStoreOption: true]
    try run {
      #expect(Models.error(model(), at: path, options)?.code == 260)
      try fill(2)
      let before = try folder.data("Notes.sqlite")
      let context = try Models.context(model(), at: path, options)
      let notes = try Models.all("Note", context)
      #expect(notes.count == 2)
      func code() -> Int? {
        do {
          try context.save()
          return nil
        } catch { return (error as NSError).code }
      }
      notes[0].setValue("changed", forKey: "text")
      #expect(code() == NSPersistentStoreSaveError)
      context.rollback()
      context.delete(notes[1])
      #expect(code() == NSPersistentStoreSaveError)
      context.rollback()
      _ = Models.insert("Note", [:], context)
      #expect(code() == NSPersistentStoreSaveError)
      #expect(try folder.data("Notes.sqlite") == before)
    }
  }

  @Test func `a file without permission to write is opened for reading, and the log says so`() async
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let folder = TemporaryFolder()
        let path = folder.path(of: "Notes.sqlite")
        let model = Models.model([
          Models.entity("Note", [Models.attribute("text", .stringAttributeType)])
        ])
        do {
          let first = try Models.context(model, at: path)
          _ = Models.insert("Note", ["text": "a"], first)
          try first.save()
          try Models.close(first)
          chmod(path, 0o444)
          chmod(folder.path, 0o555)
          // The permissions do not restrict root.
          if geteuid() == 0 { _ = setuid(65534) }
          let context = try Models.context(model, at: path)
          let store = context.persistentStoreCoordinator?.persistentStores.first
          let count = try Models.all("Note", context).count
          _ = Models.insert("Note", [:], context)
          let isSaved: Void? = try? context.save()
          let other = Models.error(model, at: folder.path(of: "New.sqlite"))
          exit(
            store?.isReadOnly == true && count == 1 && isSaved == nil && other?.code == 512 ? 0 : 1)
        } catch {
          try? FileHandle.standardError.write(contentsOf: Data("\(error)".utf8))
          exit(2)
        }
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Attempt to add read-only file at path "))
  }

  @Test func `a coordinator does not add a store twice`() throws {
    try run {
      let context = try Models.context(model(), at: path)
      let coordinator = try #require(context.persistentStoreCoordinator)
      #expect(throws: NSError.self) {
        try coordinator.addPersistentStore(
          ofType: NSSQLiteStoreType, configurationName: nil, at: URL(fileURLWithPath: path))
      }
      #expect(coordinator.persistentStores.count == 1)
    }
  }

  // MARK: Saving

  @Test func `a full disk loses nothing`() throws {
    try run {
      let options = [NSSQLitePragmasOption: ["max_page_count": "20"]]
      try fill(1, options)
      let context = try Models.context(model(), at: path, options)
      let big = (0..<4).map {
        Models.insert("Note", ["text": String(repeating: "\($0)", count: 40_000)], context)
      }
      do {
        try context.save()
        Issue.record("saved")
      } catch {
        let error = error as NSError
        #expect(error.code == CocoaError.fileWriteOutOfSpace.rawValue)
        #expect(error.userInfo[NSSQLiteErrorDomain] as? Int == Int(SQLITE_FULL))
      }
      #expect(context.insertedObjects.count == 4 && big.allSatisfy { $0.objectID.isTemporaryID })
      #expect(try Database(path).rows("SELECT COUNT(*) FROM ZNOTE") == ["1"])
      for note in big.dropFirst() { context.delete(note) }
      try context.save()
      #expect(big[0].objectID.uriRepresentation().lastPathComponent == "p2")
      #expect(
        try Database(path).rows("SELECT Z_PK, length(ZTEXT) FROM ZNOTE") == ["1|6", "2|40000"])
    }
  }

  @Test func `a file that another process has locked is an error`() throws {
    try run {
      let context = try Models.context(
        model(), at: path, [NSSQLitePragmasOption: ["busy_timeout": "20"]])
      _ = Models.insert("Note", ["text": "a"], context)
      let other = try Database(path)
      try other.run("BEGIN IMMEDIATE")
      do {
        try context.save()
        Issue.record("saved")
      } catch {
        let error = error as NSError
        #expect(error.code == NSSQLiteError && error.userInfo[NSSQLiteErrorDomain] as? Int == 5)
      }
      try other.run("COMMIT")
      try context.save()
      #expect(try other.rows("SELECT ZTEXT FROM ZNOTE") == ["a"])
    }
  }

  @Test func `objects of a removed store are not saved`() throws {
    try run {
      try fill(2)
      let context = try Models.context(model(), at: path)
      let notes = try Models.all("Note", context)
      #expect(notes[0].value(forKey: "text") as? String == "Note 0")
      try Models.close(context)

      #expect(try Models.all("Note", context).isEmpty)
      #expect(notes[0].value(forKey: "text") as? String == "Note 0")
      notes[0].setValue("changed", forKey: "text")
      do {
        try context.save()
        Issue.record("saved")
      } catch { #expect((error as NSError).code == NSPersistentStoreSaveError) }
      context.rollback()
      _ = Models.insert("Note", [:], context)
      do {
        try context.save()
        Issue.record("saved")
      } catch { #expect((error as NSError).code == NSPersistentStoreSaveError) }
      #expect(try Database(path).rows("SELECT ZTEXT FROM ZNOTE") == ["Note 0", "Note 1"])
    }
  }

  @Test func `a fault of a removed store has no values`() throws {
    try run {
      try fill(2)
      let context = try Models.context(model(), at: path)
      let notes = try Models.all("Note", context)
      try Models.close(context)
      #expect(notes[1].value(forKey: "text") == nil && notes[1].isDeleted)
    }
  }

  @Test func `a destroyed store is created again`() throws {
    try run {
      try fill(3)
      let context = try Models.context(model(), at: path)
      let coordinator = try #require(context.persistentStoreCoordinator)
      try coordinator.destroyPersistentStore(
        at: URL(fileURLWithPath: path), ofType: NSSQLiteStoreType)
      #expect(folder.names() == [])
      _ = Models.insert("Note", [:], context)
      #expect(throws: NSError.self) { try context.save() }
      let again = try Models.context(model(), at: path)
      #expect(try Models.all("Note", again).isEmpty)
    }
  }

  @Test func `a store whose file is deleted while it is open goes on`() throws {
    try run {
      try fill(1)
      let context = try Models.context(model(), at: path)
      try FileManager.default.removeItem(atPath: folder.path)
      _ = Models.insert("Note", ["text": "late"], context)
      try context.save()
      #expect(try Models.all("Note", context).count == 2)
      try FileManager.default.createDirectory(
        atPath: folder.path, withIntermediateDirectories: true)
      #expect(try Models.all("Note", Models.context(model(), at: path)).isEmpty)
    }
  }
}
