// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "HelloCard",
  dependencies: [
    // In your own project: .package(url: "…", from: "…").
    .package(name: "Matchcut", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "HelloCard", dependencies: [.product(name: "UIKit", package: "Matchcut")],
      // Allows `@testable` in an optimised build.
      swiftSettings: [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]),
    .testTarget(
      name: "HelloCardTests",
      dependencies: ["HelloCard", .product(name: "TransitionTesting", package: "Matchcut")]),
  ]
)
