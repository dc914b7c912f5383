// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Matchcut", path: "..")],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "Stage", package: "Matchcut"), .product(name: "UIKit", package: "Matchcut"),
        .product(name: "Transitions", package: "Matchcut"),
        .product(name: "Demos", package: "Matchcut"),
      ])
  ]
)
