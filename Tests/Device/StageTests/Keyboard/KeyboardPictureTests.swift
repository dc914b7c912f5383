import CoreGraphics
import Stage
import Testing
import UIKit

/// The keyboard on the stage's screen.
@MainActor
struct KeyboardPictureTests {
  private func stage(_ type: UIKeyboardType = .default) throws -> (Stage, UITextField) {
    let stage = Stage()
    let field = stage.run { UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)) }
    let controller = stage.run { UIViewController() }
    stage.show(controller)
    stage.run { controller.view.addSubview(field) }
    field.keyboardType = type
    field.becomeFirstResponder()
    try stage.settle()
    return (stage, field)
  }

  @Test func `a tap on a key types its letter`() throws {
    let (stage, field) = try stage()
    for point in [CGPoint(x: 22, y: 588), CGPoint(x: 60, y: 588), CGPoint(x: 169, y: 750)] {
      stage.tap(at: point)
      try stage.settle()
    }
    #expect(field.text == "qw ")
    stage.tap(at: CGPoint(x: 362, y: 695))
    try stage.settle()
    #expect(field.text == "qw")
    #expect(field.isFirstResponder)
    stage.close()
  }

  @Test func `the two appearances differ`() throws {
    let (stage, field) = try stage()
    let light = stage.frame(scale: 1).pngData()
    stage.traits.userInterfaceStyle = .dark
    try stage.settle()
    let dark = stage.frame(scale: 1).pngData()
    #expect(light != dark)

    field.keyboardAppearance = .light
    field.reloadInputViews()
    try stage.settle()
    #expect(stage.frame(scale: 1).pngData() != dark)
    stage.close()
  }

  @Test func `a hidden keyboard leaves no trace on the screen`() throws {
    let (stage, field) = try stage()
    field.resignFirstResponder()
    try stage.settle()
    let after = stage.frame(scale: 1).pngData()
    field.becomeFirstResponder()
    try stage.settle()
    field.resignFirstResponder()
    try stage.settle()
    #expect(stage.frame(scale: 1).pngData() == after)
    #expect(stage.isIdle)
    stage.close()
  }
}
