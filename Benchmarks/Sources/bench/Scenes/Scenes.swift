import Stage
import UIKit

/// The scenes of the budget table, each in the middle of an animation.
@MainActor
enum Scenes {
  /// A full page slides over another.
  static func slide(_ device: Device = .bench) -> Stage {
    let stage = page(.white, on: device)
    stage.run {
      let next = UIImageView(image: picture(stage.window.bounds.size))
      next.frame = stage.window.bounds
      stage.window.addSubview(next)
      next.frame.origin.x = stage.window.bounds.width
      animate { next.frame.origin.x = 0 }
    }
    return stage
  }

  /// A full page rotates about its middle, in perspective.
  static func flip() -> Stage {
    let stage = page(.black)
    stage.run {
      let card = UIImageView(image: picture(stage.window.bounds.size))
      card.frame = stage.window.bounds
      stage.window.addSubview(card)
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / card.bounds.height
      stage.window.layer.sublayerTransform = perspective
      card.layer.transform = CATransform3DMakeRotation(.pi / 12, 1, 0, 0)
      animate { card.layer.transform = CATransform3DMakeRotation(.pi / 3, 1, 0, 0) }
    }
    return stage
  }

  /// Two hundred rounded cards with shadows move.
  static func cards() -> Stage { cards(200, .bench) }

  /// The requested number of cards, evenly distributed over the screen.
  static func cards(_ count: Int, _ device: Device) -> Stage {
    let stage = page(.white, on: device)
    let columns = max(1, Int(device.size.width / 38))
    stage.run {
      for index in 0..<count {
        let (column, line) = (index % columns, index / columns)
        let card = UIView(
          frame: CGRect(x: CGFloat(column) * 38, y: CGFloat(line) * 41, width: 60, height: 48))
        card.backgroundColor = index % 2 == 0 ? .systemTeal : .systemOrange
        card.layer.cornerRadius = 8
        card.layer.shadowOpacity = 0.3
        card.layer.shadowRadius = 6
        stage.window.addSubview(card)
        animate { card.center.x += 17 }
      }
    }
    return stage
  }

  /// `count` small layers, all moving, on a stage without rendering.
  static func layers(_ count: Int) -> Stage {
    let stage = page(.white)
    stage.run {
      for index in 0..<count {
        let view = UIView(
          frame: CGRect(x: CGFloat(index % 97), y: CGFloat(index % 211), width: 8, height: 8))
        stage.window.addSubview(view)
        animate { view.center.y += 100 }
      }
    }
    return stage
  }

  /// Twelve lines of text in a panel that springs in over a page of text.
  static func menu() -> Stage {
    let stage = page(.white)
    stage.run {
      let panel = UIView(frame: CGRect(x: 45, y: 120, width: 300, height: 560))
      panel.backgroundColor = .systemIndigo
      panel.layer.cornerRadius = 24
      panel.layer.shadowOpacity = 0.4
      panel.layer.shadowRadius = 20
      for line in 0..<12 {
        let label = UILabel(frame: CGRect(x: 30, y: 30 + line * 42, width: 240, height: 32))
        label.text = "Line \(line + 1) of the menu"
        label.textColor = .white
        panel.addSubview(label)
      }
      stage.window.addSubview(panel)
      panel.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
      ) {
        panel.transform = .identity
      }
    }
    return stage
  }

  /// Two hundred cards, of which the first `count` move.
  static func cards(moving count: Int) -> Stage {
    let stage = cards()
    stage.run {
      for view in stage.window.subviews.filter({ $0.layer.shadowOpacity > 0 }).dropFirst(count) {
        view.layer.removeAllAnimations()
      }
    }
    return stage
  }

  /// Two hundred cards at rest on a page, which slides.
  static func cardPage(_ rasterises: Bool) -> Stage {
    let stage = page(.white)
    stage.run {
      let next = UIView(frame: stage.window.bounds)
      next.backgroundColor = .white
      next.clipsToBounds = true
      next.layer.shouldRasterize = rasterises
      next.layer.rasterizationScale = 2
      for index in 0..<200 {
        let frame = CGRect(x: index % 10 * 38, y: index / 10 * 41, width: 60, height: 48)
        let card = UIView(frame: frame)
        card.backgroundColor = index % 2 == 0 ? .systemTeal : .systemOrange
        card.layer.cornerRadius = 8
        card.layer.shadowOpacity = 0.3
        card.layer.shadowRadius = 6
        next.addSubview(card)
      }
      stage.window.addSubview(next)
      next.frame.origin.x = stage.window.bounds.width
      animate { next.frame.origin.x = 0 }
    }
    return stage
  }

  /// `count` small layers at rest.
  static func still(_ count: Int) -> (Stage, [UIView]) {
    let stage = page(.white)
    var views: [UIView] = []
    stage.run {
      for index in 0..<count {
        let view = UIView(
          frame: CGRect(x: CGFloat(index % 97), y: CGFloat(index % 211), width: 8, height: 8))
        stage.window.addSubview(view)
        views.append(view)
      }
    }
    return (stage, views)
  }

  private static func page(_ color: UIColor, on device: Device = .bench) -> Stage {
    let stage = Stage(device: device)
    stage.show(UIViewController())
    stage.run { stage.window.backgroundColor = color }
    return stage
  }

  /// The duration in seconds. It equals the measured time, so that the frames cover the whole
  /// motion.
  static let duration = 4.0

  private static func animate(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear, animations: changes)
  }

  /// A picture of stripes without gaps. It is opaque, like the pages in the other engines.
  private static func picture(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      for row in 0..<24 {
        UIColor(hue: CGFloat(row) / 24, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
        UIBezierPath(
          rect: CGRect(x: 0, y: CGFloat(row) * size.height / 24, width: size.width, height: 36)
        ).fill()
      }
    }
  }
}
