/// Prints everything that can be named.
func list(_ options: ListOptions, at console: Console) throws(CommandFailure) {
    try console.say(options.format.text(Inventory(), options, console.style))
}
