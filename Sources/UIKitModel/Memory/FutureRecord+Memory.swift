/// Writing down the memory of an app: the stored properties of its own objects, and the values that
/// it sets on those of UIKit.
extension FutureRecord {
    /// Encodes what the app remembers in a controller.
    mutating func add(memoryOf controller: UIViewController) {
        let reader = ObjectReader.of(type(of: controller))
        let isSplit = type(of: controller) == UISplitViewController.self
        inside(isSplit ? "split" : reader.name) { record in
            record.add(valuesIn: controller.attachment)
            record.add(object: controller.memorableView)
            reader.read(controller, into: &record)
        }
    }

    /// Encodes everything held by an object that is no controller.
    mutating func add(contentsOf object: AnyObject) {
        let reader = ObjectReader.of(type(of: object))
        add(number(of: type(of: object)))
        inside(reader.name) { record in
            switch reader.kind {
            case .controller, .app: break
            case .system: record.add(descriptionOf: object)
            case .view: record.add(memoryOf: unsafeDowncast(object, to: UIView.self))
            case .responder:
                record.add(valuesIn: unsafeDowncast(object, to: UIResponder.self).attachment)
            case .item: record.add(memoryOf: unsafeDowncast(object, to: UIBarButtonItem.self))
            case .tab: record.add(memoryOf: unsafeDowncast(object, to: UITab.self))
            }
            reader.read(object, into: &record)
        }
    }

    private mutating func add(memoryOf view: UIView) {
        add(valuesIn: view.attachment)
        add(object: view.owner)
        add(object: view.toOuter.ask { $0 })
        add(UInt32(view.inner.count))
        for inner in view.inner { add(object: inner) }
        let frame = view.ownFrame
        add(measures: frame.minX, frame.minY, frame.width, frame.height)
        add(UInt32(view.semanticContentAttribute.rawValue))
    }

    private mutating func add(memoryOf item: UIBarButtonItem) {
        add(valuesIn: item.attachment)
        add(item.isHidden ? 1 : 0)
        add(object: item.target)
        add(characters: item.action.map { "\($0)" } ?? "")
    }

    private mutating func add(memoryOf tab: UITab) {
        add(valuesIn: tab.attachment)
        add(characters: tab.title)
        add(object: tab.made)
    }

    /// Encodes the values that an app has set on an object, by name.
    package mutating func add(valuesIn attachment: AnyObject?) {
        guard let values = attachment as? AppValues else { return add(0) }
        add(UInt32(values.entries.count))
        for entry in values.entries {
            add(text: entry.name)
            inside(".\(entry.name)") { $0.add(any: entry.value) }
        }
    }

    mutating func add(any value: Any) {
        let type = Swift.type(of: value)
        if TypeKind(type) == .object { return add(reference: value as AnyObject) }
        add(number(of: type))
        let reader = ValueReader.of(type)
        func read<Value>(_ value: Value) {
            withUnsafePointer(to: value) { reader.read(UnsafeRawPointer($0), &self) }
        }
        _openExistential(value, do: read)
    }

    /// Encodes which object a property leads to.
    mutating func add(reference object: AnyObject?) {
        list { record in
            guard let object else { return "nil" }
            let name = ObjectReader.of(Swift.type(of: object)).name
            guard let controller = object as? UIViewController else { return name }
            let number = record.number(of: controller.modelNumber.value)
            return "\(name) #\(number)"
        }
        add(object: object)
    }

    /// Encodes a text, character by character: a lexicon of all that an app makes would grow.
    mutating func add(characters text: String) {
        if erases("\"\(text)\"") { return }
        list { "\"\(text)\"" }
        var (word, count) = (UInt32(0), UInt32(0))
        let place = words.count
        add(0)
        for byte in text.utf8 {
            word = word << 8 | UInt32(byte)
            count += 1
            if count % 4 == 0 {
                add(word)
                word = 0
            }
        }
        if count % 4 != 0 { add(word) }
        set(count, at: place)
    }

    mutating func add(type: Any.Type) {
        list { "\(type)" }
        add(number(of: type))
    }

    /// Encodes a value of the system's that is an object, by its description. An object without a
    /// value is described by its address, which is left out.
    private mutating func add(descriptionOf object: AnyObject) {
        guard let value = object as? any NSCopying & NSObjectProtocol,
            !(object is UITraitCollection)
        else { return }
        let text = value.description
        if !text.contains("0x") { add(characters: text) }
    }

    /// Whether a property is left out, or replaced, which is then encoded.
    mutating func omits(_ part: ObjectReader.Part, of object: AnyObject) -> Bool {
        guard !omissions.isEmpty, listing == nil else { return false }
        for omission in omissions where omission.isOf(part) {
            if let number = omission.number(object) {
                add(wide: UInt64(bitPattern: Int64(number)))
            }
            return true
        }
        return false
    }

    // MARK: Listing

    /// Encodes what is below a name.
    @inline(__always) mutating func inside(
        _ step: @autoclosure () -> String, _ encode: (inout FutureRecord) -> Void
    ) {
        guard listing != nil || !erased.isEmpty else { return encode(&self) }
        let (outer, step) = (name, step())
        name.add(step)
        listing?.path.append(step)
        encode(&self)
        listing?.path.removeLast()
        name = outer
    }

    /// Whether the value being encoded is given by a row, and counts as any row's; encodes that.
    @inline(__always) mutating func erases(_ text: @autoclosure () -> String) -> Bool {
        guard !erased.isEmpty, let values = erased[name] else { return false }
        let isOfRow = values.contains(text())
        add(isOfRow ? 1 : 0)
        return isOfRow
    }

    @inline(__always) mutating func list(_ text: () -> String) {
        if listing != nil { listing?.note(text(), of: name) }
    }

    /// Lists a value whose name takes the record.
    @inline(__always) private mutating func list(_ text: (inout FutureRecord) -> String) {
        guard listing != nil else { return }
        let text = text(&self)
        listing?.note(text, of: name)
    }
}

extension UIViewController {
    /// The view, unless nothing is remembered in it.
    fileprivate var memorableView: UIView? {
        guard let view = loadedView else { return nil }
        let isPlain =
            type(of: view) == UIView.self && view.attachment == nil && view.inner.isEmpty
            && view.toOuter.isNone
        return isPlain ? nil : view
    }
}
