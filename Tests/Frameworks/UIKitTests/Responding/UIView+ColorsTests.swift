import Stage
import Testing

/// A view that fills itself with the label colour and records the styles at each call.
private final class Painted: UIView {
  var drawn: [UIUserInterfaceStyle] = []
  var laidOut: [UIUserInterfaceStyle] = []
  var tints = 0

  override func draw(_ rect: CGRect) {
    drawn.append(UITraitCollection.current.userInterfaceStyle)
    UIColor.label.setFill()
    UIRectFill(rect)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    laidOut.append(UITraitCollection.current.userInterfaceStyle)
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    tints += 1
  }
}

@MainActor
struct UIViewColorsTests {
  private let stage = Stage(device: .bench)

  private func white(_ view: UIView) -> Double? {
    stage.run { view.layer.backgroundColor.map { Double($0.rgba.x) } }
  }

  @Test func `a dynamic background follows the traits`() {
    let view = stage.run { UIView() }
    stage.show(UIViewController())
    stage.run {
      stage.window.addSubview(view)
      view.backgroundColor = .systemBackground
    }
    #expect(white(view) == 1)

    stage.traits.userInterfaceStyle = .dark

    #expect(white(view) == 0)
    #expect(stage.run { view.backgroundColor } == .systemBackground)
    stage.run { view.overrideUserInterfaceStyle = .light }
    #expect(white(view) == 1)
  }

  @Test func `a fixed background, and one set on the layer, stay`() {
    let (fixed, layered) = stage.run { (UIView(), UIView()) }
    stage.show(UIViewController())
    stage.run {
      for view in [fixed, layered] { stage.window.addSubview(view) }
      fixed.backgroundColor = .white
      layered.backgroundColor = .systemBackground
      layered.layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
      stage.window.overrideUserInterfaceStyle = .dark
    }

    #expect(white(fixed) == 1)
    #expect(white(layered) == 0.5)
    #expect(stage.run { layered.backgroundColor } == UIColor(white: 0.5, alpha: 1))
  }

  @Test func `a view coloured before it is added uses the traits of its new place`() {
    let view = stage.run { UIView() }
    stage.show(UIViewController())
    stage.run {
      view.backgroundColor = .systemBackground
      stage.window.overrideUserInterfaceStyle = .dark
      stage.window.addSubview(view)
    }

    #expect(white(view) == 0)
  }

  @Test func `layout and drawing use the view's own traits`() {
    let view = stage.run { Painted(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    stage.show(UIViewController())
    stage.run {
      stage.window.addSubview(view)
      view.overrideUserInterfaceStyle = .dark
    }
    #expect(view.laidOut.last == .dark)
    #expect(view.drawn.last == .dark)
    #expect(stage.frame(scale: 1).pixels[0] == 0xFFFF_FFFF)

    let tints = view.tints
    stage.run { view.overrideUserInterfaceStyle = .light }
    #expect(view.drawn.last == .light)
    #expect(view.tints == tints + 1)
    #expect(stage.frame(scale: 1).pixels[0] == 0xFF00_0000)
  }

  @Test func `a change of size classes redraws nothing`() {
    let view = stage.run { Painted(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    stage.show(UIViewController())
    stage.run { stage.window.addSubview(view) }
    let drawn = view.drawn.count

    stage.run { stage.window.traitOverrides.horizontalSizeClass = .regular }

    #expect(view.drawn.count == drawn)
  }

  @Test func `texts and buttons follow the interface style`() {
    let (label, button) = stage.run { (UILabel(), UIButton(type: .system)) }
    stage.show(UIViewController())
    stage.run {
      label.text = "████"
      label.textColor = .label
      button.setTitle("████", for: .normal)
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      button.frame = CGRect(x: 0, y: 40, width: 100, height: 30)
      stage.window.addSubview(label)
      stage.window.addSubview(button)
    }
    func ink(_ view: UIView) -> [UInt32] {
      let image = stage.frame(scale: 1)
      let frame = view.frame
      return (Int(frame.minY)..<Int(frame.maxY)).flatMap { y in
        (Int(frame.minX)..<Int(frame.maxX)).map { image.pixels[y * image.width + $0] & 0xFF_FFFF }
      }
    }
    stage.run { stage.window.backgroundColor = UIColor(white: 0.5, alpha: 1) }
    let before = (ink(label), ink(button))
    #expect(before.0.contains(0))
    #expect(before.1.contains(0x007AFF))

    stage.traits.userInterfaceStyle = .dark

    #expect(ink(label).contains(0xFFFFFF))
    #expect(ink(button).contains(0x0A84FF))
  }
}
