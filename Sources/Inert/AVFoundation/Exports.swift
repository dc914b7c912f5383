// The module that `import AVFoundation` re-exports on Apple's systems, and UIKit, because apps that
// import AVFoundation alone use Core Animation's names.
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import QuartzCore
