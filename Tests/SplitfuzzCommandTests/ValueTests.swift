import Testing
import UIKitModel

@testable import SplitfuzzCommand

@Suite struct ValueTests {
    @Test(arguments: [
        ("0", 0), ("007", 7), ("42", 42), ("0x2a", 42), ("0X2A", 42), ("1_000_000", 1_000_000),
        ("0xFF_FF", 65_535), ("0xffffffffffffffff", UInt64.max),
    ])
    func `whole numbers`(_ text: String, _ number: UInt64) throws {
        #expect(try NumberRead(wholeNumber: text) == .number(number))
    }

    @Test func `what is too long for 64 bits or below zero is still a number`() throws {
        #expect(try NumberRead(wholeNumber: "18446744073709551616") == .beyondUInt64)
        #expect(try NumberRead(wholeNumber: "0x10000000000000000") == .beyondUInt64)
        #expect(try NumberRead(wholeNumber: "-5") == .negative)
        #expect(try NumberRead(duration: "99999999999999999999h") == .beyondUInt64)
        #expect(try NumberRead(duration: "18446744073709551615h") == .beyondUInt64)
        #expect(try NumberRead(duration: "-1s") == .negative)
    }

    @Test(arguments: [
        "", "-", "x", "0x", "0xg", "2a", "1.5", "+1", " 1", "1 ", "_1", "1_", "1__0", "0x_1", "--1",
        "1e3", "٣",
    ])
    func `what is no whole number`(_ text: String) {
        #expect(throws: ValueProblem.malformed(expected: "a whole number, decimal or 0x hex")) {
            try NumberRead(wholeNumber: text)
        }
    }

    @Test(arguments: [
        ("500ms", 500), ("90s", 90_000), ("5m", 300_000), ("1h", 3_600_000), ("1_000ms", 1_000),
        ("0s", 0),
    ])
    func `durations, in milliseconds`(_ text: String, _ milliseconds: UInt64) throws {
        #expect(try NumberRead(duration: text) == .number(milliseconds))
    }

    @Test(arguments: ["", "s", "60", "1.5h", "5min", "0x5s", "5 s", "1h30m"])
    func `what is no duration`(_ text: String) {
        let expected = "a duration such as 500ms, 90s, 5m or 1h"
        #expect(throws: ValueProblem.malformed(expected: expected)) {
            try NumberRead(duration: text)
        }
    }

    @Test(arguments: [
        ("64", 64), ("2_000", 2_000), ("400MB", 400), ("2GB", 2_000), ("0x10MB", 16),
    ])
    func `sizes, in megabytes`(_ text: String, _ megabytes: UInt64) throws {
        #expect(try NumberRead(megabytes: text) == .number(megabytes))
    }

    @Test func `sizes that are too large or below zero are still numbers`() throws {
        #expect(try NumberRead(megabytes: "99999999999999999GB") == .beyondUInt64)
        #expect(try NumberRead(megabytes: "-2GB") == .negative)
    }

    @Test(arguments: ["", "MB", "GB", "2 GB", "2gb", "1.5GB", "2TB", "2GBMB", "2000kB"])
    func `what is no size`(_ text: String) {
        let expected = "a number of megabytes such as 2000, 2000MB or 2GB"
        #expect(throws: ValueProblem.malformed(expected: expected)) {
            try NumberRead(megabytes: text)
        }
    }

    @Test(arguments: [
        (0, "0", "0h"), (7, "7", "7ms"), (1_000, "1_000", "1s"), (12_345, "12_345", "12345ms"),
        (90_000, "90_000", "90s"), (300_000, "300_000", "5m"), (7_200_000, "7_200_000", "2h"),
    ])
    func `what is shown can be typed`(_ number: UInt64, _ whole: String, _ duration: String) throws
    {
        #expect(number.grouped == whole)
        #expect(try NumberRead(wholeNumber: whole) == .number(number))
        #expect(Duration.milliseconds(number).typed == duration)
        #expect(try NumberRead(duration: duration) == .number(number))
    }

    @Test func `a kind shows the value it reads`() throws {
        let duration = ValueKind<Duration>.duration("TIME")
        #expect(duration.show(try duration.read("1500ms")) == "1500ms")
        #expect(duration.show(try duration.read("90_000ms")) == "90s")
        let number = ValueKind<Int>.wholeNumber("N", in: 5...5000)
        #expect(number.show(try number.read("0x1388")) == "5_000")
        let choice = ValueKind<UIKitProfile>.choice(among: UIKitProfile.all, by: \.name)
        #expect(choice.placeholder == "ios8|ios14|ios26")
        for profile in UIKitProfile.all {
            #expect(try choice.read(choice.show(profile)) == profile)
        }
    }
}

@Suite struct NearestNameTests {
    static let names = ["--seed", "--subject", "--runs", "--commands", "--time", "--save"]

    @Test(arguments: [
        ("--sede", "--seed"), ("--sed", "--seed"), ("--seeed", "--seed"), ("--sead", "--seed"),
        ("-seed", "--seed"), ("seed", "--seed"), ("--SEED", "--seed"), ("--comands", "--commands"),
        ("--cmomadns", "--commands"), ("--sbujcet", "--subject"),
    ])
    func `slips of the hand`(_ word: String, _ name: String) {
        #expect(Self.names.nearest(to: word) == name)
    }

    @Test func `a beginning is enough if only one name has it`() {
        #expect(Self.names.nearest(to: "--comm") == "--commands")
        #expect(Self.names.nearest(to: "--s") == nil)
    }

    @Test(arguments: [
        "", "-", "--", "--profile", "--xyzzy", "--se-ed-ling",
    ])
    func `what is far from everything is not guessed`(_ word: String) {
        #expect(Self.names.nearest(to: word) == nil)
    }

    @Test func `a tie goes to the first name, and a nearer name wins from any place`() {
        #expect((["cat", "hat"]).nearest(to: "bat") == "cat")
        #expect((["cat", "bat"]).nearest(to: "bat") == "bat")
    }

    @Test func `a trace given where a name belongs is not compared letter by letter`() {
        let long = String(repeating: "run", count: 30)
        #expect([long].nearest(to: long) == nil)
    }
}
