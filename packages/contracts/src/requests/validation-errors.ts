import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import type { FieldError } from '../responses.js';

const flatten = (errors: ValidationError[], parent = ''): FieldError[] =>
  errors.flatMap((error) => {
    const path = parent ? `${parent}.${error.property}` : error.property;
    const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({ path, rule, message }));
    return [...own, ...flatten(error.children ?? [], path)];
  });

/** The rules of `type` that `payload` violates, as the API would return them; empty if it is valid. */
export const findValidationErrors = <T extends object>(type: new () => T, payload: object): FieldError[] =>
  flatten(validateSync(plainToInstance(type, payload), { whitelist: true, forbidNonWhitelisted: true }));

/** The rules of `type` as a function, for a form that loads them on demand. */
export const createValidator =
  <T extends object>(type: new () => T) =>
  (payload: object): FieldError[] =>
    findValidationErrors(type, payload);

/** Converts errors that a pipe has collected. */
export const toFieldErrors = (errors: ValidationError[]): FieldError[] => flatten(errors);
