import Testing
import UIKit

@MainActor
struct EditingAccessoryTests {
  @Test func `a cell shows another accessory in editing mode`() {
    World()() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (plain, editing) = (UIView(), UIView())
      cell.accessoryView = plain
      cell.editingAccessoryView = editing
      #expect(plain.superview === cell && editing.superview == nil)

      cell.setEditing(true, animated: false)
      #expect(plain.superview == nil && editing.superview === cell)

      cell.editingAccessoryView = nil
      #expect(editing.superview == nil)
      cell.editingAccessoryType = .checkmark
      #expect(cell.subviews.contains { $0 is UIControl })

      cell.isEditing = false
      #expect(plain.superview === cell)
    }
  }
}
