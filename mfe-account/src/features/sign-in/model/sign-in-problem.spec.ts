import { HttpError } from '@wanderwork/platform';
import { Refusal } from '../../../shared/refusal';
import { toSignInProblem } from './sign-in-problem';

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
    expect(toSignInProblem(error, 'page')).toEqual({ title: 'Login failed', message: words });
    expect(toSignInProblem(error, 'dialog')).toEqual({ title: 'Login failed', message: words });
  });

  it('calls what nobody expected by the name of its place', () => {
    const lost = new TypeError('Failed to fetch');
    const words = 'An unexpected error occurred. Please try again.';
    expect(toSignInProblem(lost, 'page')).toEqual({ title: 'Login error', message: words });
    expect(toSignInProblem(lost, 'dialog')).toEqual({ title: 'Login failed', message: words });
  });
});
