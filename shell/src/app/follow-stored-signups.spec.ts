import { paths } from '@wanderwork/contracts';
import { WAITLIST_OUTBOX_KEY } from '@wanderwork/platform';
import { mockResponse, mockNetworkError, useServer } from '@wanderwork/testing';
import { waitFor } from '@testing-library/dom';
import { followStoredSignups } from './follow-stored-signups';

const ana = { email: 'ana@example.com', name: 'Ana', newsletter: true };
const storeSignup = () => localStorage.setItem(WAITLIST_OUTBOX_KEY, JSON.stringify([ana]));
const successBody = { success: true, message: '' };

describe('a stored sign-up', () => {
  useServer();
  let stop = (): void => undefined;
  beforeEach(storeSignup);
  afterEach(() => {
    stop();
    localStorage.clear();
  });

  it('is sent when the page starts', async () => {
    const sent = mockResponse('post', paths.api.waitlist(), successBody);
    stop = followStoredSignups();
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([ana]));
    await waitFor(() => expect(localStorage.getItem(WAITLIST_OUTBOX_KEY)).toBeNull());
  });

  it.each([
    ['the connection returns', () => window.dispatchEvent(new Event('online'))],
    ['someone returns to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is sent when %s', async (_when, happen) => {
    const failed = mockNetworkError('post', paths.api.waitlist());
    stop = followStoredSignups();
    await waitFor(() => expect(failed).toHaveLength(1));
    const sent = mockResponse('post', paths.api.waitlist(), successBody);
    await waitFor(() => {
      happen();
      expect(sent).toHaveLength(1);
    });
  });
});
