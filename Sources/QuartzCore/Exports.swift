// What `import QuartzCore` brings on Apple's systems.
@_exported import CoreGraphics
