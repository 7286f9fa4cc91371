// swift-tools-version: 6.2

import PackageDescription

/// Whether this is a build of `ci/as-darwin`: on Linux, with what a Mac has as far as it compiles.
let isAsDarwin = Context.environment["SPLITFUZZ_AS_DARWIN"] != nil

/// Swift 6 language mode, no package dependencies. Warnings are errors where the scripts in `ci`
/// say so: no one else's build fails for what a new compiler warns of.
let strict: [SwiftSetting] =
    [.swiftLanguageMode(.v6)]
    + (Context.environment["SPLITFUZZ_STRICT"] != nil ? [.treatAllWarnings(as: .error)] : [])
    + (isAsDarwin ? [.define("AS_DARWIN")] : [])

let package = Package(
    name: "splitfuzz",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "SplitViewConformance", targets: ["SplitViewConformance"]),
        .library(
            name: "SplitViewConformanceTesting", targets: ["SplitViewConformanceTesting"]),
        .library(name: "SplitfuzzCommand", targets: ["SplitfuzzCommand"]),
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "UIKitModel", targets: ["UIKitModel"]),
        .library(name: "StatefulTesting", targets: ["StatefulTesting"]),
        // For the fuzz targets in ci/libfuzzer, which are a package of their own.
        .library(name: "FuzzInputs", targets: ["FuzzInputs"]),
        .executable(name: "splitfuzz", targets: ["splitfuzz"]),
    ],
    targets: [
        .target(name: "StatefulTesting", exclude: ["README.md"], swiftSettings: strict),
        .target(name: "Destination", swiftSettings: strict),
        .target(
            name: "UIKitModel", dependencies: ["Destination"], exclude: ["RULES.md"],
            swiftSettings: strict),
        .target(name: "UIKitInert", dependencies: ["UIKitModel"], swiftSettings: strict),
        .target(name: "UIKit", dependencies: ["UIKitInert", "UIKitModel"], swiftSettings: strict),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: strict),
        .target(
            name: "SplitViewConformance", dependencies: ["StatefulTesting", "UIKitModel"],
            swiftSettings: strict),
        .target(
            name: "SplitViewConformanceTesting", dependencies: ["SplitViewConformance"],
            swiftSettings: strict),
        .target(
            name: "SplitViewSubjects", dependencies: ["UIKitModel"], exclude: ["DOCUMENTS.md"],
            swiftSettings: strict),
        .target(
            name: "SplitViewCatalog",
            dependencies: ["SplitViewConformance", "SplitViewSubjects", "UIKitModel"],
            swiftSettings: strict),
        .target(
            name: "SplitfuzzCommand",
            dependencies: ["SplitViewConformance", "StatefulTesting", "UIKitModel"],
            exclude: ["README.md"], swiftSettings: strict),
        .executableTarget(
            name: "splitfuzz", dependencies: ["SplitViewCatalog", "SplitfuzzCommand"],
            swiftSettings: strict),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "ReferenceSearch", "SplitViewCatalog", "SplitViewConformance", "SplitViewSubjects",
                "StatefulChallenge", "StatefulTesting", "UIKitModel",
            ],
            path: "ci/benchmarks",
            exclude: ["Challenge/README.md", "Guidance/README.md", "Shortest/README.md"],
            swiftSettings: strict),
        .target(
            name: "DeviceHarness",
            dependencies: ["SplitViewCatalog", "SplitViewConformance", "UIKitModel"],
            path: "ci/device-tests/DeviceHarness", swiftSettings: strict),
        .executableTarget(
            name: "LongChecks",
            dependencies: [
                "DeviceHarness", "SplitViewCatalog", "SplitViewConformance", "StatefulTesting",
                "UIKit",
                "UIKitModel",
            ], path: "ci/long-checks", swiftSettings: strict),
        .target(
            name: "FuzzInputs",
            dependencies: [
                "SplitViewCatalog", "SplitViewConformance", "StatefulTesting", "UIKitModel",
            ], path: "ci/libfuzzer/FuzzInputs", swiftSettings: strict),
        .target(
            name: "StatefulChallenge", dependencies: ["StatefulTesting"],
            path: "Tests/Support/StatefulChallenge", swiftSettings: strict),
        .target(
            name: "ReferenceSearch", dependencies: ["SplitViewConformance"],
            path: "Tests/Support/ReferenceSearch", swiftSettings: strict),
        .target(
            name: "TestTools", path: "Tests/Support/TestTools", swiftSettings: strict),
        .testTarget(
            name: "StatefulTestingTests",
            dependencies: ["StatefulChallenge", "StatefulTesting", "TestTools"],
            swiftSettings: strict),
        .testTarget(
            name: "UIKitModelTests",
            dependencies: ["TestTools", "UIKit", "UIKitModel", "_Testing_UIKit"],
            resources: [.copy("Recordings")], swiftSettings: strict),
        .testTarget(
            name: "SplitViewSubjectsTests", dependencies: ["SplitViewSubjects", "UIKitModel"],
            swiftSettings: strict),
        .testTarget(
            name: "SplitViewConformanceTests",
            dependencies: [
                "SplitViewConformance", "SplitViewConformanceTesting", "SplitViewSubjects",
                "StatefulTesting", "TestTools", "UIKitInert", "UIKitModel",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "SplitViewCatalogTests",
            dependencies: [
                "ReferenceSearch", "SplitViewCatalog", "SplitViewConformance", "SplitViewSubjects",
                "StatefulTesting", "TestTools", "UIKitModel",
            ], swiftSettings: strict),
        .testTarget(
            name: "SplitfuzzCommandTests",
            dependencies: [
                "SplitViewCatalog", "SplitViewConformance", "SplitfuzzCommand", "StatefulTesting",
                "TestTools", "UIKitModel", "splitfuzz",
            ], swiftSettings: strict),
        .testTarget(
            name: "CorpusTests",
            dependencies: [
                "SplitViewCatalog", "SplitViewConformance", "StatefulTesting", "TestTools",
                "UIKitModel",
            ], swiftSettings: strict),
        .testTarget(
            name: "FuzzInputsTests",
            dependencies: ["FuzzInputs", "SplitViewConformance", "TestTools"],
            swiftSettings: strict),
        .testTarget(name: "TidinessTests", swiftSettings: strict),
    ]
)

// A release build of the tests has the sources optimised, and not the tests: these would take a
// third of the build. Those of the core stay optimised: they have machines of their own.
for target in package.targets where target.type == .test && target.name != "StatefulTestingTests" {
    target.swiftSettings?.append(
        .unsafeFlags(["-Onone", "-no-whole-module-optimization"], .when(configuration: .release)))
}

if isAsDarwin {
    let tried: Set = ["UIKitModelTests", "SplitViewConformanceTests"]
    package.products.removeAll { $0.name == "FuzzInputs" }
    package.targets.removeAll {
        $0.path?.hasPrefix("ci/") == true || $0.type == .test && !tried.contains($0.name)
    }
    package.targets += [
        .target(
            name: "AppFiles", dependencies: ["UIKit"], path: "ci/app-files/Sources",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "AppFilesTests", dependencies: ["AppFiles", "SplitViewConformance", "UIKit"],
            path: "ci/app-files/Tests", swiftSettings: strict),
    ]
    for target in package.targets { target.dependencies.append("FoundationOnDarwin") }
    package.targets.append(.target(name: "FoundationOnDarwin", path: "ci/foundation-on-darwin"))
}
