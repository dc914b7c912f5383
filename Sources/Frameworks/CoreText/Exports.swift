// Re-exports the modules that Apple's Core Text re-exports.
@_exported import CoreGraphics
