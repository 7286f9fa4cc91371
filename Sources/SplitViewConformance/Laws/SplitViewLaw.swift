import StatefulTesting

/// A law about the steps of a split view: one of ``SplitViewLaws``, or an app's own.
///
/// ```swift
/// let law = SplitViewLaw(
///     name: "three-at-most", statement: "A narrow window never holds more than three screens."
/// ) { step in
///     guard step.after.isCollapsed else { return .notApplicable }
///     let height = step.after.content.count { _ in true }
///     return height <= 3 ? .held : .violated("\(height) screens: \(step.after.notation)")
/// }
/// let subject = SplitViewSubject("notes", laws: [law]) { makeNotes() }
/// ```
public typealias SplitViewLaw = Law<SplitViewStep>

/// The verdict of a ``SplitViewLaw`` on one step.
public typealias SplitViewVerdict = Verdict

/// The branches of a ``SplitViewLaw``, if there are several: an enumeration that is counted case by
/// case.
public typealias SplitViewLawBranch = NamedBranch
