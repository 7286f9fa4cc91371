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
        symptom = reduction.symptom
        passes = reduction.tallies
        executions = reduction.executions
        reachedFixedPoint = reduction.reachedFixedPoint
        isStable = reduction.isStable
        repeated = reduction.repeated.violation(lawNames: lawNames)
        bycatch = reduction.bycatch.sorted { ($0.law, $0.symptom) < ($1.law, $1.symptom) }.map {
            Bycatch(
                trace: table.commands(of: $0.trace), law: lawNames[$0.law],
                sentence: $0.sentence, symptom: $0.symptom)
        }
    }
}
