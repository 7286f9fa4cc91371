/// Stops the process with a sentence unless a condition holds.
///
/// Unlike `precondition`, it prints the sentence in a release build, too: it is for mistakes in the
/// description of an app, which its author makes and has to find.
///
/// - Parameters:
///   - condition: What has to hold.
///   - sentence: What is wrong if it does not, without a full stop.
package func demand(
    _ condition: Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition { fatalError(sentence(), file: file, line: line) }
}
