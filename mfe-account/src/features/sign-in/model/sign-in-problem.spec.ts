import { HttpError } from '@wanderwork/platform';
import { signInProblem } from './sign-in-problem';

const answer = (status: number, message?: string) =>
  new HttpError(status, message ? JSON.stringify({ statusCode: status, code: 'some.code', message }) : '');

describe('signInProblem', () => {
  it.each([
    [answer(429, 'Too many attempts. Try again in 5 minutes.'), 'Too many attempts. Try again in 5 minutes.'],
    [answer(401), 'Invalid email or password.'],
    [answer(502), 'There was a problem with your login attempt.'],
    [new TypeError('Failed to fetch'), 'Login error: An unexpected error occurred. Please try again.'],
  ])('puts %p into words', (error, words) => {
    expect(signInProblem(error)).toBe(words);
  });
});
