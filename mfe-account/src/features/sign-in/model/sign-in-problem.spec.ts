import { HttpError } from '@wanderwork/platform';
import { Refusal } from '../../../shared/refusal';
import { toSignInProblem } from './sign-in-problem';

const answer = (status: number, body?: object) => new HttpError(status, body ? JSON.stringify(body) : '');

describe('toSignInProblem', () => {
  it.each([
    [answer(429, { code: 'rate.limited', message: 'Please wait 5 s.' }), 'Please wait 5 s.'],
    [answer(401), 'Invalid email or password.'],
    [new Refusal('Your account sleeps.'), 'Your account sleeps.'],
    [new Refusal(''), 'Invalid email or password.'],
    [answer(403, { code: 'some.code' }), 'There was a problem with your login attempt.'],
    [answer(502), 'Server error'],
  ])('gives %p the same message on page and dialog', (error, words) => {
    expect(toSignInProblem(error, 'page')).toEqual({ title: 'Login failed', message: words });
    expect(toSignInProblem(error, 'dialog')).toEqual({ title: 'Login failed', message: words });
  });

  it('gives an unexpected error different titles on page and dialog', () => {
    const lost = new TypeError('Failed to fetch');
    const words = 'An unexpected error occurred. Please try again.';
    expect(toSignInProblem(lost, 'page')).toEqual({ title: 'Login error', message: words });
    expect(toSignInProblem(lost, 'dialog')).toEqual({ title: 'Login failed', message: words });
  });
});
