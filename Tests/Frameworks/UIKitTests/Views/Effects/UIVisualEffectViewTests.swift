import QuartzCore
import Stage
import Testing
import UIKit

@MainActor
struct UIVisualEffectViewTests {
  private let stage = Stage(device: .phone)
  private let root: UIViewController
  private let pane: UIVisualEffectView

  /// Shows a black left half and a white right half, with a pane over the middle.
  init() {
    (root, pane) = stage.run { (UIViewController(), UIVisualEffectView(effect: nil)) }
    stage.show(root)
    stage.run {
      root.view.backgroundColor = .white
      let left = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      left.backgroundColor = .black
      root.view.addSubview(left)
      pane.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
      root.view.addSubview(pane)
    }
    stage.tick()
  }

  private var shown: Backdrop {
    stage.run { (pane.layer.presentationValues() ?? pane.layer.values).backdrop }
  }

  /// The green values at whole points of a row through the pane's middle.
  private func row() -> [Int] {
    let image = stage.frame(scale: 1)
    return (0..<390).map { Int(image.pixels[200 * image.width + $0] >> 8 & 255) }
  }

  @Test(arguments: UIBlurEffect.Style.allCases)
  func `every style blurs, and tints lighter or darker as its name says`(
    style: UIBlurEffect.Style
  ) throws {
    let looks = [false, true].map { BlurStyle(style, isDark: $0).backdrop }

    for look in looks { #expect(look.blurRadius > 0 && look.saturation > 1, "\(style)") }
    let greys = looks.map { $0.tint?.rgba.x ?? -1 }
    let name = "\(style)"
    if name.hasSuffix("Light") || name.contains("ight") {
      #expect(greys[0] > 0.9 && greys[1] > 0.9, "\(style)")
    } else if name.lowercased().hasSuffix("dark") {
      #expect(greys[0] < 0.2 && greys[1] < 0.2, "\(style)")
    } else {
      #expect(greys[0] > 0.9 && greys[1] < 0.2, "\(style)")
    }
  }

  @Test func `thicker materials are less transparent`() {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    let alphas = styles.map { BlurStyle($0, isDark: false).backdrop.tint?.rgba.w ?? 0 }

    #expect(alphas == alphas.sorted() && Set(alphas).count == 4)
  }

  @Test func `an effect blurs the edge behind it and nothing outside`() {
    let before = row()
    stage.run { pane.effect = UIBlurEffect(style: .light) }
    stage.tick()
    let after = row()

    #expect(before[199] == 0 && before[200] == 255)
    #expect(after[99] == 0 && after[301] == 255)
    // Behind the pane, the edge is a gradient.
    #expect(after[105] < after[150] && after[150] < after[199] && after[199] < after[250])
    #expect(after[200] - after[199] < 8)
  }

  @Test func `the content view fills the view and follows its size`() {
    stage.run {
      #expect(pane.contentView.superview === pane)
      #expect(pane.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
      pane.bounds.size = CGSize(width: 50, height: 60)
      #expect(pane.contentView.frame.size == CGSize(width: 50, height: 60))
      #expect(UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 5, height: 6)).effect == nil)
    }
  }

  @Test func `setting the effect in a block animates blur and tint`() throws {
    let target = BlurStyle(.dark, isDark: false).backdrop
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        pane.effect = UIBlurEffect(style: .dark)
      }
    }
    stage.tick()
    #expect(shown.blurRadius < 1)
    stage.advance(by: 0.5)

    #expect(abs(shown.blurRadius - target.blurRadius / 2) < 0.5)
    #expect(abs((shown.tint?.rgba.w ?? 0) - (target.tint?.rgba.w ?? 0) / 2) < 0.02)
    try stage.settle()
    #expect(shown == target)

    stage.run { UIView.animate(withDuration: 0.5) { pane.effect = nil } }
    stage.advance(by: 0.25)
    #expect(shown.blurRadius > 0 && shown.blurRadius < target.blurRadius)
    try stage.settle()
    #expect(shown == Backdrop())
  }

  @Test func `an animator scrubs the blur forth and back`() throws {
    let full = BlurStyle(.light, isDark: false).radius
    let animator = stage.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [pane] in
        pane.effect = UIBlurEffect(style: .light)
      }
      animator.fractionComplete = 0.3
      return animator
    }
    for fraction in [0.3, 0.8, 0.1] {
      stage.run { animator.fractionComplete = CGFloat(fraction) }
      stage.tick()
      #expect(abs(shown.blurRadius - full * fraction) < 1e-6, "\(fraction)")
    }
    stage.run {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    stage.tick()
    #expect(shown == Backdrop())
    #expect(stage.run { pane.effect } != nil)
  }

  @Test func `styles that follow the interface style change with it`() {
    stage.run {
      pane.effect = UIBlurEffect(style: .systemMaterial)
      pane.overrideUserInterfaceStyle = .dark
    }
    stage.tick()
    #expect(shown == BlurStyle(.systemMaterial, isDark: true).backdrop)

    stage.run { pane.overrideUserInterfaceStyle = .light }
    stage.tick()
    #expect(shown == BlurStyle(.systemMaterial, isDark: false).backdrop)
  }

  @Test func `vibrancy is stored and does not change the background`() {
    stage.run {
      let blur = UIBlurEffect(style: .dark)
      pane.effect = UIVibrancyEffect(blurEffect: blur, style: .label)
      #expect(pane.effect is UIVibrancyEffect)
      #expect(pane.layer.backdrop == Backdrop())
    }
  }

  @Test func `rounded corners and clipping cut the blurred area`() {
    stage.run {
      pane.effect = UIBlurEffect(style: .light)
      pane.layer.cornerRadius = 100
      pane.clipsToBounds = true
    }
    stage.tick()

    let image = stage.frame(scale: 1)
    // The black half is unchanged at the corner of the pane's square, but not in the middle.
    #expect(image.pixels[105 * image.width + 105] == 0xff00_0000)
    #expect(image.pixels[200 * image.width + 105] != 0xff00_0000)
  }

  @Test func `a copied effect is independent`() {
    let effect = UIBlurEffect(style: .prominent)

    #expect((effect.copy() as? UIBlurEffect) === effect)
  }
}
