// swift-tools-version: 6.2

import PackageDescription

/// As in the package that is tested.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// The fuzz targets for libFuzzer, which `ci/libfuzzer/run` builds with `-sanitize=fuzzer`; a
/// package of its own, so that the other package is never built that way.
let package = Package(
    name: "splitfuzz-libfuzzer",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "FuzzSubject", targets: ["FuzzSubject"]),
        .executable(name: "FuzzTraceReader", targets: ["FuzzTraceReader"]),
        .executable(name: "FuzzTool", targets: ["FuzzTool"]),
    ],
    dependencies: [.package(name: "splitfuzz", path: "../..")],
    targets: [
        .target(
            name: "FuzzInputs",
            dependencies: [
                .product(name: "SplitViewCatalog", package: "splitfuzz"),
                .product(name: "SplitViewConformance", package: "splitfuzz"),
                .product(name: "StatefulTesting", package: "splitfuzz"),
                .product(name: "UIKitModel", package: "splitfuzz"),
            ], swiftSettings: strict),
        .target(name: "LibFuzzer"),
        .executableTarget(
            name: "FuzzSubject", dependencies: ["FuzzInputs", "LibFuzzer"], swiftSettings: strict),
        .executableTarget(
            name: "FuzzTraceReader", dependencies: ["FuzzInputs", "LibFuzzer"],
            swiftSettings: strict),
        .executableTarget(
            name: "FuzzTool", dependencies: ["FuzzInputs"], swiftSettings: strict),
        .testTarget(
            name: "FuzzInputsTests", dependencies: ["FuzzInputs"], swiftSettings: strict),
    ]
)
