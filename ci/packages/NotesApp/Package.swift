// swift-tools-version: 6.2

import PackageDescription

/// This checkout, unless a copy of this folder says where it is.
let checkout = Context.environment["SPLITFUZZ_PATH"] ?? "../../.."

// An app with its tests and a command of its own, and app files that know nothing of splitfuzz.
// ci/try-as-dependency adds the code of README.md and of the articles, and that of ci/app-files.
let package = Package(
    name: "NotesApp",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "splitfuzz", path: checkout)],
    targets: [
        .target(
            name: "NotesApp",
            dependencies: [.product(name: "UIKit", package: "splitfuzz")]),
        .testTarget(
            name: "NotesAppTests",
            dependencies: [
                "NotesApp", .product(name: "SplitViewConformance", package: "splitfuzz"),
                .product(name: "UIKitModel", package: "splitfuzz"),
            ]),
        .executableTarget(
            name: "check",
            dependencies: [
                "NotesApp", .product(name: "SplitViewConformance", package: "splitfuzz"),
                .product(name: "SplitfuzzCommand", package: "splitfuzz"),
                .product(name: "UIKitModel", package: "splitfuzz"),
            ]),
        // Most apps are compiled in this language mode.
        .target(
            name: "AppFiles", dependencies: [.product(name: "UIKit", package: "splitfuzz")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "AppFilesTests",
            dependencies: [
                "AppFiles", .product(name: "SplitViewConformance", package: "splitfuzz"),
                .product(name: "UIKit", package: "splitfuzz"),
            ]),
    ]
)
