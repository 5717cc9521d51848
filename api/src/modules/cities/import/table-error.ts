/** A table that cannot be taken at all, said in one sentence for whoever brought it. */
export class TableError extends Error {}
