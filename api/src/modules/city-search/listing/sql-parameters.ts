/** Collects the values of a statement in the order of their placeholders. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** Adds a value and returns its placeholder. Removes NUL characters, which PostgreSQL text cannot contain. */
  add(value: unknown): string {
    return `$${this.values.push(typeof value === 'string' ? value.replaceAll('\0', '') : value)}`;
  }
}
