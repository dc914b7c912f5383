import Foundation
import QuartzCore
import Testing

struct DisplayListTextTests {
  @Test func `a list prints one item per line`() {
    let image = Scenes.slope(40, 20)
    let card = Scenes.layer(
      1, CGRect(x: 10, y: 20, width: 40, height: 60), Scenes.red,
      children: [Scenes.layer(2, CGRect(x: 0, y: 0, width: 20, height: 10)) { $0.contents = image }]
    ) {
      $0.shadowOpacity = 0.5
      $0.borderWidth = 1
      $0.cornerRadius = 4
      $0.opacity = 0.75
    }
    let page = Scenes.layer(
      3, CGRect(x: 0, y: 0, width: 100, height: 100),
      children: [Scenes.layer(4, CGRect(x: 0, y: 0, width: 200, height: 10), Scenes.blue)],
      mask: Scenes.layer(5, CGRect(x: 0, y: 0, width: 50, height: 50), Scenes.green)
    ) { $0.masksToBounds = true }
    let flipped = Scenes.layer(6, CGRect(x: 0, y: 0, width: 100, height: 100), Scenes.green) {
      // A rotation about X by an angle of a 3-4-5 triangle, instead of a quarter turn.
      ($0.transform.m22, $0.transform.m23) = (0.6, 0.8)
      ($0.transform.m32, $0.transform.m33) = (-0.8, 0.6)
      $0.allowsEdgeAntialiasing = false
    }
    let tree = RenderTree(
      root: Scenes.layer(
        0, CGRect(x: 0, y: 0, width: 100, height: 100), children: [card, page, flipped]))

    let text = tree.displayList(at: 0, size: CGSize(width: 100, height: 100), scale: 2).text

    #expect(
      text == """
        display list 200×200
          group CALayer#1  opacity 0.7500
            shadow CALayer#1  (-9.5000 -12.5000 59.0000 79.0000)  rgba(0.0000 0.0000 0.0000 1.0000) of (0.0000 0.0000 40.0000 60.0000) radius 4.0000 sigma 3.0000 by 0.0000,-3.0000  opacity 0.5000  [2.0000 0.0000 20.0000; 0.0000 2.0000 40.0000]
            background CALayer#1  (0.0000 0.0000 40.0000 60.0000) radius 4.0000  rgba(1.0000 0.0000 0.0000 1.0000)  [2.0000 0.0000 20.0000; 0.0000 2.0000 40.0000]
            contents CALayer#2  (0.0000 0.0000 20.0000 10.0000)  image 40×20 (0.0000 0.0000 40.0000 20.0000) in (0.0000 0.0000 20.0000 10.0000)  [2.0000 0.0000 20.0000; 0.0000 2.0000 40.0000]
            border CALayer#1  (0.0000 0.0000 40.0000 60.0000) radius 4.0000 width 1.0000  rgba(0.0000 0.0000 0.0000 1.0000)  [2.0000 0.0000 20.0000; 0.0000 2.0000 40.0000]
          group CALayer#3  masked
            group CALayer#3  clip (0.0000 0.0000 100.0000 100.0000)  [2.0000 0.0000 0.0000; 0.0000 2.0000 0.0000]
              background CALayer#4  (0.0000 0.0000 200.0000 10.0000)  rgba(0.0000 0.0000 1.0000 1.0000)  [2.0000 0.0000 0.0000; 0.0000 2.0000 0.0000]
          mask of CALayer#3
            background CALayer#5  (0.0000 0.0000 50.0000 50.0000)  rgba(0.0000 0.8000 0.0000 1.0000)  [2.0000 0.0000 0.0000; 0.0000 2.0000 0.0000]
          background CALayer#6  (0.0000 0.0000 100.0000 100.0000)  rgba(0.0000 0.8000 0.0000 1.0000)  edges 0  [2.0000 0.0000 0.0000; 0.0000 1.2000 40.0000]

        """)
  }
}
