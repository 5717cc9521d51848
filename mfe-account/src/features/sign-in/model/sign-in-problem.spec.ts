import { HttpError } from '@wanderwork/platform';
import { Refusal } from '../../../shared/refusal';
import { signInProblem } from './sign-in-problem';

const answer = (status: number, body?: object) => new HttpError(status, body ? JSON.stringify(body) : '');

describe('signInProblem', () => {
  it.each([
    [answer(429, { code: 'rate.limited', message: 'Please wait 5 s.' }), 'Please wait 5 s.'],
    [answer(401), 'Invalid email or password.'],
    [new Refusal('Your account sleeps.'), 'Your account sleeps.'],
    [new Refusal(''), 'Invalid email or password.'],
    [answer(403, { code: 'some.code' }), 'There was a problem with your login attempt.'],
    [answer(502), 'Server error'],
  ])('puts %p into the same words everywhere', (error, words) => {
    expect(signInProblem(error, 'page')).toEqual({ title: 'Login failed', words });
    expect(signInProblem(error, 'dialog')).toEqual({ title: 'Login failed', words });
  });

  it('calls what nobody expected by the name of its place', () => {
    const lost = new TypeError('Failed to fetch');
    const words = 'An unexpected error occurred. Please try again.';
    expect(signInProblem(lost, 'page')).toEqual({ title: 'Login error', words });
    expect(signInProblem(lost, 'dialog')).toEqual({ title: 'Login failed', words });
  });
});
