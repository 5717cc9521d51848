import { paths } from '@wanderwork/contracts';
import { mockError, mockNetworkError, mockResponse, useServer } from '@wanderwork/testing';
import { readAsMember, readAsVisitor } from '../connect.fixture';
import { markRead, sendReads } from './reads';

const url = paths.api.connect.reads();
const listWaiting = () => JSON.parse(localStorage.getItem('wanderwork_connect_reads') ?? '[]') as unknown[];

describe('what somebody has read', () => {
  useServer();
  beforeEach(() => localStorage.clear());

  it('is sent together, each topic up to its furthest post', async () => {
    const userId = readAsMember();
    const requests = mockResponse('post', url, '');
    markRead({ userId, topic: 'aaaaaaaa', number: 20 });
    markRead({ userId, topic: 'bbbbbbbb', number: 3 });
    markRead({ userId, topic: 'aaaaaaaa', number: 7 });
    await Promise.all([sendReads(), sendReads()]);
    expect(requests.map(({ body }) => body)).toEqual([
      {
        topics: [
          { topic: 'bbbbbbbb', number: 3 },
          { topic: 'aaaaaaaa', number: 20 },
        ],
      },
    ]);
    expect(listWaiting()).toEqual([]);
  });

  it('waits in this browser until the server can be reached', async () => {
    const userId = readAsMember();
    mockNetworkError('post', url);
    markRead({ userId, topic: 'aaaaaaaa', number: 2 });
    await sendReads();
    expect(listWaiting()).toHaveLength(1);
    const requests = mockResponse('post', url, '');
    window.dispatchEvent(new Event('online'));
    await sendReads();
    expect(requests).toHaveLength(1);
    expect(listWaiting()).toEqual([]);
  });

  it('is sent when the page is left', async () => {
    const userId = readAsMember();
    const requests = mockResponse('post', url, '');
    markRead({ userId, topic: 'aaaaaaaa', number: 2 });
    window.dispatchEvent(new Event('pagehide'));
    await sendReads();
    expect(requests).toHaveLength(1);
  });

  it('is never sent for somebody else', async () => {
    const userId = readAsMember();
    markRead({ userId, topic: 'aaaaaaaa', number: 2 });
    readAsVisitor();
    const requests = mockResponse('post', url, '');
    await sendReads();
    expect(requests).toEqual([]);
    expect(listWaiting()).toHaveLength(1);
  });

  it('is given up when the server refuses it', async () => {
    const userId = readAsMember();
    mockError('post', url, { statusCode: 400, code: 'validation.failed', message: 'No such topic' });
    markRead({ userId, topic: 'aaaaaaaa', number: 2 });
    await sendReads();
    expect(listWaiting()).toEqual([]);
  });
});
