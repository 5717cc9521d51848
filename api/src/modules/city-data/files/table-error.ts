/** A table that cannot be imported at all. The message tells the uploader why, in one sentence. */
export class TableError extends Error {}
