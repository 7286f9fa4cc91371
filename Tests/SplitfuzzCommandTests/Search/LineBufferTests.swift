import Foundation
import SplitViewConformance
import Testing

@Suite struct LineBufferTests {
    @Test func `whole lines only, in whatever pieces they come`() throws {
        let pipe = try Ends()
        defer { pipe.closeBoth() }
        var buffer = LineBuffer()
        expect(&buffer, nil)
        pipe.write("one\ntwo\nth")
        _ = buffer.fill(from: pipe.reading)
        expect(&buffer, "one".data)
        expect(&buffer, "two".data)
        expect(&buffer, nil)
        pipe.write("ree")
        _ = buffer.fill(from: pipe.reading)
        expect(&buffer, nil)
        pipe.write("\n\n")
        _ = buffer.fill(from: pipe.reading)
        expect(&buffer, "three".data)
        expect(&buffer, "".data)
        expect(&buffer, nil)
    }

    @Test func `the end, and a descriptor that is none, are the end`() throws {
        let pipe = try Ends()
        pipe.closeWriting()
        var buffer = LineBuffer()
        expectEnd(&buffer, pipe.reading)
        pipe.closeReading()
        expectEnd(&buffer, -1)
    }

    private func expect(
        _ buffer: inout LineBuffer, _ line: Data?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let next = buffer.nextLine()
        #expect(next == line, sourceLocation: sourceLocation)
    }

    private func expectEnd(
        _ buffer: inout LineBuffer, _ descriptor: Int32,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let isFilled = buffer.fill(from: descriptor)
        #expect(!isFilled, sourceLocation: sourceLocation)
    }
}
