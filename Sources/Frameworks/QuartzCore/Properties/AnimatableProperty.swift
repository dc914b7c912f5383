/// The table of all layer properties, with the key path, getter and setter of each.
///
/// Animations, implicit actions, text dumps and curves iterate over this table, and so does the log
/// of changes that a cancelled transition undoes. Some entries are components, which are key paths
/// to a part of another property.
package enum AnimatableProperty: String, CaseIterable, Sendable {
  case position
  case bounds
  case anchorPoint
  case anchorPointZ
  case zPosition
  case transform
  case sublayerTransform
  case opacity
  case hidden
  case doubleSided
  case masksToBounds
  case cornerRadius
  case backgroundColor
  case borderWidth
  case borderColor
  case shadowColor
  case shadowOpacity
  case shadowOffset
  case shadowRadius
  case shadowPath
  case contents
  case contentsRect
  case contentsCenter
  case minificationFilterBias
  case contentsScale
  case backdropBlurRadius
  case backdropSaturation
  case backdropTint

  // Shape layers.
  case shapePath = "path"
  case fillColor
  case strokeColor
  case strokeStart
  case strokeEnd
  case lineWidth
  case miterLimit
  case lineDashPhase

  // Gradient layers.
  case gradientColors = "colors"
  case gradientLocations = "locations"
  case gradientStart = "startPoint"
  case gradientEnd = "endPoint"

  // Text layers.
  case textColor = "foregroundColor"
  case textFontSize = "fontSize"

  // Components of the properties above.
  case positionX = "position.x"
  case positionY = "position.y"
  case boundsOrigin = "bounds.origin"
  case boundsSize = "bounds.size"
  case boundsOriginX = "bounds.origin.x"
  case boundsOriginY = "bounds.origin.y"
  case boundsWidth = "bounds.size.width"
  case boundsHeight = "bounds.size.height"
  case transformTranslation = "transform.translation"
  case transformTranslationX = "transform.translation.x"
  case transformTranslationY = "transform.translation.y"
  case transformTranslationZ = "transform.translation.z"
  case transformScale = "transform.scale"
  case transformScaleX = "transform.scale.x"
  case transformScaleY = "transform.scale.y"
  case transformScaleZ = "transform.scale.z"
  case transformRotation = "transform.rotation"
  case transformRotationX = "transform.rotation.x"
  case transformRotationY = "transform.rotation.y"
  case transformRotationZ = "transform.rotation.z"

  /// Whether this is a property of its own and not a component of another one.
  package var isWhole: Bool { !rawValue.contains(".") }
}

