import UIKitModel

/// Inert: there are no touches, so its value changes only when the app sets it.
@preconcurrency @MainActor open class UIControl: UIView {
    /// Inert: whether it could be used; nothing touches it.
    open var isEnabled = true
    /// Inert: whether it would look selected; nothing is drawn.
    open var isSelected = false
    /// Inert: whether it would look touched; nothing touches it.
    open var isHighlighted = false
    /// Inert: where its content would be; nothing is drawn.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Inert: where its content would be; nothing is drawn.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// Inert: whether a tap would open a menu; nothing taps.
    open var showsMenuAsPrimaryAction = false
    /// Inert: what it looks like, by the properties above.
    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    private var actions: [UIAction] = []

    /// Inert: a control, and what a touch would do.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Inert: nothing touches it, so the method is not called.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
    /// Inert: there is no method to forget.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
    /// Inert: nothing touches it, so the action is not called. It is held.
    public final func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append(action)
    }
    /// Inert: lets go of an action.
    public final func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0 === action }
    }
    /// Inert: a touch would call the actions; here only the app can, and it calls none.
    open func sendActions(for controlEvents: Event) {}

    /// Inert: what happens to a control; nothing does.
    public struct Event: OptionSet, Sendable {
        /// A bit for each event.
        public let rawValue: UInt
        /// The events with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch begins.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch ends elsewhere.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch is taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// Another value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What it is there for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A person begins to write.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A person writes.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A person has written.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// A person has ended the line.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All of them.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// Inert: what a control looks like at the moment.
    public struct State: OptionSet, Sendable {
        /// A bit for each state.
        public let rawValue: UInt
        /// The states with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As usual.
        public static let normal: State = []
        /// Touched.
        public static let highlighted = State(rawValue: 1)
        /// Not to be used.
        public static let disabled = State(rawValue: 2)
        /// Selected.
        public static let selected = State(rawValue: 4)
        /// In the focus.
        public static let focused = State(rawValue: 8)
    }

    /// Inert: where content would be.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At a side.
        case left, right
        /// All over.
        case fill
        /// At a side, by the direction of the language.
        case leading, trailing
    }

    /// Inert: where content would be.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At an edge.
        case top, bottom
        /// All over.
        case fill
    }
}

/// Inert: a switch that nothing touches.
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// Inert: whether it is on; it changes only when the app sets it.
    open var isOn = false
    /// Inert: the colour while it is on, which is not drawn.
    open var onTintColor: UIColor?
    /// Inert: the colour of its knob, which is not drawn.
    open var thumbTintColor: UIColor?
    /// Inert: the same as setting it, as nothing is animated.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// Inert: a choice of a few, which nothing touches.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// Inert: which is chosen; it changes only when the app sets it. None is -1.
    open var selectedSegmentIndex = -1
    /// Inert: the colour of what is chosen, which is not drawn.
    open var selectedSegmentTintColor: UIColor?
    /// Inert: whether a choice would be forgotten at once.
    open var isMomentary = false
    private var titles: [String?] = []

    /// Inert: a choice of texts and images.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String }
    }
    /// How many there are to choose from.
    open var numberOfSegments: Int { titles.count }
    /// No choice.
    public static let noSegment = -1
    /// Inert: adds a text.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title, at: max(0, min(segment, titles.count)))
    }
    /// Inert: takes them all away.
    open func removeAllSegments() { titles.removeAll() }
    /// The text of one, if it has one.
    open func titleForSegment(at segment: Int) -> String? {
        titles.indices.contains(segment) ? titles[segment] : nil
    }
    /// Inert: gives one another text.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if titles.indices.contains(segment) { titles[segment] = title }
    }
    /// Inert: whether one could be chosen; nothing chooses, and it is not held.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
    /// Inert: the look of the texts is not drawn, and not held.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}
}

/// Inert: a value between two others, which nothing touches.
@preconcurrency @MainActor open class UISlider: UIControl {
    /// Inert: the value; it changes only when the app sets it.
    open var value: Float = 0
    /// Inert: the smallest value.
    open var minimumValue: Float = 0
    /// Inert: the largest value.
    open var maximumValue: Float = 1
    /// Inert: whether it would report each value of a touch.
    open var isContinuous = true
    /// Inert: the same as setting it, as nothing is animated.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// Inert: a value that goes up and down, which nothing touches.
@preconcurrency @MainActor open class UIStepper: UIControl {
    /// Inert: the value; it changes only when the app sets it.
    open var value: Double = 0
    /// Inert: the smallest value.
    open var minimumValue: Double = 0
    /// Inert: the largest value.
    open var maximumValue: Double = 100
    /// Inert: how far a touch would go.
    open var stepValue: Double = 1
}

/// Inert: dots for pages, which nothing touches.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// Inert: how many pages there are.
    open var numberOfPages = 0
    /// Inert: which is seen.
    open var currentPage = 0
    /// Inert: the colour of the dots, which is not drawn.
    open var pageIndicatorTintColor: UIColor?
    /// Inert: the colour of one dot, which is not drawn.
    open var currentPageIndicatorTintColor: UIColor?
    /// Inert: whether one dot alone would be hidden.
    open var hidesForSinglePage = false
}

/// Inert: how far something is, which is not drawn.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// Inert: how far, from 0 to 1.
    open var progress: Float = 0
    /// Inert: the colour of what is done, which is not drawn.
    open var progressTintColor: UIColor?
    /// Inert: the colour of the rest, which is not drawn.
    open var trackTintColor: UIColor?
    /// Inert: a look that is not drawn.
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
    /// Inert: the looks of it.
    public enum Style: Int, Sendable {
        /// As usual, or as in a bar.
        case `default` = 0, bar
    }
    /// Inert: the same as setting it, as nothing is animated.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Inert: a date that nothing touches.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// Inert: the date; it changes only when the app sets it.
    open var date = Date()
    /// Inert: the first date.
    open var minimumDate: Date?
    /// Inert: the last date.
    open var maximumDate: Date?
    /// Inert: what could be chosen.
    open var datePickerMode = Mode.dateAndTime
    /// Inert: the same as setting it, as nothing is animated.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// Inert: what could be chosen.
    public enum Mode: Int, Sendable {
        /// A time, a date, both, or how long.
        case time = 0, date, dateAndTime, countDownTimer
    }
}
