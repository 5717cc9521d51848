type FieldType = 'string' | 'number' | 'boolean' | 'object' | 'array';

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/**
 * Creates a guard for outside data: an object with these fields of these types. List the fields without which a part
 * of the page throws or shows nonsense; other fields are ignored.
 */
export const hasFields =
  <T extends object>(fields: Partial<Record<keyof T, FieldType>>) =>
  (value: unknown): value is T =>
    typeOf(value) === 'object' &&
    Object.entries(fields).every(([name, type]) => typeOf((value as Record<string, unknown>)[name]) === type);

/** Creates a guard for a list in which every item passes `isItem`. */
export const isListOf =
  <T>(isItem: (value: unknown) => value is T) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(isItem);
