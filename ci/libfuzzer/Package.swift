// swift-tools-version: 6.2

import PackageDescription

/// As in the package that is tested.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// What the bytes of an input mean, and how a subject performs them: a target of the other package,
/// which it needs more of than other packages see.
let inputs: Target.Dependency = .product(name: "FuzzInputs", package: "splitfuzz")

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
        .target(name: "LibFuzzer"),
        .executableTarget(
            name: "FuzzSubject", dependencies: [inputs, "LibFuzzer"], swiftSettings: strict),
        .executableTarget(
            name: "FuzzTraceReader", dependencies: [inputs, "LibFuzzer"],
            swiftSettings: strict),
        .executableTarget(
            name: "FuzzTool", dependencies: [inputs], swiftSettings: strict),
    ]
)
