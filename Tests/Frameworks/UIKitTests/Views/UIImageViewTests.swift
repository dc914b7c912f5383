import Stage
import Testing
import UIKit

@MainActor struct UIImageViewTests {
  private func image(_ size: CGFloat, scale: CGFloat = 2) -> UIImage {
    UIGraphicsImageRenderer(
      size: CGSize(width: size, height: size), format: format(scale: scale)
    ).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: size, height: size))
    }
  }

  @Test func `a view created with an image has its size`() {
    let view = UIImageView(image: image(12))

    #expect(view.bounds.size == CGSize(width: 12, height: 12))
    #expect(view.intrinsicContentSize == CGSize(width: 12, height: 12))
    #expect(view.layer.contentsScale == 2)
    #expect(view.layer.contents as? CGImage === view.image?.cgImage)
    #expect(!view.isUserInteractionEnabled)
  }

  @Test func `the image survives a resize and is removed with nil`() {
    let view = UIImageView()
    view.image = image(4)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.layer.displayIfNeeded()

    #expect(view.layer.contents as? CGImage === view.image?.cgImage)
    view.image = nil
    #expect(view.layer.contents == nil)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func `templates use the tint colour, also when it changes`() throws {
    let parent = UIView()
    parent.tintColor = .green
    let view = UIImageView(image: image(4).withRenderingMode(.alwaysTemplate))
    parent.addSubview(view)
    func pixel() throws -> [Int] { Picture(try #require(view.layer.contents as? CGImage))[1, 1] }

    #expect(try pixel() == [0, 255, 0, 255])
    parent.tintColor = .blue
    #expect(try pixel() == [0, 0, 255, 255])
    view.image = image(4)
    #expect(try pixel() == [255, 0, 0, 255])
  }

  @Test func `a dynamic tint is resolved with the view's traits`() throws {
    let view = UIImageView(image: image(4).withRenderingMode(.alwaysTemplate))
    view.overrideUserInterfaceStyle = .dark

    view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }

    let contents = try #require(view.layer.contents as? CGImage)
    #expect(Picture(contents)[1, 1] == [0, 255, 0, 255])
  }

  @Test func `highlighting shows the other image`() {
    let view = UIImageView(image: image(4), highlightedImage: image(4))

    view.isHighlighted = true
    #expect(view.layer.contents as? CGImage === view.highlightedImage?.cgImage)
  }

  // MARK: Films

  private func stage(_ set: @escaping (UIImageView) -> Void) -> ControlStage<UIImageView> {
    ControlStage {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      set(view)
      return view
    }
  }

  /// The image that a frame at this time shows.
  private func shown(_ stage: ControlStage<UIImageView>) -> CGImage? {
    stage.stage.run { stage.control.layer.presentation()?.contents as? CGImage }
  }

  private func isAnimating(_ stage: ControlStage<UIImageView>) -> Bool {
    stage.stage.run { stage.control.isAnimating }
  }

  @Test func `a film shows its images in turn, for equal times, without end`() {
    let images = (0..<4).map { _ in image(4) }
    let stage = stage {
      $0.image = image(8)
      $0.animationImages = images
      $0.animationDuration = 2
      $0.startAnimating()
    }

    #expect(isAnimating(stage))
    // Half of the time of an image, so that each image is looked at in the middle of its time.
    stage.stage.advance(by: 0.25)
    for round in 0..<2 {
      for number in 0..<4 {
        #expect(shown(stage) === images[number].cgImage, "round \(round), image \(number)")
        stage.stage.advance(by: 0.5)
      }
    }
    stage.stage.run { stage.control.stopAnimating() }
    stage.stage.tick()
    #expect(!isAnimating(stage))
    #expect(shown(stage) === stage.control.image?.cgImage)
  }

  @Test func `a film that repeats twice ends, and the image is shown again`() {
    let stage = stage {
      $0.image = image(8)
      $0.animationImages = [image(4), image(4)]
      $0.animationRepeatCount = 2
      $0.startAnimating()
    }
    #expect(isAnimating(stage))

    // Four thirtieths of a second.
    stage.stage.advance(by: 0.2)

    #expect(!isAnimating(stage))
    #expect(shown(stage) === stage.control.image?.cgImage)
  }

  @Test func `an animated image is shown as a film`() throws {
    let images = (0..<2).map { _ in image(4) }
    let animated = try #require(UIImage.animatedImage(with: images, duration: 1))
    let stage = stage { $0.image = animated }

    #expect(isAnimating(stage))
    stage.stage.advance(by: 0.25)
    #expect(shown(stage) === images[0].cgImage)
    stage.stage.advance(by: 0.5)
    #expect(shown(stage) === images[1].cgImage)
    stage.stage.run { stage.control.image = nil }
    #expect(!isAnimating(stage))
  }

  @Test func `a film goes on in another window, and not after new images`() {
    let stage = stage {
      $0.animationImages = [image(4), image(4)]
      $0.startAnimating()
    }

    stage.stage.run { stage.control.removeFromSuperview() }
    stage.stage.tick()
    stage.stage.run { stage.root.addSubview(stage.control) }
    stage.stage.tick()
    #expect(shown(stage) != nil)
    stage.stage.run { stage.control.animationImages = [image(4)] }
    stage.stage.tick()
    #expect(!isAnimating(stage) && shown(stage) == nil)
  }
}
