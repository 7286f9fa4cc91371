#if canImport(ObjectiveC) || AS_DARWIN
    #if canImport(CoreGraphics)
        @_exported import CoreGraphics
    #endif
    import UIKitModel

    extension CGColor {
        static func called(_ text: String, alpha: CGFloat) -> CGColor {
            let words = text.split(separator: " ")
            let numbers = words.compactMap { Double($0) }
            if words.first == "red", numbers.count == 3 {
                return CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
            }
            let hash = text.utf8.reduce(UInt32(5_381)) { $0 &* 33 ^ UInt32($1) }
            let parts = (0..<3).map { CGFloat(hash >> ($0 * 8) & 255) / 255 }
            return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
        }

        var called: String {
            let parts = (components ?? []).map { "\($0)" }
            guard parts.count == 4 else { return parts.joined(separator: " ") }
            return "red \(parts[0]) green \(parts[1]) blue \(parts[2])"
        }
    }
#endif
