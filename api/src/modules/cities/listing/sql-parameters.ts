/** Values of a statement in the order of their placeholders. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** Adds a value and answers its placeholder. PostgreSQL knows no text with a NUL in it. */
  add(value: unknown): string {
    return `$${this.values.push(typeof value === 'string' ? value.replaceAll('\0', '') : value)}`;
  }
}
