/// Prints everything that can be named.
func list(_ options: ListOptions, at console: Console) throws(CommandFailure) {
    switch options.format {
    case .text: try console.say(inventoryText(Inventory(), style: console.style))
    case .json: try console.say(json(Inventory()))
    }
}
