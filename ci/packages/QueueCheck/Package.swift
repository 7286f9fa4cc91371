// swift-tools-version: 6.2

import PackageDescription

/// This checkout, unless a copy of this folder says where it is.
let checkout = Context.environment["SPLITFUZZ_PATH"] ?? "../../.."

// An executable that depends on `StatefulTesting` alone. ci/try-as-dependency puts the code of that
// product's article, word for word, beside main.swift.
let package = Package(
    name: "QueueCheck",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "splitfuzz", path: checkout)],
    targets: [
        .executableTarget(
            name: "QueueCheck",
            dependencies: [.product(name: "StatefulTesting", package: "splitfuzz")])
    ]
)
