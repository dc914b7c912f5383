@_exported import CoreGraphics
@_exported import Dispatch
@_exported import QuartzCore
