import Stage
import Testing
import UIKit

@MainActor struct UIViewContentScaleTests {
  @Test(arguments: Device.all)
  func `a view has the screen's scale until another is set`(device: Device) {
    let stage = Stage(device: device)
    stage.run {
      let view = UIView()
      #expect(view.contentScaleFactor == CGFloat(device.scale))

      view.contentScaleFactor = 1.5

      #expect(view.layer.contentsScale == 1.5 && view.contentScaleFactor == 1.5)
      view.layer.contentsScale = 2
      #expect(view.contentScaleFactor == 2)
    }
  }

  @Test func `its drawing has as many pixels`() throws {
    let stage = Stage()
    let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.show(UIViewController())
    stage.run {
      stage.window.addSubview(view)
      view.contentScaleFactor = 2
    }
    stage.tick()
    let before = view.count
    stage.run { view.contentScaleFactor = 1 }
    stage.tick()

    #expect(view.count == before + 1, "it draws itself anew")
  }
}

private final class DrawnView: UIView {
  var count = 0
  override func draw(_ rect: CGRect) { count += 1 }
}
