extension ShrinkResult {
    /// A reduction with commands in place of their numbers.
    @usableFromInline
    init(
        _ reduction: Reduction, original: [Command], lawNames: [String],
        table: CommandTable<Command>
    ) {
        self.original = original
        trace = table.commands(of: reduction.trace)
        law = lawNames[reduction.law]
        sentence = reduction.sentence
        passes = reduction.tallies
        executions = reduction.executions
        reachedFixedPoint = reduction.reachedFixedPoint
        isStable = reduction.isStable
        repeated = reduction.repeated.violation(lawNames: lawNames)
        bycatch = reduction.bycatch.enumerated().compactMap { law, caught in
            caught.map {
                Bycatch(
                    trace: table.commands(of: $0.trace), law: lawNames[law],
                    sentence: $0.sentence)
            }
        }
    }
}
