/**
 * Characters that no text of a table may contain: control characters, and lone surrogates, which the database cannot
 * store.
 */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** Collects the problems of one row, each with the path of its field. */
export class RowValidator {
  readonly refusals: { path: string; reason: string }[] = [];

  get reasons(): string[] {
    return this.refusals.map(({ path, reason }) => `${path}: ${reason}`);
  }

  refuse(path: string, reason: string): void {
    this.refusals.push({ path, reason });
  }

  object(path: string, value: unknown): Record<string, unknown> {
    if (isObject(value)) return value;
    this.refuse(path, 'is not an object');
    return {};
  }

  text(path: string, value: unknown, pattern: RegExp, noun: string): string {
    if (typeof value === 'string' && pattern.test(value) && isStorable(value)) return value;
    this.refuse(path, `is not a valid ${noun}`);
    return '';
  }

  number(path: string, value: unknown, min: number, max: number): number {
    if (typeof value === 'number' && value >= min && value <= max) return value;
    this.refuse(path, `is not a number between ${min} and ${max}`);
    return 0;
  }

  integer(path: string, value: unknown, min: number, max: number): number {
    if (Number.isInteger(value)) return this.number(path, value, min, max);
    this.refuse(path, `is not a whole number between ${min} and ${max}`);
    return 0;
  }

  oneOf<T extends string>(path: string, value: unknown, choices: readonly T[]): T {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) this.refuse(path, `is not one of ${choices.join(', ')}`);
    return found ?? choices[0]!;
  }

  onlyFields(path: string, value: Record<string, unknown>, fields: readonly string[]): void {
    for (const field of Object.keys(value))
      if (!fields.includes(field)) this.refuse(path ? `${path}.${field}` : field, 'is an unknown field');
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
