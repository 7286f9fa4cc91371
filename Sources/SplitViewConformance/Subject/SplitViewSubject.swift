import UIKitModel

/// A split view delegate under test, with the app around it and its contract.
///
/// ```swift
/// let notes = SplitViewSubject("notes", origin: "the app's own delegate", profile: .ios14) {
///     makeNotes()
/// }
/// try checkConformance(of: notes)
/// ```
public struct SplitViewSubject: Sendable {
    /// A short name, used in corpus files, as a folder's name, and on the command line.
    public let name: String
    /// Where the delegate comes from, in a few words.
    package let origin: String
    /// The assumptions of the delegate about its app, and its policies.
    package private(set) var contract: Contract
    /// The release of UIKit for which the app is written. A check uses this one unless another is
    /// asked for.
    public let profile: UIKitProfile
    package let labels: [SituationLabel]
    /// The app's own laws, by which it is judged besides ``SplitViewLaws``.
    package let laws: [SplitViewLaw]
    /// How reports speak of the app's screens.
    package let naming: Naming
    /// The kind of device on which the app runs, as it can read it.
    package let idiom: UIUserInterfaceIdiom
    /// The devices on which the app runs; empty if its window has any size.
    package let devices: [SplitViewDevice]
    /// Where it is described.
    package let place: SourcePlace
    /// Builds the app from scratch in its surroundings; called once for every run, at least.
    let makeSceneIn: @MainActor @Sendable (SplitViewScene.Environment) -> SplitViewScene
    /// Whether building it looks at the surroundings.
    let readsEnvironment: Bool

    /// The names of an app's screens in reports.
    public enum Naming: Sendable, Hashable {
        /// Names in the app's own words: `Timeline`, `Article 3`. By default these are the names of
        /// the classes; see ``SplitViewScene/Screen/named(_:)``. A controller of one of UIKit's own
        /// classes without another name is called after its kind.
        case own
        /// Names after the kind: `list`, `note`, `_`. They make reports on many apps easier to
        /// compare.
        case kinds
    }

    /// Describes a subject.
    ///
    /// - Parameters:
    ///   - name: A short name of letters, digits, hyphens, underscores and dots, which begins with
    ///     a letter or a digit; also used for files.
    ///   - origin: The source of the delegate, in a few words.
    ///   - contract: The assumptions of the delegate; by default those that nearly every app
    ///     fulfils.
    ///   - profile: The release of UIKit for which the app is written.
    ///   - labels: The labels to count, at most 32, each with a unique name.
    ///   - laws: The app's own laws, each with a name that no other law has. Their symptoms are
    ///     those of the step, as for the other laws, whatever symptom they state.
    ///   - naming: The names of screens in reports, without influence on the findings.
    ///   - idiom: The kind of device on which the app runs, as it can read it. The sizes of windows
    ///     do not depend on it.
    ///   - devices: The devices of the app: its window has the sizes that a person can give it
    ///     there, and the app reads their kind instead of `idiom`. Without any it is wide or
    ///     narrow, on no device in particular.
    ///   - fileID: The file of the description, with its module; reports name it.
    ///   - filePath: The path of that file.
    ///   - line: The line of the description.
    ///   - makeScene: Builds the app from scratch: the same scene every time, with no state carried
    ///     over.
    public init(
        _ name: String, origin: String = "", contract: Contract = .usual,
        profile: UIKitProfile = .ios26, labels: [SituationLabel] = [],
        laws: [SplitViewLaw] = [], naming: Naming = .own, idiom: UIUserInterfaceIdiom = .pad,
        devices: [SplitViewDevice] = [], fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, makeScene: @escaping @MainActor @Sendable () -> SplitViewScene
    ) {
        self.init(
            name, origin: origin, contract: contract, profile: profile, labels: labels, laws: laws,
            naming: naming, idiom: idiom, devices: devices, readsEnvironment: false,
            place: SourcePlace(fileID: fileID, filePath: filePath, line: line),
            makeScene: { _ in makeScene() })
    }

