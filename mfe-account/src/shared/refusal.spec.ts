import { HttpError } from '@wanderwork/platform';
import { expectSuccess, getReason, Refusal, wasAnsweredByServer } from './refusal';

describe('expectSuccess', () => {
  it('resolves for a successful answer', async () => {
    await expect(expectSuccess(Promise.resolve({ success: true, message: '' }))).resolves.toBeUndefined();
  });

  it('throws the message of a refusal', async () => {
    const no = expectSuccess(Promise.resolve({ success: false, message: 'Not today' }));
    await expect(no).rejects.toThrow(new Refusal('Not today'));
  });
});

describe('getReason and wasAnsweredByServer', () => {
  it.each([
    [new Refusal('Not today'), 'Not today', true],
    [
      new HttpError(429, '{"code":"rate.limited","message":"Please wait a moment."}'),
      'Please wait a moment.',
      true,
    ],
    [new HttpError(502, '<h1>Bad gateway</h1>'), '', true],
    [new TypeError('Failed to fetch'), '', false],
  ])('handle %p', (error, reason, answered) => {
    expect(getReason(error)).toBe(reason);
    expect(wasAnsweredByServer(error)).toBe(answered);
  });
});
