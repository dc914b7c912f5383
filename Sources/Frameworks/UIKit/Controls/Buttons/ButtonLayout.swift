/// The frames of a button's image and texts, as a pure function of their sizes.
package struct ButtonLayout {
  package var image = CGSize.zero
  package var title = CGSize.zero
  package var subtitle = CGSize.zero
  /// The side of the texts at which the image is placed; leading by default.
  package var placement = NSDirectionalRectEdge.leading
  package var imagePadding: CGFloat = 0
  package var titlePadding: CGFloat = 0
  /// The horizontal alignment of the two texts. 0 aligns their left edges, 0.5 their centres, 1
  /// their right edges.
  package var textShare: CGFloat = 0.5
  /// Whether an image that is larger than the available space becomes smaller. The width and height
  /// of an image that becomes smaller change independently (`unverified`: an image may become
  /// smaller, but whether it keeps its ratio is not documented).
  package var shrinksImage = false
  /// Whether the leading edge is at the right.
  package var isMirrored = false
  /// `x` is the fraction of the free width that is to the left of the content, and `y` is the
  /// fraction of the free height that is above the content.
  package var share = CGPoint(x: 0.5, y: 0.5)

  package init() {}

  private var isStacked: Bool { placement.contains(.top) || placement.contains(.bottom) }

  private var isImageLast: Bool {
    if isStacked { return placement.contains(.bottom) }
    return placement.contains(.trailing) != isMirrored
  }

  private var lineGap: CGFloat { title.height > 0 && subtitle.height > 0 ? titlePadding : 0 }

  private var texts: CGSize {
    CGSize(
      width: max(title.width, subtitle.width), height: title.height + lineGap + subtitle.height)
  }

  private var gap: CGFloat { image.width > 0 && texts.width > 0 ? imagePadding : 0 }

  /// The size of the image and the texts together.
  package var size: CGSize {
    let texts = texts
    if isStacked {
      return CGSize(
        width: max(image.width, texts.width), height: image.height + gap + texts.height)
    }
    return CGSize(
      width: image.width + gap + texts.width, height: max(image.height, texts.height))
  }

  package struct Frames {
    package var image, title, subtitle: CGRect
  }

  /// The frames inside `available`. If `available` is too small, the texts are truncated.
  package func frames(in available: CGRect) -> Frames {
    var fitted = self
    if shrinksImage {
      fitted.image.width = min(image.width, max(0, available.width))
      fitted.image.height = min(image.height, max(0, available.height))
    }
    let free = fitted.textWidth(in: available.width)
    fitted.title.width = min(title.width, free)
    fitted.subtitle.width = min(subtitle.width, free)
    return fitted.fittedFrames(in: available)
  }

  /// The width for the texts beside the image in a room of the given width.
  package func textWidth(in width: CGFloat) -> CGFloat {
    max(0, width - (isStacked ? 0 : image.width + gap))
  }

  private func fittedFrames(in available: CGRect) -> Frames {
    let (whole, texts) = (size, texts)
    var picture = CGRect(
      x: available.minX + (available.width - whole.width) * share.x,
      y: available.minY + (available.height - whole.height) * share.y, width: image.width,
      height: image.height)
    var block = CGRect(origin: picture.origin, size: texts)
    if isStacked {
      picture.origin.x += (whole.width - image.width) / 2
      block.origin.x += (whole.width - texts.width) / 2
      if isImageLast {
        picture.origin.y += texts.height + gap
      } else {
        block.origin.y += image.height + gap
      }
    } else {
      picture.origin.y += (whole.height - image.height) / 2
      block.origin.y += (whole.height - texts.height) / 2
      if isImageLast {
        picture.origin.x += texts.width + gap
      } else {
        block.origin.x += image.width + gap
      }
    }
    let first = CGRect(
      x: block.minX + (texts.width - title.width) * textShare, y: block.minY,
      width: title.width, height: title.height)
    let second = CGRect(
      x: block.minX + (texts.width - subtitle.width) * textShare,
      y: block.minY + title.height + lineGap, width: subtitle.width, height: subtitle.height)
    return Frames(image: picture, title: first, subtitle: second)
  }
}
