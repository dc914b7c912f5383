import Stage
import Testing
import UIKit

@MainActor struct UINavigationBarImageTests {
  private let stage = Stage(device: .phone)

  private func image(_ color: UIColor, height: CGFloat = 4) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: height))
    }
  }

  private func bar() -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 54))
    bar.items = [UINavigationItem(title: "A")]
    bar.barTintColor = .red
    bar.layoutIfNeeded()
    return bar
  }

  /// The view behind the bar's content.
  private func background(_ bar: UINavigationBar) -> UIView { bar.subviews[0] }

  private func pictures(_ bar: UINavigationBar) -> [UIImageView] {
    bar.layoutIfNeeded()
    background(bar).layoutIfNeeded()
    return background(bar).subviews.compactMap { $0 as? UIImageView }
  }

  @Test func `a bar without a picture keeps its colour, also after one is removed`() {
    stage.run {
      let bar = bar()
      #expect(pictures(bar).isEmpty)
      #expect(bar.backgroundImage(for: .default) == nil)

      bar.setBackgroundImage(image(.blue), for: .default)
      bar.layoutIfNeeded()
      #expect(background(bar).backgroundColor == nil)
      bar.setBackgroundImage(nil, for: .default)

      #expect(pictures(bar).isEmpty)
      #expect(background(bar).backgroundColor == .red)
    }
  }

  @Test func `the picture fills the background, the line's picture keeps its height`() {
    stage.run {
      let bar = bar()
      let blue = image(.blue)
      bar.setBackgroundImage(blue, for: .default)
      bar.shadowImage = image(.green, height: 2)

      let views = pictures(bar)

      #expect(bar.backgroundImage(for: .default) === blue)
      #expect(views.map(\.frame.height) == [background(bar).bounds.height, 2])
      #expect(views.last?.frame.minY == background(bar).bounds.height)
    }
  }

  @Test func `an empty picture clears the background, and a line's picture needs one`() {
    stage.run {
      let bar = bar()
      bar.shadowImage = image(.green)
      #expect(pictures(bar).isEmpty)

      bar.setBackgroundImage(UIImage(), for: .default)
      bar.shadowImage = UIImage()

      #expect(pictures(bar).isEmpty)
      #expect(background(bar).backgroundColor == nil)
    }
  }

  @Test func `a picture for the metrics and the position comes before the default one`() {
    stage.run {
      let bar = bar()
      let (plain, prompt, top) = (image(.blue), image(.red), image(.green))
      bar.setBackgroundImage(plain, for: .default)
      bar.setBackgroundImage(prompt, for: .defaultPrompt)
      bar.setBackgroundImage(image(.black), for: .bottom, barMetrics: .default)
      #expect(pictures(bar).first?.image === plain)

      bar.topItem?.prompt = "Prompt"
      #expect(pictures(bar).first?.image === prompt)
      bar.setBackgroundImage(top, for: .top, barMetrics: .default)

      #expect(pictures(bar).first?.image === top)
      #expect(bar.backgroundImage(for: .top, barMetrics: .default) === top)
    }
  }
}
