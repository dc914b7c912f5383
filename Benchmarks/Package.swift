// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Matchcut", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CAllocations",
        .product(name: "Stage", package: "Matchcut"), .product(name: "UIKit", package: "Matchcut"),
        .product(name: "Transitions", package: "Matchcut"),
        .product(name: "Demos", package: "Matchcut"),
      ]),
  ]
)
