// The modules that `import AVFoundation` re-exports on Apple's systems, because apps that import
// AVFoundation alone use the names of Core Animation and of image files.
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import ImageIO
@_exported import QuartzCore
