import { paths } from '@wanderwork/contracts';
import { mockCaches } from '@wanderwork/testing/caches';
import { aTopicDetail } from '../../common/connect.fixture';
import { dropSavedTopic, findSavedTopic, saveTopic } from './saved-topics';

const date = 'Sat, 28 Nov 2026 10:00:00 GMT';
const toCode = (index: number) => `topic${String(index).padStart(3, '0')}`;

/** The server knows every topic, and says which requests it got. */
const mockServer = () =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const [, code = ''] = /topics\/(\w+)/.exec(String(address)) ?? [];
    return Response.json(aTopicDetail({ code }), { headers: { date } });
  });

describe('topics saved for reading offline', () => {
  beforeEach(() => mockCaches());
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'caches');
  });

  it('are saved as a visitor sees them, with the date', async () => {
    const fetched = mockServer();
    await saveTopic('k3f9a2bc', [1, 21]);
    expect(fetched.mock.calls.map(([address, init]) => [address, init?.credentials])).toEqual([
      [`${paths.api.connect.topic('k3f9a2bc')}?from=1`, 'omit'],
      [`${paths.api.connect.topic('k3f9a2bc')}?from=21`, 'omit'],
    ]);
    expect(await findSavedTopic('k3f9a2bc', 21)).toEqual({ ...aTopicDetail(), savedAt: date });
    expect(await findSavedTopic('k3f9a2bc', 41)).toBeNull();
  });

  it('are the last fifty', async () => {
    mockServer();
    for (let index = 0; index < 50; index += 1) await saveTopic(toCode(index), [1]);
    await saveTopic(toCode(0), [1, 21]);
    await saveTopic(toCode(50), [1]);
    expect(await findSavedTopic(toCode(1), 1)).toBeNull();
    for (const index of [0, 2, 50]) expect(await findSavedTopic(toCode(index), 1)).not.toBeNull();
  });

  it('are dropped with all their pages', async () => {
    mockServer();
    await saveTopic('k3f9a2bc', [1, 21]);
    await saveTopic('another0', [1]);
    await dropSavedTopic('k3f9a2bc');
    expect(await findSavedTopic('k3f9a2bc', 1)).toBeNull();
    expect(await findSavedTopic('k3f9a2bc', 21)).toBeNull();
    expect(await findSavedTopic('another0', 1)).not.toBeNull();
  });

  it('are none where the browser has no cache', async () => {
    Reflect.deleteProperty(globalThis, 'caches');
    await expect(saveTopic('k3f9a2bc', [1])).resolves.toBeUndefined();
    expect(await findSavedTopic('k3f9a2bc', 1)).toBeNull();
  });
});
