// swift-tools-version: 6.2

import PackageDescription

/// Swift 6 language mode, no package dependencies, warnings are errors.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
    name: "splitfuzz",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "SplitViewConformance", targets: ["SplitViewConformance"]),
        .library(name: "UIKitModel", targets: ["UIKitModel"]),
        .library(name: "StatefulTesting", targets: ["StatefulTesting"]),
        .executable(name: "splitfuzz", targets: ["splitfuzz"]),
    ],
    targets: [
        .target(name: "StatefulTesting", swiftSettings: strict),
        .testTarget(
            name: "StatefulTestingTests", dependencies: ["StatefulTesting"], swiftSettings: strict),
    ]
)
