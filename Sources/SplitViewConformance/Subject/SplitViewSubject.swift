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
    public let origin: String
    /// The assumptions of the delegate about its app, and its policies.
    public let contract: Contract
    /// Which release of UIKit the app is written for; it is judged under this one unless another is
    /// asked for.
    public let profile: UIKitProfile
    /// The labels to count.
    public let labels: [SituationLabel]
    /// The app's own laws, by which it is judged besides ``SplitViewLaws``.
    public let laws: [SplitViewLaw]
    /// How reports speak of the app's screens.
    public let naming: Naming
    /// Builds the app from scratch; called once for every run.
    public let makeScene: @MainActor @Sendable () -> SplitViewScene

    /// How reports speak of an app's screens.
    public enum Naming: Sendable, Hashable {
        /// In the app's own words: `Timeline`, `Article 3`. By default these are the names of the
        /// classes; see ``SplitViewScene/Screen/named(_:)``. A controller of one of UIKit's own
        /// classes without another name is called after its kind.
        case own
        /// After their kind: `list`, `note`, `_`. Reports on many apps are easier to compare so.
        case kinds
    }

    /// Describes a subject.
    ///
    /// - Parameters:
    ///   - name: A short name of letters, digits, hyphens and dots; also used for files.
    ///   - origin: Where the delegate comes from, in a few words.
    ///   - contract: The assumptions of the delegate; by default those that nearly every app
    ///     fulfils.
    ///   - profile: Which release of UIKit the app is written for.
    ///   - labels: The labels to count, at most 32, each with a unique name.
    ///   - laws: The app's own laws, each with a name that no other law has. Their symptoms are
    ///     where a step goes wrong, as those of the other laws, whatever symptom they state.
    ///   - naming: How reports speak of the app's screens; it has no influence on what is found.
    ///   - makeScene: Builds the app from scratch: the same scene every time, with no state carried
    ///     over.
    public init(
        _ name: String, origin: String = "", contract: Contract = .usual,
        profile: UIKitProfile = .ios26, labels: [SituationLabel] = [],
        laws: [SplitViewLaw] = [], naming: Naming = .own,
        makeScene: @escaping @MainActor @Sendable () -> SplitViewScene
    ) {
        precondition(
            name.isPlainName, "a subject's name is made of letters, digits, hyphens and dots")
        self.name = name
        self.origin = origin
        precondition(
            labels.count <= 32 && Set(labels.map(\.name)).count == labels.count,
            "a subject has at most 32 labels, each under a name of its own")
        self.contract = contract
        self.profile = profile
        self.labels = labels
        self.laws = Self.checked(laws)
        self.naming = naming
        self.makeScene = makeScene
    }
}
