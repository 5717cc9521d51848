/** A setting, or what it points to, is wrong: the message is one whole sentence for the terminal. */
export class StartError extends Error {}
