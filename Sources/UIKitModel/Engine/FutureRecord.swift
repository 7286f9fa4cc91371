/// The state of model objects that affects the future, encoded as words.
///
/// Controllers are numbered in the order in which they are first encoded. Two records are equal if
/// and only if their sources are equal up to renaming controllers: each object encodes all of its
/// own state (`encodeFuture(into:)`, beside its stored properties), and the first words of each say
/// how many follow.
///
/// One record is reused and keeps its memory.
@MainActor package struct FutureRecord {
    /// The words so far.
    package private(set) var words: [UInt32] = []
    /// The numbers of the controllers encoded so far, in order.
    package private(set) var controllers: [UInt32] = []
    /// For each controller its index in `controllers`, from 1; 0 if it was not encoded yet.
    private var places: [UInt32] = []
    /// Objects that are distinguished and are not controllers: delegates.
    private var objects: [AnyObject] = []
    /// Look-ups in the lexicon: few subjects have more than a handful of either.
    private var classes: [(type: ObjectIdentifier, number: UInt32)] = []
    private var texts: [(text: String, number: UInt32)] = []

    /// An empty record.
    package init() {}

    /// Starts over.
    ///
    /// - Parameter objects: Objects that are the same in every record, in order.
    package mutating func begin(knowing objects: [AnyObject] = []) {
        self.objects = objects
        for id in controllers { places[Int(id)] = 0 }
        controllers.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
    }

    /// Returns the words, and releases all objects: a scene ends when it is released.
    package mutating func finish() -> [UInt32] {
        objects = []
        // A copy with exactly the capacity it needs; the words are overwritten next time.
        return words.withUnsafeBufferPointer { Array($0) }
    }

    /// Encodes a word.
    package mutating func add(_ word: UInt32) { words.append(word) }

    /// Encodes two words.
    package mutating func add(wide number: UInt64) {
        words.append(UInt32(truncatingIfNeeded: number))
        words.append(UInt32(truncatingIfNeeded: number >> 32))
    }

    /// Encodes numbers of points, exactly.
    mutating func add(measures: CGFloat...) {
        for measure in measures { add(wide: Double(measure).bitPattern) }
    }

    /// The number of a controller among those encoded, from 1. It need not be alive.
    package mutating func number(of id: UInt32) -> UInt32 {
        let index = Int(id)
        if index < places.count {
            let place = places[index]
            if place > 0 { return place }
        } else {
            places.append(contentsOf: repeatElement(0, count: index + 8 - places.count))
        }
        controllers.append(id)
        let place = UInt32(controllers.count)
        places[index] = place
        return place
    }

    /// Encodes which controller it is; 0 for none.
    package mutating func add(_ controller: UIViewController?) {
        // No closure: the standard library would check the actor each time.
        if let controller { add(number(of: controller.modelNumber.value)) } else { add(0) }
    }

    /// Encodes which object it is, and of what class.
    mutating func add(object: AnyObject?) {
        guard let object else { return add(0) }
        add(number(of: type(of: object)) << 1 | 1)
        // No closure and no iterator here either.
        for place in objects.indices where objects[place] === object {
            return add(UInt32(place) << 1)
        }
        if let controller = object as? UIViewController {
            return add(number(of: controller.modelNumber.value) << 1 | 1)
        }
        objects.append(object)
        add(UInt32(objects.count - 1) << 1)
    }

    /// Encodes a text.
    mutating func add(text: String) { add(number(of: text)) }

    /// Encodes the state of every controller encountered so far, and of those that they refer to.
    ///
    /// - Parameter runtime: The runtime of the controllers.
    package mutating func addFutures(in runtime: ModelRuntime) {
        let living = runtime.living
        var next = 0
        while next < controllers.count {
            let isAlive = living.visit(controllers[next]) { $0.encodeFuture(into: &self) }
            // No encoding of a controller begins like this: there is no such size class.
            if !isAlive { add(.max) }
            next += 1
        }
    }

    // MARK: Classes and texts

    /// The number of a class: constant during the process.
    mutating func number(of type: AnyClass) -> UInt32 {
        let type = ObjectIdentifier(type)
        // No iterator: it would retain its elements.
        for place in classes.indices where classes[place].type == type {
            return classes[place].number
        }
        let number = Lexicon.number(of: type)
        classes.append((type, number))
        return number
    }

    private mutating func number(of text: String) -> UInt32 {
        for place in texts.indices where texts[place].text == text {
            return texts[place].number
        }
        let number = Lexicon.number(of: text)
        texts.append((text, number))
        return number
    }
}

/// Numbers for classes and texts, so that states contain only words.
///
/// It lives as long as the process, without an effect on scenes: equal texts have equal numbers,
/// and different ones different numbers, whatever was looked up before.
@MainActor enum Lexicon {
    @exclusivity(unchecked) private static var classes: [ObjectIdentifier: UInt32] = [:]
    @exclusivity(unchecked) private static var texts: [String: UInt32] = [:]

    static func number(of type: ObjectIdentifier) -> UInt32 {
        let next = UInt32(classes.count)
        if let known = classes[type] { return known }
        classes[type] = next
        return next
    }

    static func number(of text: String) -> UInt32 {
        let next = UInt32(texts.count)
        if let known = texts[text] { return known }
        texts[text] = next
        return next
    }
}