extension LayerValues {
  /// The value of `property`.
  package subscript(property: AnimatableProperty) -> AnimatableValue {
    get {
      switch property {
      case .position: .point(position)
      case .bounds: .rect(bounds)
      case .anchorPoint: .point(anchorPoint)
      case .anchorPointZ: .number(anchorPointZ)
      case .zPosition: .number(zPosition)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .opacity: .number(opacity)
      case .hidden: .flag(isHidden)
      case .doubleSided: .flag(isDoubleSided)
      case .masksToBounds: .flag(masksToBounds)
      case .cornerRadius: .number(cornerRadius)
      case .backgroundColor: .color(backgroundColor)
      case .borderWidth: .number(borderWidth)
      case .borderColor: .color(borderColor)
      case .shadowColor: .color(shadowColor)
      case .shadowOpacity: .number(shadowOpacity)
      case .shadowOffset: .size(shadowOffset)
      case .shadowRadius: .number(shadowRadius)
      case .shadowPath: .path(shadowPath)
      case .contents: .image(contents)
      case .contentsRect: .rect(contentsRect)
      case .contentsCenter: .rect(contentsCenter)
      case .minificationFilterBias: .number(minificationFilterBias)
      case .contentsScale: .number(contentsScale)
      case .backdropBlurRadius: .number(backdrop.blurRadius)
      case .backdropSaturation: .number(backdrop.saturation)
      case .backdropTint: .color(backdrop.tint)
      case .shapePath: .path(shape?.values.path)
      case .fillColor: .color((shape?.values ?? ShapeValues()).fillColor)
      case .strokeColor: .color(shape?.values.strokeColor)
      case .strokeStart: .number(shape?.values.strokeStart ?? 0)
      case .strokeEnd: .number(shape?.values.strokeEnd ?? 1)
      case .lineWidth: .number(shape?.values.lineWidth ?? 1)
      case .miterLimit: .number(shape?.values.miterLimit ?? 10)
      case .lineDashPhase: .number(shape?.values.lineDashPhase ?? 0)
      case .gradientColors: .colors(gradient?.values.colors ?? [])
      case .gradientLocations: .numbers(gradient?.values.locations ?? [])
      case .gradientStart: .point((gradient?.values ?? GradientValues()).startPoint)
      case .gradientEnd: .point((gradient?.values ?? GradientValues()).endPoint)
      case .textColor: .color((text?.values ?? TextValues()).color)
      case .textFontSize: .number((text?.values ?? TextValues()).face.size)
      case .positionX: .number(position.x)
      case .positionY: .number(position.y)
      case .boundsOrigin: .point(bounds.origin)
      case .boundsSize: .size(bounds.size)
      case .boundsOriginX: .number(bounds.origin.x)
      case .boundsOriginY: .number(bounds.origin.y)
      case .boundsWidth: .number(bounds.size.width)
      case .boundsHeight: .number(bounds.size.height)
      case .transformTranslation: .size(CGSize(width: transform.m41, height: transform.m42))
      case .transformTranslationX: .number(transform.m41)
      case .transformTranslationY: .number(transform.m42)
      case .transformTranslationZ: .number(transform.m43)
      case .transformScale: .number(transform.scale.sum() / 3)
      case .transformScaleX: .number(transform.scale.x)
      case .transformScaleY: .number(transform.scale.y)
      case .transformScaleZ: .number(transform.scale.z)
      case .transformRotation, .transformRotationZ: .number(transform.angles.z)
      case .transformRotationX: .number(transform.angles.x)
      case .transformRotationY: .number(transform.angles.y)
      }
    }
    set {
      switch (property, newValue) {
      case (.position, .point(let v)): position = v
      case (.bounds, .rect(let v)): bounds = v
      case (.anchorPoint, .point(let v)): anchorPoint = v
      case (.anchorPointZ, .number(let v)): anchorPointZ = v
      case (.zPosition, .number(let v)): zPosition = v
      case (.transform, .transform(let v)): transform = v
      case (.sublayerTransform, .transform(let v)): sublayerTransform = v
      case (.opacity, .number(let v)): opacity = v
      case (.hidden, .flag(let v)): isHidden = v
      case (.doubleSided, .flag(let v)): isDoubleSided = v
      case (.masksToBounds, .flag(let v)): masksToBounds = v
      case (.cornerRadius, .number(let v)): cornerRadius = v
      case (.backgroundColor, .color(let v)): backgroundColor = v
      case (.borderWidth, .number(let v)): borderWidth = v
      case (.borderColor, .color(let v)): borderColor = v
      case (.shadowColor, .color(let v)): shadowColor = v
      case (.shadowOpacity, .number(let v)): shadowOpacity = v
      case (.shadowOffset, .size(let v)): shadowOffset = v
      case (.shadowRadius, .number(let v)): shadowRadius = v
      case (.shadowPath, .path(let v)): shadowPath = v
      case (.contents, .image(let v)): contents = v
      case (.contentsRect, .rect(let v)): contentsRect = v
      case (.contentsCenter, .rect(let v)): contentsCenter = v
      case (.minificationFilterBias, .number(let v)): minificationFilterBias = v
      case (.contentsScale, .number(let v)): contentsScale = v
      case (.backdropBlurRadius, .number(let v)): backdrop.blurRadius = v
      case (.backdropSaturation, .number(let v)): backdrop.saturation = v
      case (.backdropTint, .color(let v)): backdrop.tint = v
      case (.shapePath, .path(let v)): shape = shape?.with(\.path, v)
      case (.fillColor, .color(let v)): shape = shape?.with(\.fillColor, v)
      case (.strokeColor, .color(let v)): shape = shape?.with(\.strokeColor, v)
      case (.strokeStart, .number(let v)): shape = shape?.with(\.strokeStart, v)
      case (.strokeEnd, .number(let v)): shape = shape?.with(\.strokeEnd, v)
      case (.lineWidth, .number(let v)): shape = shape?.with(\.lineWidth, v)
      case (.miterLimit, .number(let v)): shape = shape?.with(\.miterLimit, v)
      case (.lineDashPhase, .number(let v)): shape = shape?.with(\.lineDashPhase, v)
      case (.gradientColors, .colors(let v)): gradient = gradient?.with(\.colors, v)
      case (.gradientLocations, .numbers(let v)): gradient = gradient?.with(\.locations, v)
      case (.gradientStart, .point(let v)): gradient = gradient?.with(\.startPoint, v)
      case (.gradientEnd, .point(let v)): gradient = gradient?.with(\.endPoint, v)
      case (.textColor, .color(let v)): text = text?.with(\.color, v)
      case (.textFontSize, .number(let v)): text = text?.with(\.face.size, v)
      case (.positionX, .number(let v)): position.x = v
      case (.positionY, .number(let v)): position.y = v
      case (.boundsOrigin, .point(let v)): bounds.origin = v
      case (.boundsSize, .size(let v)): bounds.size = v
      case (.boundsOriginX, .number(let v)): bounds.origin.x = v
      case (.boundsOriginY, .number(let v)): bounds.origin.y = v
      case (.boundsWidth, .number(let v)): bounds.size.width = v
      case (.boundsHeight, .number(let v)): bounds.size.height = v
      case (.transformTranslation, .size(let v)):
        transform.translation = SIMD3(v.width, v.height, transform.m43)
      case (.transformTranslationX, .number(let v)): transform.translation.x = v
      case (.transformTranslationY, .number(let v)): transform.translation.y = v
      case (.transformTranslationZ, .number(let v)): transform.translation.z = v
      case (.transformScale, .number(let v)): transform.scale = SIMD3(repeating: v)
      case (.transformScaleX, .number(let v)): transform.scale.x = v
      case (.transformScaleY, .number(let v)): transform.scale.y = v
      case (.transformScaleZ, .number(let v)): transform.scale.z = v
      case (.transformRotation, .number(let v)), (.transformRotationZ, .number(let v)):
        transform.angles.z = v
      case (.transformRotationX, .number(let v)): transform.angles.x = v
      case (.transformRotationY, .number(let v)): transform.angles.y = v
      default: break  // A value of another type is ignored.
      }
    }
  }
}
