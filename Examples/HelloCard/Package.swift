// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "HelloCard",
  dependencies: [
    // In a project of your own: .package(url: "…", from: "…").
    .package(name: "Matchcut", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "HelloCard", dependencies: [.product(name: "UIKit", package: "Matchcut")],
      // `@testable` in an optimised build as well.
      swiftSettings: [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]),
    .testTarget(
      name: "HelloCardTests",
      dependencies: ["HelloCard", .product(name: "TransitionTesting", package: "Matchcut")]),
  ]
)
