import { errorCodes, type PostWords, type SavedPost } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';
import { aDraft, someWords } from './a-post.fixture';
import { openDraft } from './draft';
import { keptCopy } from './kept-copy';

type Save = { revision: number; words: PostWords; keep: boolean };

const copy = keptCopy('ana', aDraft().id);
const saved = (revision: number): SavedPost => ({
  revision,
  savedAt: '2026-01-02T10:33:00.000Z',
  savedBy: 'Ana Ferreira',
  changed: true,
});

/** A draft whose saves are noted and answered one by one. */
const open = (...replies: (SavedPost | Error | Promise<SavedPost>)[]) => {
  const sent: Save[] = [];
  const send = async (save: Save): Promise<SavedPost> => {
    sent.push(save);
    const reply = replies[sent.length - 1] ?? saved(save.revision + 1);
    if (reply instanceof Error) throw reply;
    return reply;
  };
  const draft = openDraft(aDraft(), { send, copy });
  return { draft, sent, now: () => draft.store.getState() };
};

const conflict = (words: PostWords) =>
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
    const { draft, sent, now } = open();
    draft.write({ content: 'A' });
    draft.write({ content: 'Ab' });
    expect(now().standing).toBe('waiting');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([{ revision: 3, words: someWords({ content: 'Ab' }), keep: false }]);
    expect(now()).toMatchObject({ standing: 'saved', revision: 4, changed: true });
    expect(copy.read()).toBeNull();
  });

  it('follows its own saves, one after the other', async () => {
    const slow = new Promise<SavedPost>((resolve) => setTimeout(() => resolve(saved(4)), 5000));
    const { draft, sent, now } = open(slow);
    draft.write({ content: 'One' });
    await jest.advanceTimersByTimeAsync(3000);
    expect(now().standing).toBe('saving');
    draft.write({ content: 'Two' });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sent.map(({ revision, words }) => [revision, words.content])).toEqual([
      [3, 'One'],
      [4, 'Two'],
    ]);
    expect(now().standing).toBe('saved');
  });

  it('is sent again by hand although nothing changed, to become a version', async () => {
    const { draft, sent } = open();
    await expect(draft.save()).resolves.toBe(true);
    await draft.save(true);
    expect(sent.map(({ keep }) => keep)).toEqual([true]);
  });

  it('saves by hand also what was typed while that was on its way, so that what comes next has all of it', async () => {
    const slow = new Promise<SavedPost>((resolve) => setTimeout(() => resolve(saved(4)), 5000));
    const { draft, sent, now } = open(slow);
    draft.write({ content: 'One' });
    const all = draft.save();
    await jest.advanceTimersByTimeAsync(4000);
    draft.write({ content: 'Two' });
    await jest.advanceTimersByTimeAsync(1000);
    expect(await all).toBe(true);
    expect(sent.map(({ words }) => words.content)).toEqual(['One', 'Two']);
    expect(now()).toMatchObject({ standing: 'saved', revision: 5 });
  });

  it('is kept on the device while the server is away, and tried again', async () => {
    const { draft, sent, now } = open(new TypeError('Failed to fetch'));
    draft.write({ content: 'Offline' });
    await jest.advanceTimersByTimeAsync(3000);
    expect(now()).toMatchObject({ standing: 'failed', problem: 'the server could not be reached' });
    expect(copy.read()).toEqual({ revision: 3, words: someWords({ content: 'Offline' }) });
    await jest.advanceTimersByTimeAsync(20_000);
    expect([sent.length, now().standing]).toEqual([2, 'saved']);
  });

  it('is not sent again as it is when it was refused', async () => {
    const body = { statusCode: 400, code: errorCodes.validation, message: 'No', errors: [] };
    const { draft, sent, now } = open(new HttpError(400, JSON.stringify(body)));
    draft.write({ content: 'x' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect([sent.length, now().problem]).toEqual([1, 'No']);
  });

  it('keeps what is typed while the post is being published', async () => {
    const { draft, now } = open();
    draft.write({ content: 'Typed meanwhile' });
    draft.follow(aDraft({ state: 'published' }));
    expect(now()).toMatchObject({
      words: { content: 'Typed meanwhile' },
      changed: true,
      standing: 'waiting',
    });
    await draft.save();
    draft.follow(aDraft({ state: 'published' }));
    expect(now()).toMatchObject({ changed: false, revision: 4 });
  });

  it('goes on with what was kept on the device', async () => {
    copy.keep({ revision: 3, words: someWords({ content: 'From before' }) });
    const { sent, now } = open();
    expect(now().words.content).toBe('From before');
    await jest.advanceTimersByTimeAsync(100);
    expect(sent.map(({ words }) => words.content)).toEqual(['From before']);
  });

  it('finds nothing of somebody else at the same browser', () => {
    keptCopy('bo', aDraft().id).keep({ revision: 3, words: someWords({ content: 'Of Bo' }) });
    expect(open().now().words.content).toBe('First words.');
  });
});

describe('two saves that meet', () => {
  it('stop the saving until one is chosen; mine goes above theirs, as a version', async () => {
    const { draft, sent, now } = open(conflict(someWords({ content: 'Theirs' })));
    draft.write({ content: 'Mine' });
    await jest.advanceTimersByTimeAsync(3000);
    expect(now()).toMatchObject({ standing: 'conflict', theirs: { words: { content: 'Theirs' } } });
    draft.write({ content: 'Mine!' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    await draft.resolve(true);
    expect(sent[1]).toEqual({ revision: 9, words: someWords({ content: 'Mine!' }), keep: true });
    expect(now()).toMatchObject({ standing: 'saved', revision: 10, theirs: null });
  });

  it('give way to the other where that is chosen', async () => {
    const { draft, now } = open(conflict(someWords({ content: 'Theirs' })));
    draft.write({ content: 'Mine' });
    await jest.advanceTimersByTimeAsync(3000);
    await draft.resolve(false);
    expect(now()).toMatchObject({ standing: 'saved', revision: 9, words: { content: 'Theirs' } });
    expect(copy.read()).toBeNull();
  });
});