    /// Describes a subject whose app reads its surroundings when it is built.
    ///
    /// The window has the width of its first appearance from the start: `launch narrow` is about a
    /// scene that was built for a narrow window. The actions of a person, and the style of the
    /// split view, have to be the same in both.
    ///
    /// - Parameters:
    ///   - name: A short name of letters, digits, hyphens, underscores and dots, which begins with
    ///     a letter or a digit; also used for files.
    ///   - origin: The source of the delegate, in a few words.
    ///   - contract: The assumptions of the delegate; by default those that nearly every app
    ///     fulfils.
    ///   - profile: The release of UIKit for which the app is written.
    ///   - labels: The labels to count, at most 32, each with a unique name.
    ///   - laws: The app's own laws, each with a name that no other law has.
    ///   - naming: The names of screens in reports.
    ///   - idiom: The kind of device on which the app runs, as it can read it.
    ///   - devices: The devices of the app: its window has the sizes that a person can give it
    ///     there, and the app reads their kind instead of `idiom`. Without any it is wide or
    ///     narrow, on no device in particular.
    ///   - fileID: The file of the description, with its module; reports name it.
    ///   - filePath: The path of that file.
    ///   - line: The line of the description.
    ///   - makeScene: Builds the app from scratch: for the same surroundings the same scene every
    ///     time, with no state carried over.
    public init(
        _ name: String, origin: String = "", contract: Contract = .usual,
        profile: UIKitProfile = .ios26, labels: [SituationLabel] = [],
        laws: [SplitViewLaw] = [], naming: Naming = .own, idiom: UIUserInterfaceIdiom = .pad,
        devices: [SplitViewDevice] = [], fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line,
        makeScene: @escaping @MainActor @Sendable (SplitViewScene.Environment) -> SplitViewScene
    ) {
        self.init(
            name, origin: origin, contract: contract, profile: profile, labels: labels, laws: laws,
            naming: naming, idiom: idiom, devices: devices, readsEnvironment: true,
            place: SourcePlace(fileID: fileID, filePath: filePath, line: line),
            makeScene: makeScene)
    }

    /// Describes a subject of either kind.
    init(
        _ name: String, origin: String, contract: Contract, profile: UIKitProfile,
        labels: [SituationLabel], laws: [SplitViewLaw], naming: Naming,
        idiom: UIUserInterfaceIdiom, devices: [SplitViewDevice], readsEnvironment: Bool,
        place: SourcePlace,
        makeScene: @escaping @MainActor @Sendable (SplitViewScene.Environment) -> SplitViewScene
    ) {
        demand(
            name.isPlainName,
            "\(place): a subject's name is made of letters, digits, hyphens, underscores and dots, "
                + "and begins with a letter or a digit, unlike '\(name)'")
        (self.name, self.origin) = (name, origin)
        demand(
            labels.count <= 32 && Set(labels.map(\.name)).count == labels.count,
            "\(place): a subject has at most 32 labels, each under a name of its own")
        (self.contract, self.profile, self.labels) = (contract, profile, labels)
        self.laws = Self.checked(laws)
        self.naming = naming
        self.idiom = devices.first?.idiom ?? idiom
        self.devices = devices
        self.place = place
        // An app may ask for the kind of device wherever it is built.
        self.readsEnvironment =
            readsEnvironment || devices.contains { $0.idiom != devices[0].idiom }
        makeSceneIn = makeScene
    }

    /// The window for which the app is built as long as its first window on screen is not known.
    @MainActor var firstPlace: WindowPlace {
        guard let device = devices.first,
            let number = SplitViewDevice.Window.all.firstIndex(where: {
                $0.device == device
            })
        else { return WindowPlace(.regular) }
        return WindowPlace(number: UInt8(number))
    }

    /// Builds the app from scratch, for a wide window if it matters.
    package var makeScene: @MainActor @Sendable () -> SplitViewScene {
        { makeScene(in: firstPlace, profile: profile) }
    }

    /// Builds the app from scratch in a runtime of its own, which becomes the current one.
    ///
    /// - Parameters:
    ///   - place: The size of its window, as an app can read it that is built.
    ///   - profile: The release of UIKit.
    ///   - attention: The recorder of the app's queries; `nil` for none.
    @MainActor func built(
        in place: WindowPlace, profile: UIKitProfile, attention: Attention? = nil
    ) -> (runtime: ModelRuntime, scene: SplitViewScene) {
        let runtime = ModelRuntime(profile: profile)
        runtime.attention = attention
        ModelRuntime.current = runtime
        runtime.grantBudget()
        return (runtime, makeScene(in: place, profile: profile))
    }

    /// Builds the app from scratch for a window of some size, on the kind of device that it is on,
    /// or else on the subject's.
    @MainActor func makeScene(in place: WindowPlace, profile: UIKitProfile) -> SplitViewScene {
        let window = place.deviceWindow
        let idiom = window?.device.idiom ?? idiom
        ModelRuntime.current.idiom = idiom
        ModelRuntime.current.screen = window?.screen
        return makeSceneIn(
            SplitViewScene.Environment(place.environment, idiom: idiom, profile: profile))
    }

    /// The same app on devices, as a subject of its own.
    package func on(
        _ devices: [SplitViewDevice], as name: String, origin: String
    ) -> SplitViewSubject {
        SplitViewSubject(
            name, origin: origin, contract: contract, profile: profile, labels: labels, laws: laws,
            naming: naming, idiom: idiom, devices: devices, readsEnvironment: readsEnvironment,
            place: place, makeScene: makeSceneIn)
    }

    /// Gives up one assumption of the contract.
    ///
    /// ```swift
    /// try checkConformance(of: notes.givingUp("sides-are-kept"))
    /// ```
    ///
    /// - Parameter assumption: The name of an assumption of the contract.
    public func givingUp(_ assumption: String) -> SplitViewSubject {
        var careless = self
        careless.contract = contract.without(assumption)
        return careless
    }
}
