import StatefulTesting

guard let minimum = try simplestFlaw() else { fatalError("nothing is found") }
for command in minimum.counterexample.commands { print(command) }
print(minimum.counterexample.sentence)
if case .proved = minimum.shortest { print("proved") }
