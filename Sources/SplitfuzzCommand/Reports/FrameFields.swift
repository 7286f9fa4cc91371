import SplitViewConformance

extension Frame: JSONObject {
    static let fields = Fields<Frame>(
        "frame",
        [
            Field("form", "columns, or one stack in a narrow or a wide window", \.form),
            Field("sight", "the part of the window that the split view has", \.sight),
            Field("device", "the device, if the window is on one", \.device),
            Field("columns", "from left to right; one if all is one stack", \.columns),
            Field("sheets", "what is presented, from below to the front", \.sheets),
            Field("outOfSight", "what is kept out of sight", \.outOfSight),
        ])
}

extension Frame.Pane: JSONObject {
    static let fields = Fields<Frame.Pane>(
        "pane",
        [
            Field("place", "its name", \.place),
            Field("isHidden", "whether it is a column that is not on screen", \.isHidden),
            Field("hiddenLeft", "points out of sight; negative if empty", \.hiddenLeft),
            Field("hiddenRight", "the same at the right", \.hiddenRight),
            Field("content", "a screen or a container; absent if empty", \.content),
        ])
}

extension Frame.Item: JSONObject {
    static let fields = Fields<Frame.Item>(
        "item",
        [
            Field("kind", "a screen of a kind, or a container", \.kind),
            Field("title", "its name in the drawings", \.title),
            Field("item", "the number of what it shows", \.item),
            Field("isInFront", "whether a person sees it with its pane", \.isInFront),
            Field("isChosen", "whether it was asked for", \.isChosen),
            Field("change", "the difference to the frame before", \.change),
            Field("items", "of a container; of a stack from the root on", \.items),
        ])
}

extension Frame.Form: JSONValue {
    static var shape: Shape { .words(["columns", "stack", "wideStack"]) }
}

extension Frame.Sight: JSONValue {
    static var shape: Shape { .words(["split", "elsewhere", "removed", "unopened"]) }
}

extension Frame.Pane.Place: JSONValue {
    static var shape: Shape {
        .words([
            "primary", "supplementary", "secondary", "inspector", "sheet", "stack",
            "keptBySplitView", "keptByApp",
        ])
    }
}

extension Frame.Item.Kind: JSONValue {
    static var shape: Shape {
        .words(["list", "detail", "placeholder", "stack", "tabs", "container"])
    }
}

extension Frame.Item.Change: JSONValue {
    static var shape: Shape { .words(["came", "moved"]) }
}
