import Stage
import UIKit

/// The scenes of the budget table, each in the middle of an animation.
@MainActor
enum Scenes {
  /// A full page slides over another.
  static func slide() -> Stage {
    let stage = page(.white)
    stage.run {
      let next = UIImageView(image: picture(stage.window.bounds.size))
      next.frame = stage.window.bounds
      stage.window.addSubview(next)
      next.frame.origin.x = stage.window.bounds.width
      animate { next.frame.origin.x = 0 }
    }
    return stage
  }

  /// A full page turns about its middle, seen in perspective.
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

  /// Two hundred rounded cards with shadows drift.
  static func cards() -> Stage {
    let stage = page(.white)
    stage.run {
      for index in 0..<200 {
        let card = UIView(
          frame: CGRect(
            x: CGFloat(index % 10) * 38, y: CGFloat(index / 10) * 41, width: 60, height: 48))
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

  /// `count` small layers, each moving, on a stage that makes no pixels.
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

  private static func page(_ color: UIColor) -> Stage {
    let stage = Stage(device: .bench)
    stage.show(UIViewController())
    stage.run { stage.window.backgroundColor = color }
    return stage
  }

  /// Seconds: the measured frames fill it, so that they see the whole motion.
  static let duration = 4.0

  private static func animate(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear, animations: changes)
  }

  private static func picture(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      for row in 0..<24 {
        UIColor(hue: CGFloat(row) / 24, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
        UIBezierPath(
          rect: CGRect(x: 0, y: CGFloat(row) * size.height / 24, width: size.width, height: 30)
        ).fill()
      }
    }
  }
}
