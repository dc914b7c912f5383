import Stage
import Testing
import UIKit

@MainActor
struct UIAccessibilityElementTests {
  @Test func `a frame in the container follows the container`() {
    let stage = Stage(device: .phone)
    let root = UIViewController()
    stage.show(root)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    root.view.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    view.frame.origin.y = 50
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 52, width: 3, height: 4))
    #expect(element.accessibilityActivationPoint == CGPoint(x: 12.5, y: 54))
    stage.close()
  }

  @Test func `an element is one, has a name, and does not retain its container`() {
    var view: UIView? = UIView()
    weak let released = view
    let element = UIAccessibilityElement(accessibilityContainer: view as Any)
    element.accessibilityLabel = "January, 20"
    element.accessibilityFrame = CGRect(x: 1, y: 1, width: 2, height: 2)
    view?.accessibilityElements = [element]
    #expect(element.isAccessibilityElement)
    #expect(view?.index(ofAccessibilityElement: element) == 0)
    #expect(element.accessibilityContainer as? UIView === view)
    view = nil
    #expect(released == nil && element.accessibilityContainer == nil)
    #expect(element.accessibilityFrame == CGRect(x: 1, y: 1, width: 2, height: 2))
  }
}
