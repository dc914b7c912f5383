@_exported import CoreGraphics
@_exported import CoreText
@_exported import Dispatch
@_exported import QuartzCore
