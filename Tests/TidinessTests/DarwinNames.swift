/// What a file that imports Foundation sees on a Mac, by name: `ci/darwin-names.txt`.
struct DarwinNames {
    /// The names of types, functions and variables at the top level.
    private(set) var topLevel: Set<String> = []
    /// The names of members, with those of their types.
    private(set) var members: Set<String> = []
    /// The types some of whose members are listed.
    private(set) var typesWithMembers: Set<String> = []
    /// What is wrong with the list itself.
    private(set) var complaints: [String] = []

    /// Whether a name is in the list.
    func has(_ name: String) -> Bool { topLevel.contains(name) || members.contains(name) }

    /// Reads the list: a name, its module and its kind on each line.
    init(_ file: ProjectFile) {
        var last = ""
        for (index, line) in file.lines.enumerated() where !line.hasPrefix("#") {
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            if words.count != 3 || words.contains("") {
                complaints.append("\(file.path):\(index + 1): not a name, a module and a kind")
                continue
            }
            if !last.utf8.lexicographicallyPrecedes(line.utf8) {
                complaints.append("\(file.path):\(index + 1): not in order")
            }
            last = line
            let name = String(words[0])
            let path = name.prefix { $0 != "(" }
            if let dot = path.lastIndex(of: ".") {
                members.insert(name)
                typesWithMembers.insert(String(path[..<dot]))
            } else {
                topLevel.insert(name)
            }
        }
    }
}

/// Names of the model that a Mac's Foundation has as well and that the model keeps nevertheless,
/// each with the reason. All others stand in a folder `OnLinux`.
let darwinShadows: [String: String] = [
    "NSException": "when raised it ends the run; Foundation's would end the process",
    "NSKeyValueObservation": "the token of `UIView.observe`; Foundation's observes nothing of ours",
    "NSKeyValueObservedChange": "what the handler of `UIView.observe` is given",
    "NSKeyValueObservingOptions": "what `UIView.observe` takes",
    "UIView.observe(_:options:changeHandler:)":
        "layouts are observed without the Objective-C runtime, and UIView is nearer than NSObject",
    "DispatchQueue.async(execute:)":
        "takes a closure, where Dispatch's takes a work item: work is put off until a step is over",
    "DispatchQueue.asyncAfter(deadline:execute:)": "the same, after a time",
    "UIBarAppearance.copy()":
        "is of type Self, as UIKit's; NSObject's, which is Any, stays beside it",
    "_KeyValueCodingAndObserving.observe(_:options:changeHandler:)":
        "for responders alone; ends the run, where Foundation's would end the process",
]

/// The public names that a Mac's Foundation has as well and that are neither in a folder `OnLinux`
/// nor kept for a reason; reasons without such a name; names in such a folder that no Mac has.
///
/// Compared are what stands at the top level, the members that the model adds to types of others,
/// and those of its own classes below `NSObject`: there the same name is an override by accident.
func darwinComplaints(
    _ files: [ProjectFile], names: DarwinNames, shadows: [String: String]
) -> [String] {
    let declarations = files.filter {
        $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift")
    }.flatMap(sourceDeclarations)
    let ofModel = declarations.filter(isOfModel)
    let own = Set(ofModel.filter { !$0.isExtension && $0.owner == nil }.map(\.name))
    let belowNSObject = subclasses(of: "NSObject", among: ofModel)

    var used: Set<String> = []
    var complaints: [String] = []
    for declaration in declarations where !declaration.isExtension {
        let name = declaration.fullName
        let place = "\(declaration.path):\(declaration.line): \(name)"
        let listed: String
        if let owner = declaration.owner {
            guard isOfModel(declaration) else { continue }
            if !own.contains(outermost(owner)) {
                guard declaration.isSeenOutside else { continue }
                listed = name
                if names.has(owner), !names.typesWithMembers.contains(owner) {
                    complaints.append("\(place): no member of \(owner) is in the list")
                }
            } else if belowNSObject.contains(owner), !declaration.isOverride,
                declaration.baseName != "init", !isOnLinux(declaration)
            {
                listed = "NSObject.\(declaration.name)"
            } else {
                continue
            }
        } else {
            guard declaration.isSeenOutside else { continue }
            listed = declaration.baseName
        }
        switch (names.has(listed), isOnLinux(declaration)) {
        case (true, false) where shadows[name] != nil: used.insert(name)
        case (true, false): complaints.append("\(place): a Mac's Foundation has \(listed)")
        case (false, true): complaints.append("\(place): no Mac has it")
        case (true, true), (false, false): break
        }
    }
    let unused = shadows.keys.filter { !used.contains($0) }.sorted()
    return complaints + unused.map { "\($0): needs no reason any more" }
}

/// Whether a declaration stands in for one of UIKit's.
private func isOfModel(_ declaration: SourceDeclaration) -> Bool {
    ["UIKitModel", "UIKitInert"].contains { declaration.path.hasPrefix("Sources/\($0)/") }
}

/// Whether a declaration is for Linux alone.
private func isOnLinux(_ declaration: SourceDeclaration) -> Bool {
    declaration.path.contains("/OnLinux/")
}

/// The type around all others.
func outermost(_ type: String) -> String { String(type.prefix { $0 != "." }) }

/// The classes below a class, by their names with those of the types around them.
private func subclasses(of root: String, among declarations: [SourceDeclaration]) -> Set<String> {
    var below: Set<String> = []
    var isGrowing = true
    while isGrowing {
        isGrowing = false
        for declaration in declarations where !declaration.isExtension {
            guard let first = declaration.inherits.first.map({ String($0.prefix { $0 != "<" }) }),
                first == root || below.contains(first)
            else { continue }
            if below.insert(declaration.fullName).inserted { isGrowing = true }
        }
    }
    return below
}
