// swift-tools-version: 6.2

import PackageDescription

/// Swift 6 language mode, no package dependencies, warnings are errors.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
    name: "splitfuzz",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "splitfuzz", targets: ["splitfuzz"])
    ],
    targets: [
        .executableTarget(name: "splitfuzz", swiftSettings: strict),
        .testTarget(
            name: "SplitfuzzCommandTests", dependencies: ["splitfuzz"], swiftSettings: strict),
        .testTarget(name: "TidinessTests", swiftSettings: strict),
    ]
)
