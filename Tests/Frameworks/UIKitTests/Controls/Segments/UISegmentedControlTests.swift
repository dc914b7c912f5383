import Stage
import Testing
import UIKit

/// Segmented controls with three segments of 100 points each.
@MainActor
struct UISegmentedControlTests {
  private func stage(
    selected: Int = 0, isMirrored: Bool = false, _ set: (UISegmentedControl) -> Void = { _ in }
  ) -> ControlStage<UISegmentedControl> {
    ControlStage(isMirrored: isMirrored) {
      let control = UISegmentedControl(items: ["Day", "Week", "Month"])
      control.frame.size = CGSize(width: 300, height: 32)
      control.selectedSegmentIndex = selected
      set(control)
      return control
    }
  }

  private func control(_ items: [Any] = ["A", "B", "C"]) -> UISegmentedControl {
    UISegmentedControl(items: items)
  }

  // MARK: Segments

  @Test func `items become segments, and nothing is selected`() {
    let image = UIImage()
    let control = control(["A", image])

    #expect(control.numberOfSegments == 2)
    #expect(control.titleForSegment(at: 0) == "A")
    #expect(control.imageForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 1) === image)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(UISegmentedControl.noSegment == -1)
    #expect(control.bounds.height == 32)
    #expect(control.bounds.width > 0)
  }

  @Test func `an index past the end counts as the last`() {
    let control = control()

    control.insertSegment(withTitle: "D", at: 99, animated: false)
    #expect(control.titleForSegment(at: 3) == "D")
    control.setTitle("E", forSegmentAt: 99)
    #expect(control.titleForSegment(at: 3) == "E")
    control.removeSegment(at: 99, animated: false)
    #expect(control.numberOfSegments == 3)
  }

