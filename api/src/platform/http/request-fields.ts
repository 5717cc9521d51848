import { MAX_DEPTH, MAX_VALUES } from './json-bounds.js';

const hasLoneSurrogate = (value: unknown) => typeof value === 'string' && /\p{Surrogate}/u.test(value);

const getChildren = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Whether `value` is within the limits of depth and size and has no broken characters, so rules can check it. */
export const isReadable = (value: unknown): boolean => {
  let level = [value];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    seen += level.length;
    if (depth > MAX_DEPTH || seen > MAX_VALUES || level.some(hasLoneSurrogate)) return false;
    level = level.flatMap(getChildren);
  }
  return true;
};

/** Names that objects and classes have by default. The libraries skip them, so no rule would ever see such a field. */
const isReserved = (name: string): boolean => name === 'prototype' || Object.hasOwn(Object.prototype, name);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the paths of fields with such names, at any depth (`header.prototype`). */
export const findReservedPaths = (fields: object, parent = ''): string[] =>
  Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    const path = parent + name;
    if (isReserved(name)) return [path];
    return isObject(value) ? findReservedPaths(value, `${path}.`) : [];
  });

/** Removes null fields: null means the field was left out. */
export const withoutNulls = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
