// The modules that `import QuartzCore` re-exports on Apple's systems.
@_exported import CoreGraphics
