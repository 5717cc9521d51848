import { errorCodes, type PostText, type SavedPost } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';
import { createPost, createText } from './post.fixture';
import { createDraft } from './draft';
import { openLocalDraft } from './local-draft';

type Save = { revision: number; words: PostText; keep: boolean };

const localDraft = openLocalDraft('ana', createPost().id);
const createSaved = (revision: number): SavedPost => ({
  revision,
  savedAt: '2026-01-02T10:33:00.000Z',
  savedBy: 'Ana Ferreira',
  changed: true,
});

/** A draft whose saves are noted and answered one by one. */
const openDraft = (...replies: (SavedPost | Error | Promise<SavedPost>)[]) => {
  const requests: Save[] = [];
  const send = async (save: Save): Promise<SavedPost> => {
    requests.push(save);
    const reply = replies[requests.length - 1] ?? createSaved(save.revision + 1);
    if (reply instanceof Error) throw reply;
    return reply;
  };
  const draft = createDraft(createPost(), { send, localDraft });
  return { draft, requests, getState: () => draft.store.getState() };
};

const createConflict = (words: PostText) =>
  new HttpError(
    409,
    JSON.stringify({
      statusCode: 409,
      code: errorCodes.postChanged,
      message: 'Saved elsewhere.',
      theirs: { revision: 9, words, savedAt: '2026-01-02T10:40:00.000Z', savedBy: 'Bo' },
    }),
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('a draft', () => {
  it('is saved when the keys rest, once for all that was typed', async () => {
    const { draft, requests, getState } = openDraft();
    draft.write({ content: 'A' });
    draft.write({ content: 'Ab' });
    expect(getState().status).toBe('waiting');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(requests).toEqual([{ revision: 3, words: createText({ content: 'Ab' }), keep: false }]);
    expect(getState()).toMatchObject({ status: 'saved', revision: 4, changed: true });
    expect(localDraft.read()).toBeNull();
  });

  it('follows its own saves, one after the other', async () => {
    const slow = new Promise<SavedPost>((resolve) => setTimeout(() => resolve(createSaved(4)), 5000));
    const { draft, requests, getState } = openDraft(slow);
    draft.write({ content: 'One' });
    await jest.advanceTimersByTimeAsync(3000);
    expect(getState().status).toBe('saving');
    draft.write({ content: 'Two' });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(requests.map(({ revision, words }) => [revision, words.content])).toEqual([
      [3, 'One'],
      [4, 'Two'],
    ]);
    expect(getState().status).toBe('saved');
  });

  it('is sent again by hand although nothing changed, to become a version', async () => {
    const { draft, requests } = openDraft();
    await expect(draft.save()).resolves.toBe(true);
    await draft.save(true);
    expect(requests.map(({ keep }) => keep)).toEqual([true]);
  });

  it('saves by hand also what was typed while that was on its way, so that what comes next has all of it', async () => {
    const slow = new Promise<SavedPost>((resolve) => setTimeout(() => resolve(createSaved(4)), 5000));
    const { draft, requests, getState } = openDraft(slow);
    draft.write({ content: 'One' });
    const all = draft.save();
    await jest.advanceTimersByTimeAsync(4000);
    draft.write({ content: 'Two' });
    await jest.advanceTimersByTimeAsync(1000);
    expect(await all).toBe(true);
    expect(requests.map(({ words }) => words.content)).toEqual(['One', 'Two']);
    expect(getState()).toMatchObject({ status: 'saved', revision: 5 });
  });

  it('is kept on the device while the server is away, and tried again', async () => {
    const { draft, requests, getState } = openDraft(new TypeError('Failed to fetch'));
    draft.write({ content: 'Offline' });
    await jest.advanceTimersByTimeAsync(3000);
    expect(getState()).toMatchObject({ status: 'failed', problem: 'the server could not be reached' });
    expect(localDraft.read()).toEqual({ revision: 3, words: createText({ content: 'Offline' }) });
    await jest.advanceTimersByTimeAsync(20_000);
    expect([requests.length, getState().status]).toEqual([2, 'saved']);
  });

  it('is not sent again as it is when it was refused', async () => {
    const body = { statusCode: 400, code: errorCodes.validation, message: 'No', errors: [] };
    const { draft, requests, getState } = openDraft(new HttpError(400, JSON.stringify(body)));
    draft.write({ content: 'x' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect([requests.length, getState().problem]).toEqual([1, 'No']);
  });

  it('keeps what is typed while the post is being published', async () => {
    const { draft, getState } = openDraft();
    draft.write({ content: 'Typed meanwhile' });
    draft.markPublished(createPost({ state: 'published' }));
    expect(getState()).toMatchObject({
      words: { content: 'Typed meanwhile' },
      changed: true,
      status: 'waiting',
    });
    await draft.save();
    draft.markPublished(createPost({ state: 'published' }));
    expect(getState()).toMatchObject({ changed: false, revision: 4 });
  });

  it('goes on with what was kept on the device', async () => {
    localDraft.save({ revision: 3, words: createText({ content: 'From before' }) });
    const { requests, getState } = openDraft();
    expect(getState().words.content).toBe('From before');
    await jest.advanceTimersByTimeAsync(100);
    expect(requests.map(({ words }) => words.content)).toEqual(['From before']);
  });

  it('finds nothing of somebody else at the same browser', () => {
    openLocalDraft('bo', createPost().id).save({ revision: 3, words: createText({ content: 'Of Bo' }) });
    expect(openDraft().getState().words.content).toBe('First words.');
  });
});

describe('two saves that meet', () => {
  it('stop the saving until one is chosen; mine goes above theirs, as a version', async () => {
    const { draft, requests, getState } = openDraft(createConflict(createText({ content: 'Theirs' })));
    draft.write({ content: 'Mine' });
    await jest.advanceTimersByTimeAsync(3000);
    expect(getState()).toMatchObject({ status: 'conflict', theirs: { words: { content: 'Theirs' } } });
    draft.write({ content: 'Mine!' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
    await draft.resolve(true);
    expect(requests[1]).toEqual({ revision: 9, words: createText({ content: 'Mine!' }), keep: true });
    expect(getState()).toMatchObject({ status: 'saved', revision: 10, theirs: null });
  });

  it('give way to the other where that is chosen', async () => {
    const { draft, getState } = openDraft(createConflict(createText({ content: 'Theirs' })));
    draft.write({ content: 'Mine' });
    await jest.advanceTimersByTimeAsync(3000);
    await draft.resolve(false);
    expect(getState()).toMatchObject({ status: 'saved', revision: 9, words: { content: 'Theirs' } });
    expect(localDraft.read()).toBeNull();
  });
});
