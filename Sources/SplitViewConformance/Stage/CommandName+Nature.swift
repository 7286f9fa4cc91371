extension CommandName {
    /// Who acts in a step with a command of this kind.
    var nature: SplitViewStep.Nature {
        switch self {
        case .launch, .narrow, .widen: .transition
        case .select, .selectReplacing, .selectAgain, .selectWrapped, .selectBare,
            .selectEmptyStack, .selectList, .replaceFromDetail, .openLink:
            .show
        case .clearDetail, .nextItem, .finishDetail, .startOver: .app
        case .pushList, .pushDetail, .back, .backToRoot, .toggleList, .swipeDock, .switchTab,
            .tapTabAgain, .cancelBack, .pushOnPlaceholder, .pushDetailOnList, .pushListOnDetail,
            .pushAboveNested, .reorderStack, .shortenStack, .repeatStack, .withholdDelegate,
            .attachDelegate:
            .direct
        }
    }
}
