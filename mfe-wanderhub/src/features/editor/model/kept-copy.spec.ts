import { DAY_MS } from '../../../shared/durations';
import { someWords } from './a-post.fixture';
import { keptCopy } from './kept-copy';

const KEY = 'wanderwork_post_drafts';
const copyOf = (content: string) => ({ revision: 3, words: someWords({ content }) });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('words kept on a device that several people share', () => {
  it('stay when somebody else keeps theirs of the same post', () => {
    keptCopy('ana', 'guide').keep(copyOf('Of Ana'));
    keptCopy('bo', 'guide').keep(copyOf('Of Bo'));
    expect(keptCopy('ana', 'guide').read()).toEqual(copyOf('Of Ana'));
    expect(keptCopy('bo', 'guide').read()).toEqual(copyOf('Of Bo'));
  });

  it('stay when somebody else lets go of theirs, or of another post', () => {
    for (const [who, post] of [
      ['ana', 'guide'],
      ['ana', 'news'],
      ['bo', 'guide'],
    ] as const)
      keptCopy(who, post).keep(copyOf(`${who} on ${post}`));
    keptCopy('bo', 'guide').forget();
    keptCopy('ana', 'news').forget();
    expect(keptCopy('ana', 'guide').read()).toEqual(copyOf('ana on guide'));
    expect(keptCopy('bo', 'guide').read()).toBeNull();
  });

  it('leave nothing behind when all are saved', () => {
    for (const who of ['ana', 'bo']) keptCopy(who, 'guide').keep(copyOf('x'));
    for (const who of ['ana', 'bo']) keptCopy(who, 'guide').forget();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('go after thirty days in which their writer did not come back', () => {
    keptCopy('ana', 'guide').keep(copyOf('Of Ana'));
    jest.advanceTimersByTime(30 * DAY_MS + 1);
    expect(keptCopy('ana', 'guide').read()).toBeNull();
    keptCopy('bo', 'guide').keep(copyOf('Of Bo'));
    expect(localStorage.getItem(KEY)).not.toContain('Of Ana');
  });

  it.each([
    '{',
    'null',
    '7',
    '[1]',
    '[null]',
    '[{"userId":"ana","postId":"guide"}]',
    '{"userId":"ana","posts":{"guide":7}}',
  ])('are none where somebody wrote %s, which stops nobody from writing', (text) => {
    localStorage.setItem(KEY, text);
    const copy = keptCopy('ana', 'guide');
    expect(copy.read()).toBeNull();
    expect(copy.keep(copyOf('x'))).toBe(true);
    expect(copy.read()).toEqual(copyOf('x'));
  });

  it('are told to be kept nowhere where the browser keeps nothing', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keptCopy('ana', 'guide').keep(copyOf('x'))).toBe(false);
    refuse.mockRestore();
  });
});
