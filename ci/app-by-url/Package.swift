// swift-tools-version: 6.2

import PackageDescription

/// A repository beside this folder, which a workflow puts there.
let beside = "file://\(Context.packageDirectory)/../splitfuzz.git"

// A user's package that takes splitfuzz by its URL and a release. Xcode and `swift build` treat it
// differently from one that is taken by its path, as by ci/try-as-dependency: warnings of the
// dependency are suppressed, unsafe flags are refused, and only what is committed is there.
// .github/workflows/check.yml performs its tests in a copy of this folder.
let package = Package(
    name: "Notes",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: Context.environment["SPLITFUZZ_URL"] ?? beside, exact: "0.2.0")
    ],
    targets: [
        .target(
            name: "Notes",
            dependencies: [
                .product(
                    name: "UIKit", package: "splitfuzz",
                    condition: .when(platforms: [.linux, .macOS]))
            ]),
        .testTarget(
            name: "NotesTests",
            dependencies: [
                "Notes",
                .product(name: "SplitViewConformance", package: "splitfuzz"),
                .product(name: "UIKitModel", package: "splitfuzz"),
            ]),
    ]
)
