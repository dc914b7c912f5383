// swift-tools-version: 5.9
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "MatchcutDemos",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "MatchcutDemos",
      targets: ["AppModule"],
      bundleIdentifier: "org.matchcut.demos",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .leaf),
      accentColor: .presetColor(.teal),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait,
        .landscapeRight,
        .landscapeLeft,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ]
    )
  ],
  dependencies: [.package(name: "Matchcut", path: "../../..")],
  targets: [
    .executableTarget(
      name: "AppModule", dependencies: [.product(name: "Demos", package: "Matchcut")], path: ".")
  ]
)
