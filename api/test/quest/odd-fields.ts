import type { FieldError } from '@wanderwork/contracts';
import { refusal } from './player.js';

/** Values that no field for a small integer accepts. */
export const odd: readonly unknown[] = [-1e308, 1e308, 2 ** 31, 0.5, '1', 'NaN', [1], {}, true];

/** The refused fields, each once. */
export const fieldsRefused = (answer: { statusCode: number; json<T>(): T }): string[] => {
  expect(refusal(answer)).toEqual({ status: 400, code: 'validation.failed' });
  return [...new Set(answer.json<{ errors: FieldError[] }>().errors.map(({ path }) => path))];
};
