import { DEEPEST, MOST_VALUES } from './json-bounds.js';

const isHalfACharacter = (value: unknown) => typeof value === 'string' && /\p{Surrogate}/u.test(value);

const inside = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Whether `value` is small, flat and whole enough to be looked at by rules. */
export const isReadable = (value: unknown): boolean => {
  let level = [value];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    seen += level.length;
    if (depth > DEEPEST || seen > MOST_VALUES || level.some(isHalfACharacter)) return false;
    level = level.flatMap(inside);
  }
  return true;
};

/** Names that objects or classes have of themselves: the libraries pass over them, so no rule would ever see them. */
const isReserved = (name: string): boolean => name === 'prototype' || Object.hasOwn(Object.prototype, name);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Where fields of such names stand, at any depth (`header.prototype`). */
export const reservedPaths = (fields: object, parent = ''): string[] =>
  Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    const path = parent + name;
    if (isReserved(name)) return [path];
    return isObject(value) ? reservedPaths(value, `${path}.`) : [];
  });

/** A field that was sent as null was left out. */
export const withoutNulls = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
