import { DAY_MS } from '../../../shared/durations';
import { createText } from './post.fixture';
import { openLocalDraft } from './local-draft';

const KEY = 'wanderwork_post_drafts';
const createCopy = (content: string) => ({ revision: 3, words: createText({ content }) });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('words kept on a device that several people share', () => {
  it('stay when somebody else keeps theirs of the same post', () => {
    openLocalDraft('ana', 'guide').save(createCopy('Of Ana'));
    openLocalDraft('bo', 'guide').save(createCopy('Of Bo'));
    expect(openLocalDraft('ana', 'guide').read()).toEqual(createCopy('Of Ana'));
    expect(openLocalDraft('bo', 'guide').read()).toEqual(createCopy('Of Bo'));
  });

  it('stay when somebody else lets go of theirs, or of another post', () => {
    for (const [who, post] of [
      ['ana', 'guide'],
      ['ana', 'news'],
      ['bo', 'guide'],
    ] as const)
      openLocalDraft(who, post).save(createCopy(`${who} on ${post}`));
    openLocalDraft('bo', 'guide').clear();
    openLocalDraft('ana', 'news').clear();
    expect(openLocalDraft('ana', 'guide').read()).toEqual(createCopy('ana on guide'));
    expect(openLocalDraft('bo', 'guide').read()).toBeNull();
  });

  it('leave nothing behind when all are saved', () => {
    for (const who of ['ana', 'bo']) openLocalDraft(who, 'guide').save(createCopy('x'));
    for (const who of ['ana', 'bo']) openLocalDraft(who, 'guide').clear();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('go after thirty days in which their writer did not come back', () => {
    openLocalDraft('ana', 'guide').save(createCopy('Of Ana'));
    jest.advanceTimersByTime(30 * DAY_MS + 1);
    expect(openLocalDraft('ana', 'guide').read()).toBeNull();
    openLocalDraft('bo', 'guide').save(createCopy('Of Bo'));
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
    const copy = openLocalDraft('ana', 'guide');
    expect(copy.read()).toBeNull();
    expect(copy.save(createCopy('x'))).toBe(true);
    expect(copy.read()).toEqual(createCopy('x'));
  });

  it('are told to be kept nowhere where the browser keeps nothing', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(openLocalDraft('ana', 'guide').save(createCopy('x'))).toBe(false);
    refuse.mockRestore();
  });
});
