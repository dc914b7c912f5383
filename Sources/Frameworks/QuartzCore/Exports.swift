// The modules that `import QuartzCore` re-exports on Apple's systems.
@_exported import CoreGraphics
// On Apple's systems, the Objective-C runtime and Foundation declare the names of this module.
@_exported import DeviceRuntime
