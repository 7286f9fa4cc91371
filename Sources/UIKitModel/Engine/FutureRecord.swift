/// The state of model objects that affects the future, encoded as words.
///
/// Controllers are numbered in the order in which they are first encoded. Two records are equal if
/// and only if their sources are equal up to renaming controllers: each object encodes all of its
/// own state (`encodeFuture(into:)`, beside its stored properties), and the first words of each say
/// how many follow.
///
/// One record is reused and keeps its memory.
@MainActor package struct FutureRecord {
    package private(set) var words: [UInt32] = []
    /// The numbers of the controllers encoded so far, in order.
    package private(set) var controllers: [UInt32] = []
    /// For each controller its index in `controllers`, from 1; 0 if it was not encoded yet.
    private var places: [UInt32] = []
    /// The objects that are distinguished and are no controllers, in the order of their numbers.
    private(set) var objects: [AnyObject] = []
    private var objectPlaces: [ObjectIdentifier: Int] = [:]
    /// The values of which only their equality counts, in the order of their numbers.
    private(set) var names: [AnyHashable] = []
    /// Look-ups in the lexicon: few subjects have more than a handful of either.
    private var classes: [(type: ObjectIdentifier, number: UInt32)] = []
    private var texts: [(text: String, number: UInt32)] = []
    /// The number of drafts being written, in which nothing gets a number.
    private var drafts = 0
    /// The omitted parts of the objects of the app.
    package var omissions: [MemoryOmission] = []
    /// The values given by rows, where rows are alike: each counts as any other of its name.
    package var erased: [MemoryName: Set<String>] = [:]
    /// The name of the value being encoded; kept only where it can matter.
    var name = MemoryName()
    /// The values in the words of a person, if they are wanted.
    package var listing: MemoryListing?

    package init() {}

    /// Starts over.
    ///
    /// - Parameter objects: Objects that are the same in every record, in order.
    package mutating func begin(knowing objects: [AnyObject] = []) {
        for object in objects { _ = place(of: object) }
        for id in controllers { places[Int(id)] = 0 }
        controllers.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
    }

    /// Returns the words, and releases all objects: a scene ends when it is released.
    package mutating func finish() -> [UInt32] {
        objects.removeAll(keepingCapacity: true)
        objectPlaces.removeAll(keepingCapacity: true)
        names.removeAll(keepingCapacity: true)
        omissions = []
        erased = [:]
        listing = nil
        // A copy with exactly the capacity it needs; the words are overwritten next time.
        return words.withUnsafeBufferPointer { Array($0) }
    }

    package mutating func add(_ word: UInt32) { words.append(word) }

    /// Replaces a word that was encoded before it was known.
    mutating func set(_ word: UInt32, at place: Int) { words[place] = word }

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
        }
        if drafts > 0 { return 1 << 30 | id }
        if index >= places.count {
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

    /// Encodes which object it is; 0 for none.
    package mutating func add(object: AnyObject?) {
        guard let object else { return add(0) }
        if let controller = object as? UIViewController {
            return add(number(of: controller.modelNumber.value) << 1 | 1)
        }
        add(UInt32(place(of: object) + 1) << 1)
    }

    /// The place of an object that is no controller among those encoded.
    private mutating func place(of object: AnyObject) -> Int {
        if let place = objectPlaces[ObjectIdentifier(object)] { return place }
        if drafts > 0 { return 1 << 24 | Int(number(of: type(of: object))) }
        objects.append(object)
        objectPlaces[ObjectIdentifier(object)] = objects.count - 1
        return objects.count - 1
    }

    /// Encodes the number of a value among the values of which only the equality counts.
    mutating func add(name: AnyHashable) {
        if erases("\(name)") { return }
        list { "\(name)" }
        if let place = names.firstIndex(of: name) { return add(UInt32(place) + 1) }
        if drafts > 0 { return add(0) }
        names.append(name)
        add(UInt32(names.count))
    }

    /// Encodes which object has an identity, as far as it is known.
    mutating func add(identifier: ObjectIdentifier) {
        if let place = objectPlaces[identifier] { return add(UInt32(place + 1) << 1) }
        add(name: AnyHashable(identifier))
    }

    /// Encodes something in words that are not part of the record, and gives nothing a number.
    ///
    /// - Returns: The words.
    mutating func draft(_ encode: (inout FutureRecord) -> Void) -> [UInt32] {
        let (first, wanted) = (words.count, listing)
        listing = nil
        drafts += 1
        encode(&self)
        drafts -= 1
        listing = wanted
        defer { words.removeLast(words.count - first) }
        return Array(words[first...])
    }

    mutating func add(text: String) { add(number(of: text)) }

    /// Encodes the state of every controller and every other object encountered so far, and of
    /// those that they refer to.
    package mutating func addFutures(in runtime: ModelRuntime) {
        let living = runtime.living
        var (next, nextObject) = (0, 0)
        while true {
            if next < controllers.count {
                let isAlive = living.visit(controllers[next]) {
                    $0.encodeFuture(into: &self)
                    add(memoryOf: $0)
                }
                // No encoding of a controller begins like this: there is no such size class.
                if !isAlive { add(.max) }
                next += 1
            } else if nextObject < objects.count {
                add(contentsOf: objects[nextObject])
                nextObject += 1
            } else {
                return
            }
        }
    }

    // MARK: Classes and texts

    /// The number of a type: constant during the process.
    mutating func number(of type: Any.Type) -> UInt32 {
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
