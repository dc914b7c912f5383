// What `import CoreGraphics` brings on Apple's systems.
@_exported import Foundation
