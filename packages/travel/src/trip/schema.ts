import type { FieldError } from '@wanderwork/contracts';

/** Collects what is wrong with a value; `path` names it as `stops.2.arrive`. A schema never throws. */
export type Schema = (value: unknown, path: string, errors: FieldError[]) => void;

const MAX_ERRORS = 50;

export const addError = (errors: FieldError[], path: string, rule: string, message: string): void => {
  if (errors.length < MAX_ERRORS) errors.push({ path, rule, message });
};

const rule =
  (name: string, isValid: (value: unknown) => boolean, message: string): Schema =>
  (value, path, errors) => {
    if (!isValid(value)) addError(errors, path, name, message);
  };

export const integer = (min: number, max: number): Schema =>
  rule(
    'isInt',
    (value) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
    `must be a whole number from ${min} to ${max}`,
  );

export const number = (min: number, max: number): Schema =>
  rule(
    'isNumber',
    (value) => typeof value === 'number' && value >= min && value <= max,
    `must be a number from ${min} to ${max}`,
  );

/** Control characters and halves of surrogate pairs, which a database refuses. */
const UNSAFE = /[\p{Cc}\p{Cs}]/u;

/** One line of text. */
export const line = (max: number): Schema =>
  rule(
    'isLine',
    (value) => typeof value === 'string' && value.length <= max && !UNSAFE.test(value),
    `must be one line of at most ${max} characters`,
  );

/** Text with line breaks and tabs. */
export const text = (max: number): Schema =>
  rule(
    'isText',
    (value) =>
      typeof value === 'string' && value.length <= max && !UNSAFE.test(value.replace(/[\t\r\n]/g, '')),
    `must be text of at most ${max} characters`,
  );

export const matches = (isMatch: (value: string) => boolean, what: string): Schema =>
  rule('matches', (value) => typeof value === 'string' && isMatch(value), `must be ${what}`);

export const oneOf = (values: readonly unknown[]): Schema =>
  rule('isIn', (value) => values.includes(value), `must be one of ${values.join(', ')}`);

export const flag: Schema = oneOf([true, false]);

export const nullable =
  (schema: Schema): Schema =>
  (value, path, errors) => {
    if (value !== null) schema(value, path, errors);
  };

const join = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

export const list =
  (item: Schema, max: number): Schema =>
  (value, path, errors) => {
    if (!Array.isArray(value)) return addError(errors, path, 'isArray', 'must be a list');
    if (value.length > max) return addError(errors, path, 'arrayMaxSize', `must have at most ${max} items`);
    for (let at = 0; at < value.length; at += 1) item(value[at], join(path, at), errors);
  };

/** Whole numbers in rising order, without duplicates. */
export const sortedIntegers = (min: number, max: number, length: number): Schema => {
  const items = list(integer(min, max), length);
  return (value, path, errors) => {
    items(value, path, errors);
    if (Array.isArray(value) && value.some((one, at) => at > 0 && value[at - 1] >= one))
      addError(errors, path, 'isSorted', 'must be sorted and without duplicates');
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with exactly these fields. Those of `optional` may be missing. */
export const object =
  (fields: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema =>
  (value, path, errors) => {
    if (!isRecord(value)) return addError(errors, path, 'isObject', 'must be an object');
    for (const [key, schema] of Object.entries(fields)) schema(value[key], join(path, key), errors);
    for (const key of Object.keys(value)) {
      if (Object.hasOwn(optional, key)) optional[key]!(value[key], join(path, key), errors);
      else if (!Object.hasOwn(fields, key))
        addError(errors, join(path, key.slice(0, 40)), 'whitelistValidation', 'is not a known field');
    }
  };

export const record =
  (isKey: (key: string) => boolean, schema: Schema, max: number): Schema =>
  (value, path, errors) => {
    if (!isRecord(value)) return addError(errors, path, 'isObject', 'must be an object');
    const entries = Object.entries(value);
    if (entries.length > max) return addError(errors, path, 'maxSize', `must have at most ${max} entries`);
    for (const [key, one] of entries) {
      if (isKey(key)) schema(one, join(path, key), errors);
      else addError(errors, join(path, key.slice(0, 40)), 'whitelistValidation', 'is not a known field');
    }
  };