  @Test func `the selection follows its segment`() {
    let control = control()
    control.selectedSegmentIndex = 1

    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test func `a title replaces an image and vice versa`() {
    let control = control()
    let image = UIImage()

    control.setImage(image, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    control.setTitle("T", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil)
  }

  @Test func `without segments nothing can be read`() {
    let control = UISegmentedControl()

    control.removeSegment(at: 0, animated: false)
    control.setTitle("T", forSegmentAt: 0)

    #expect(control.titleForSegment(at: 0) == nil)
    #expect(control.numberOfSegments == 0)
  }

  @Test func `an inserted segment fades in, a removed one leaves the tree at the end`() throws {
    let stage = stage()
    let count = stage.control.subviews.count

    stage.stage.run { stage.control.insertSegment(withTitle: "Year", at: 3, animated: true) }
    stage.stage.advance(by: 0.1)
    let new = try #require(stage.control.subviews.last)
    let shown = stage.stage.run { new.layer.presentation()?.opacity ?? .nan }
    #expect(shown > 0 && shown < 1)
    try stage.stage.settle()
    #expect(new.alpha == 1)
    #expect(new.frame == CGRect(x: 225, y: 0, width: 75, height: 32))

    stage.stage.run { stage.control.removeSegment(at: 3, animated: true) }
    #expect(new.superview != nil)
    try stage.stage.settle()
    #expect(new.superview == nil)
    #expect(stage.control.subviews.count == count)
  }

  // MARK: Touches

  @Test func `a tap selects and sends one event`() {
    let stage = stage()

    stage.tap(150)

    #expect(stage.control.selectedSegmentIndex == 1)
    #expect(stage.heard == ["down", "changed", "inside"])
  }

  @Test func `a tap on the selected segment sends nothing`() {
    let stage = stage()

    stage.tap(50)

    #expect(stage.heard == ["down", "inside"])
  }

  @Test func `selecting in code sends nothing`() {
    let stage = stage()

    stage.stage.run { stage.control.selectedSegmentIndex = 2 }

    #expect(stage.heard.isEmpty)
  }

  @Test func `a drag moves the selection and sends its event at the lift`() {
    let stage = stage()

    stage.finger(.down, 50)
    stage.finger(.move, 150)
    stage.finger(.move, 250)
    #expect(stage.control.selectedSegmentIndex == 0)
    stage.finger(.up, 250)

    #expect(stage.control.selectedSegmentIndex == 2)
    #expect(stage.changes == 1)
  }

  @Test func `a drag forth and back sends nothing`() {
    let stage = stage()

    stage.finger(.down, 50)
    stage.finger(.move, 250)
    stage.finger(.move, 50)
    stage.finger(.up, 50)

    #expect(stage.control.selectedSegmentIndex == 0)
    #expect(stage.changes == 0)
  }

  @Test func `a lift outside selects nothing`() {
    let stage = stage()

    stage.finger(.down, 150)
    stage.finger(.move, 150, 200)
    stage.finger(.up, 150, 200)

    #expect(stage.control.selectedSegmentIndex == 0)
    #expect(stage.heard == ["down", "outside"])
  }

  @Test func `a cancelled touch restores the selection`() {
    let stage = stage()
    let pill = stage.control.subviews.compactMap { $0.layer.shadowOpacity > 0 ? $0 : nil }.first

    stage.finger(.down, 50)
    stage.finger(.move, 250)
    stage.takeTouchAway(250)

    #expect(stage.control.selectedSegmentIndex == 0)
    #expect(stage.changes == 0)
    #expect(pill?.center.x == 50)
  }

  @Test func `a disabled segment is skipped`() {
    let stage = stage { $0.setEnabled(false, forSegmentAt: 1) }

    stage.tap(150)
    #expect(stage.control.selectedSegmentIndex == 0)
    stage.tap(250)
    #expect(stage.control.selectedSegmentIndex == 2)
    #expect(stage.changes == 1)
  }

  @Test func `a disabled control ignores taps`() {
    let stage = stage { $0.isEnabled = false }

    stage.tap(150)

    #expect(stage.control.selectedSegmentIndex == 0)
    #expect(stage.heard.isEmpty)
  }

  @Test func `a momentary selection lasts only for its event`() {
    let stage = stage(selected: -1) { $0.isMomentary = true }
    var seen: [Int] = []
    stage.onChange = { seen.append(stage.control.selectedSegmentIndex) }

    stage.tap(150)
    stage.tap(150)

    #expect(seen == [1, 1])
    #expect(stage.control.selectedSegmentIndex == -1)
  }

  @Test func `the first segment is on the right in right-to-left layouts`() {
    let stage = stage(selected: -1, isMirrored: true)

    stage.tap(250)

    #expect(stage.control.selectedSegmentIndex == 0)
  }

  @Test func `a segment's action runs before valueChanged`() {
    var lines: [String] = []
    let actions = ["A", "B"].map { title in
      UIAction(title: title, identifier: .init(title)) { _ in lines.append(title) }
    }
    let stage = ControlStage {
      UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: actions)
    }
    stage.onChange = { lines.append("changed") }

    stage.tap(150)

    #expect(lines == ["B", "changed"])
    #expect(stage.control.segmentIndex(identifiedBy: .init("B")) == 1)
    #expect(stage.control.segmentIndex(identifiedBy: .init("C")) == NSNotFound)
    #expect(stage.control.titleForSegment(at: 0) == "A")
  }

  @Test func `a handler may remove all segments`() {
    let stage = stage()
    stage.onChange = { stage.control.removeAllSegments() }

    stage.tap(150)

    #expect(stage.control.numberOfSegments == 0)
    #expect(stage.control.selectedSegmentIndex == -1)
  }

  // MARK: Appearance

  @Test func `the pill is behind the selected segment`() throws {
    let stage = stage(selected: 1)
    let pill = try #require(stage.control.subviews.first { $0.layer.shadowOpacity > 0 })

    #expect(pill.center == CGPoint(x: 150, y: 16))
    stage.stage.run { stage.control.selectedSegmentTintColor = .yellow }
    #expect(pill.backgroundColor == .yellow)
    stage.stage.run { stage.control.selectedSegmentIndex = -1 }
    #expect(pill.alpha == 0)
  }

  @Test func `attributes of a state are stored and shown`() throws {
    let stage = stage()
    let font = UIFont.systemFont(ofSize: 22)
    let narrow = stage.control.intrinsicContentSize.width

    stage.stage.run {
      stage.control.setTitleTextAttributes([.font: font], for: .normal)
      stage.control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    }

    #expect(stage.control.titleTextAttributes(for: .normal)?[.font] as? UIFont == font)
    #expect(stage.control.titleTextAttributes(for: .disabled) == nil)
    #expect(stage.control.intrinsicContentSize.width > narrow)
    let labels = stage.control.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    let first = try #require(labels.first { $0.text == "Day" }?.attributedText)
    let color = first.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
  }
}
