import type { FieldError } from '@wanderwork/contracts';
import { toRefusal } from './player.js';

/** Values that no field for a small integer accepts. */
export const INVALID_INTEGERS: readonly unknown[] = [-1e308, 1e308, 2 ** 31, 0.5, '1', 'NaN', [1], {}, true];

/** The refused fields, each once. */
export const getRefusedFields = (response: { statusCode: number; json<T>(): T }): string[] => {
  expect(toRefusal(response)).toEqual({ status: 400, code: 'validation.failed' });
  return [...new Set(response.json<{ errors: FieldError[] }>().errors.map(({ path }) => path))];
};
