import Stage
import Testing
import UIKit

@MainActor
struct UndoManagerTests {
  /// A text whose changes can be undone.
  @MainActor
  private final class Note: NSObject {
    var text = "a"
    let undo = UndoManager()

    func set(_ new: String) {
      let old = text
      undo.registerUndo(withTarget: self) { $0.set(old) }
      undo.setActionName("Typing")
      text = new
    }
  }

  private func note(_ body: (Stage, Note) throws -> Void) rethrows {
    let stage = Stage(device: .phone)
    try body(stage, stage.run { Note() })
    stage.close()
  }

  @Test func `changes of one event are undone together, and redone`() {
    note { stage, note in
      stage.run {
        note.set("b")
        note.set("c")
      }
      stage.tick()
      stage.run { note.set("d") }
      stage.tick()
      #expect(note.undo.canUndo && !note.undo.canRedo && note.undo.groupingLevel == 0)
      #expect(note.undo.undoMenuItemTitle == "Undo Typing")

      stage.run { note.undo.undo() }
      #expect(note.text == "c")
      stage.run { note.undo.undo() }
      #expect(note.text == "a")
      #expect(!note.undo.canUndo && note.undo.canRedo)

      stage.run { note.undo.redo() }
      #expect(note.text == "c" && note.undo.redoActionName == "Typing")
      stage.run { note.undo.redo() }
      #expect(note.text == "d" && !note.undo.canRedo)
    }
  }

  @Test func `undo within the event ends its group`() {
    note { stage, note in
      stage.run {
        note.set("b")
        note.undo.undo()
      }
      #expect(note.text == "a" && note.undo.canRedo)
      stage.run { note.set("c") }
      stage.tick()
      #expect(!note.undo.canRedo)
    }
  }

  @Test func `groups nest, and an empty group is not kept`() {
    note { stage, note in
      stage.run {
        note.undo.groupsByEvent = false
        note.undo.beginUndoGrouping()
        note.set("b")
        note.undo.beginUndoGrouping()
        note.set("c")
        note.undo.endUndoGrouping()
        #expect(note.undo.groupingLevel == 1)
        note.undo.endUndoGrouping()
        note.undo.beginUndoGrouping()
        note.undo.endUndoGrouping()
        note.undo.undo()
      }
      #expect(note.text == "a" && !note.undo.canUndo)
    }
  }

  @Test func `registration can be disabled, limited and forgotten`() {
    note { stage, note in
      stage.run {
        note.undo.disableUndoRegistration()
        note.set("b")
        note.undo.enableUndoRegistration()
      }
      #expect(!note.undo.canUndo)
      note.undo.levelsOfUndo = 1
      for text in ["c", "d"] {
        stage.run { note.set(text) }
        stage.tick()
      }
      stage.run { note.undo.undo() }
      #expect(note.text == "c" && !note.undo.canUndo)
      stage.run { note.undo.redo() }
      note.undo.removeAllActions(withTarget: note)
      #expect(!note.undo.canUndo && !note.undo.canRedo)
    }
  }

  @Test func `an observer is told before a group ends and before a change is undone`() {
    note { stage, note in
      let names: [(Notification.Name, String)] = [
        (.NSUndoManagerCheckpoint, "checkpoint"), (.NSUndoManagerWillUndoChange, "will undo"),
        (.NSUndoManagerDidUndoChange, "did undo"), (.NSUndoManagerWillRedoChange, "will redo"),
        (.NSUndoManagerDidRedoChange, "did redo"),
      ]
      nonisolated(unsafe) var log: [String] = []
      let tokens = names.map { name, text in
        NotificationCenter.default.addObserver(forName: name, object: note.undo, queue: nil) { _ in
          log.append(text)
        }
      }
      stage.run {
        note.set("b")
        note.undo.undo()
        note.undo.redo()
      }
      #expect(log.first == "checkpoint")
      #expect(
        log.filter { $0 != "checkpoint" } == ["will undo", "did undo", "will redo", "did redo"])
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  @Test func `a target is not retained`() {
    let stage = Stage(device: .phone)
    let undo = stage.run { UndoManager() }
    var reverted = false
    stage.run {
      let target = NSObject()
      undo.registerUndo(withTarget: target) { _ in reverted = true }
    }
    stage.tick()
    stage.run { undo.undo() }
    #expect(!reverted)
    stage.close()
  }

  @Test func `an end without a beginning raises`() async {
    let text = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UndoManager().endUndoGrouping() }
      })
    #expect(text.contains("'NSInternalInconsistencyException'"))
    #expect(text.contains("endUndoGrouping called with no matching begin"))
  }

  @Test func `responders find the window's undo manager`() {
    let stage = Stage(device: .phone)
    let (controller, field) = stage.run { (UIViewController(), UITextField()) }
    #expect(stage.run { field.undoManager } == nil)
    stage.show(controller)
    stage.run {
      controller.view.addSubview(field)
      #expect(field.undoManager != nil)
      #expect(field.undoManager === controller.undoManager)
      #expect(field.undoManager === controller.view.window?.undoManager)
    }
    stage.close()
  }
}
