import CoreData
import Foundation
import Stage
import Testing

/// The exceptions of Core Data, which end the program.
@MainActor
struct MisuseTests {
  private func text(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  @Test func `an unknown key`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let context = try? Library.container().viewContext
        _ = context.map { Book("Emma", in: $0).value(forKey: "colour") }
      }
    }
    #expect(text(result).contains("'NSUnknownKeyException', reason: '["))
    #expect(
      text(result).contains(
        "valueForUndefinedKey:]: the entity Book is not key value coding-compliant for the key "
          + "\"colour\".'"))
  }

  @Test func `a value of another type`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let context = try? Library.container().viewContext
        _ = context.map { Book("Emma", in: $0).setValue(5, forKey: "title") }
      }
    }
    #expect(
      text(result).contains(
        "'NSInvalidArgumentException', reason: 'Unacceptable type of value for attribute: property "
          + "= \"title\"; desired type = NSString; given type = Int; value = 5.'"))
  }

  @Test func `an unknown entity`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        guard let context = try? Library.container().viewContext else { return }
        _ = try? context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Film"))
      }
    }
    #expect(
      text(result).contains(
        "reason: 'NSFetchRequest could not locate an NSEntityDescription for entity name 'Film''"))
  }

  @Test func `objects of two contexts`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        guard let first = try? Library.container().viewContext,
          let second = try? Library.container().viewContext
        else { return }
        Book("Emma", in: first).author = Author("Jane", in: second)
      }
    }
    #expect(
      text(result).contains(
        "reason: 'Illegal attempt to establish a relationship 'author' between objects in different "
          + "contexts"))
  }

  @Test func `a controller without sort descriptors`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        guard let context = try? Library.container().viewContext else { return }
        _ = NSFetchedResultsController(
          fetchRequest: NSFetchRequest<Book>(entityName: "Book"), managedObjectContext: context,
          sectionNameKeyPath: nil, cacheName: nil)
      }
    }
    #expect(
      text(result).contains(
        "reason: 'An instance of NSFetchedResultsController requires a fetch request with sort "
          + "descriptors'"))
  }

  @Test func `a format that cannot be read`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "title ==")
    }
    #expect(text(result).contains("reason: 'Unable to parse the format string \"title ==\"'"))
  }

  @Test func `an object whose row is gone`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        guard let context = try? Library.container().viewContext else { return }
        let book = Book("Emma", in: context)
        context.shouldDeleteInaccessibleFaults = false
        try? context.save()
        context.refresh(book, mergeChanges: false)
        let all = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
        _ = try? context.execute(NSBatchDeleteRequest(fetchRequest: all))
        _ = book.title
      }
    }
    #expect(
      text(result).contains(
        "'NSObjectInaccessibleException', reason: 'CoreData could not fulfill a fault for '<"))
  }
}
