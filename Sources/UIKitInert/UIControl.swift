import UIKitModel

/// A control. There are no touches, so its value changes only when the app sets it.
@preconcurrency @MainActor open class UIControl: UIView {
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var showsMenuAsPrimaryAction = false
    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    private var actions: [UIAction] = []

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open func addTarget(_: Any?, action: Selector, for: Event) {}
    open func removeTarget(_: Any?, action: Selector?, for: Event) {}
    public final func addAction(_ action: UIAction, for: Event) { actions.append(action) }
    public final func removeAction(_ action: UIAction, for: Event) {
        actions.removeAll { $0 === action }
    }
    open func sendActions(for: Event) {}

    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    /// The place of content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0, left, right, fill, leading, trailing
    }

    /// The place of content.
    public enum ContentVerticalAlignment: Int, Sendable { case center = 0, top, bottom, fill }
}

/// A switch.
@preconcurrency @MainActor open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A choice of a few.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    open var selectedSegmentIndex = -1
    open var selectedSegmentTintColor: UIColor?
    open var isMomentary = false
    private var titles: [String?] = []

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String }
    }
    open var numberOfSegments: Int { titles.count }
    public static let noSegment = -1
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title, at: max(0, min(segment, titles.count)))
    }
    open func removeAllSegments() { titles.removeAll() }
    open func titleForSegment(at segment: Int) -> String? {
        titles.indices.contains(segment) ? titles[segment] : nil
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if titles.indices.contains(segment) { titles[segment] = title }
    }
    open func setEnabled(_: Bool, forSegmentAt: Int) {}
    open func setTitleTextAttributes(_: [NSAttributedString.Key: Any]?, for: UIControl.State) {}
}

/// A value between two others.
@preconcurrency @MainActor open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var isContinuous = true
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A value that goes up and down.
@preconcurrency @MainActor open class UIStepper: UIControl {
    open var value: Double = 0
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
}

/// Dots for pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var hidesForSinglePage = false
}

/// A bar of progress.
@preconcurrency @MainActor open class UIProgressView: UIView {
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
    /// The looks of it.
    public enum Style: Int, Sendable { case `default` = 0, bar }
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode = Mode.dateAndTime
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    /// The parts of a date.
    public enum Mode: Int, Sendable { case time = 0, date, dateAndTime, countDownTimer }
}
