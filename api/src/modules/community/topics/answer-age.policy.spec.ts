import { decideAnswer, findAnswerState, type AnsweredTopic } from './answer-age.policy.js';

const now = new Date('2026-11-28T12:00:00Z');
const topic: AnsweredTopic = {
  tags: ['housing', 'visas'],
  acceptedPostId: '0193a000-0000-7000-8000-000000000001',
  answerCheckedAt: new Date('2025-11-28T12:00:00Z'),
  outdatedAt: null,
};

describe('the age of an accepted answer', () => {
  it.each(['visas', 'tax', 'safety'])('matters after 12 months in a question about %s', (tag) => {
    expect(findAnswerState({ ...topic, tags: [tag] }, now)).toBe('asked');
  });

  it.each<[string, Partial<AnsweredTopic>]>([
    ['it is a second too young', { answerCheckedAt: new Date('2025-11-28T12:00:01Z') }],
    ['the question is about something else', { tags: ['housing', 'internet'] }],
    ['no answer is accepted', { acceptedPostId: null, answerCheckedAt: null }],
  ])('does not matter while %s', (_, change) => {
    expect(findAnswerState({ ...topic, ...change }, now)).toBeNull();
  });

  it('stays out of date whatever its tags become', () => {
    expect(findAnswerState({ ...topic, tags: [], outdatedAt: now }, now)).toBe('outdated');
  });
});

describe('votes', () => {
  it.each([
    [{ stillTrue: 0, changed: 2 }, null],
    [{ stillTrue: 2, changed: 3 }, 'outdated'],
    [{ stillTrue: 3, changed: 2 }, 'confirmed'],
    [{ stillTrue: 3, changed: 3 }, 'outdated'],
    [{ stillTrue: 4, changed: 3 }, 'confirmed'],
    [{ stillTrue: 2, changed: 0 }, null],
  ])('%j decide: %s', (counts, decision) => {
    expect(decideAnswer(counts)).toBe(decision);
  });
});
