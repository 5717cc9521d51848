import type { FieldError } from '@wanderwork/contracts';
import { refusal } from './player.js';

/** What no field takes that asks for a small whole number. */
export const odd: readonly unknown[] = [-1e308, 1e308, 2 ** 31, 0.5, '1', 'NaN', [1], {}, true];

/** Each field once, however many of its rules it broke. */
export const fieldsRefused = (answer: { statusCode: number; json<T>(): T }): string[] => {
  expect(refusal(answer)).toEqual({ status: 400, code: 'validation.failed' });
  return [...new Set(answer.json<{ errors: FieldError[] }>().errors.map(({ path }) => path))];
};
