import Stage
import Testing
import UIKit

/// A picker of 320 × 216 points on a phone: its front row is 108 points below its upper edge.
@MainActor
struct UIPickerViewTests {
  private let source = Names()

  private func stage(_ set: (UIPickerView) -> Void = { _ in }) -> ControlStage<UIPickerView> {
    ControlStage {
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      picker.dataSource = source
      picker.delegate = source
      set(picker)
      return picker
    }
  }

  private func settle(_ stage: ControlStage<UIPickerView>) { stage.stage.advance(by: 4) }

  /// Drags the left wheel up, slowly, then waits before the touch ends.
  private func drag(_ stage: ControlStage<UIPickerView>, by distance: Double) {
    stage.finger(.down, 60, 108)
    for step in 1...20 { stage.finger(.move, 60, 108 - distance * Double(step) / 20) }
    for _ in 0..<30 { stage.finger(.move, 60, 108 - distance) }
    stage.finger(.up, 60, 108 - distance)
  }

  @Test func `the data source determines the components and rows`() {
    let picker = stage().control

    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 5)
    #expect(picker.numberOfRows(inComponent: 2) == -1)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "Anna")
  }

  @Test func `selecting a row in code does not call the delegate`() {
    let stage = stage()

    stage.stage.run { stage.control.selectRow(3, inComponent: 0, animated: false) }
    stage.stage.tick()

    #expect(stage.control.selectedRow(inComponent: 0) == 3)
    #expect(source.heard == [])
  }

  @Test func `a row selected before the first layout is in front`() throws {
    let stage = stage { $0.selectRow(4, inComponent: 0, animated: false) }

    let row = try #require(stage.control.view(forRow: 4, forComponent: 0)?.superview)
    #expect(CATransform3DIsIdentity(row.layer.transform))
  }

  @Test func `an animated selection takes time`() throws {
    let stage = stage()
    func front() -> Bool {
      stage.control.view(forRow: 4, forComponent: 0)?.superview.map {
        CATransform3DIsIdentity($0.layer.transform)
      } ?? false
    }

    stage.stage.run { stage.control.selectRow(4, inComponent: 0, animated: true) }
    stage.stage.advance(by: 0.1)
    #expect(!front())
    settle(stage)
    #expect(front())
    #expect(source.heard == [])
  }

  @Test(arguments: [(70.0, 2), (35, 1), (12, 0), (400, 4)])
  func `a drag comes to rest at a row, which the delegate learns`(distance: Double, row: Int) {
    let stage = stage()

    drag(stage, by: distance)
    settle(stage)

    #expect(stage.control.selectedRow(inComponent: 0) == row)
    #expect(source.heard == ["\(row) of 0"])
  }

  @Test func `a tap turns the tapped row to the front`() {
    let stage = stage()

    stage.tap(60, 108 + 34)
    settle(stage)

    #expect(stage.control.selectedRow(inComponent: 0) == 1)
    #expect(source.heard == ["1 of 0"])
  }

  @Test func `a touch that stops a wheel lets it come to rest at a row`() {
    let stage = stage()
    stage.finger(.down, 60, 150)
    for step in 1...5 { stage.finger(.move, 60, 150 - Double(step) * 12) }
    stage.finger(.up, 60, 90)
    stage.stage.advance(by: 0.1)
    stage.finger(.down, 60, 108)
    stage.stage.advance(by: 0.2)
    stage.finger(.up, 60, 108)
    settle(stage)

    let row = stage.control.selectedRow(inComponent: 0)
    #expect(
      stage.control.view(forRow: row, forComponent: 0)?.superview.map {
        CATransform3DIsIdentity($0.layer.transform)
      } == true)
  }

  @Test func `reloading keeps the selection as far as the rows exist`() {
    let stage = stage { $0.selectRow(4, inComponent: 0, animated: false) }

    source.names.removeLast(3)
    stage.stage.run { stage.control.reloadComponent(0) }
    #expect(stage.control.numberOfRows(inComponent: 0) == 2)
    #expect(stage.control.selectedRow(inComponent: 0) == 1)
    source.names = []
    stage.stage.run { stage.control.reloadAllComponents() }
    #expect(stage.control.selectedRow(inComponent: 0) == -1)
  }

  @Test func `the delegate's views, widths and heights are used`() throws {
    let styled = Styled()
    let stage: ControlStage<UIPickerView> = ControlStage {
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      picker.dataSource = styled
      picker.delegate = styled
      return picker
    }
    let picker = stage.control

    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 50))
    let view = try #require(picker.view(forRow: 0, forComponent: 0))
    #expect(view.backgroundColor == .red)
    #expect(view.frame == CGRect(x: 40, y: 15, width: 20, height: 20))
  }
}

private final class Names: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  @MainActor var names = ["Anna", "Ben", "Clara", "David", "Emma"]
  @MainActor private(set) var heard: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? names.count : 3
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { component == 0 ? names[row] : "\(row)" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    heard.append("\(row) of \(component)")
  }
}

private final class Styled: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    50
  }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let view = view ?? UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    return view
  }
}
