/// All there is to know about a kind of command.
struct CommandRow: Sendable {
    let name: CommandName
    let word: String
    /// The effect, in a few words.
    let explanation: String
    /// The instruction for a device, in a few words. `%` stands for the argument.
    let deviceWords: String
    /// The same before the window is on screen, where only app code acts.
    let wordsBeforeLaunch: String?
    /// The same if the command closes something presented; `nil` if it closes nothing.
    let wordsWherePresented: String?
    let argument: CommandArgument
    /// How often it is drawn where nothing else decides.
    let weight: UInt32
    /// Who acts. A change of size takes part in every run, and is also judged by the one before.
    let nature: SplitViewCommand.Nature
    /// The expectation of a person after it.
    let effect: CommandEffect
    /// The place to which it pushes a screen itself although the screen is at home elsewhere; no
    /// app code has a say in it.
    let misplaces: Snapshot.Place?
    let means: CommandMeans
    /// The kind without which it never comes to anything.
    let predecessor: CommandName?
    let occasion: CommandOccasion
    let deed: CommandDeed

    /// A row; what is left out is nothing, or the usual.
    init(
        _ name: CommandName, _ word: String, _ explanation: String, onDevice deviceWords: String,
        beforeLaunch wordsBeforeLaunch: String? = nil,
        wherePresented wordsWherePresented: String? = nil, argument: CommandArgument = .nothing,
        weight: UInt32 = 1, nature: SplitViewCommand.Nature, effect: CommandEffect = .none,
        misplaces: Snapshot.Place? = nil, needs means: CommandMeans = [],
        onlyAfter predecessor: CommandName? = nil, offered occasion: CommandOccasion = [],
        deed: CommandDeed
    ) {
        self.name = name
        self.word = word
        self.explanation = explanation
        self.deviceWords = deviceWords
        self.wordsBeforeLaunch = wordsBeforeLaunch
        self.wordsWherePresented = wordsWherePresented
        self.argument = argument
        self.weight = weight
        self.nature = nature
        self.effect = effect
        self.misplaces = misplaces
        self.means = means
        (self.predecessor, self.occasion, self.deed) = (predecessor, occasion, deed)
    }

    /// The commands of this kind, from simple to less simple.
    var commands: [SplitViewCommand] {
        (0..<argument.count).map { SplitViewCommand(name, argument: $0) }
    }

    /// The facts that the search reads with every step, in a few bytes without references.
    struct Traits: Sendable {
        let occasion: CommandOccasion
        let nature: SplitViewCommand.Nature
        let argumentCount: UInt8
        let deed: CommandDeed

        /// Whether it shows the last selected detail, perhaps already standing somewhere.
        var showsLastSelected: Bool { if case .show(.again, _) = deed { true } else { false } }

        var isLaunch: Bool {
            switch deed {
            case .launch, .launchOn: true
            default: false
            }
        }
    }

    var traits: Traits {
        Traits(
            occasion: occasion, nature: nature, argumentCount: argument.count, deed: deed)
    }
}
