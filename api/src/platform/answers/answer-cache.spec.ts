import { Answer } from '../http/answer.js';
import type { DataVersions } from './data-versions.js';
import { AnswerCache } from './answer-cache.js';

const unchanging = { atHand: () => 'v' } as unknown as DataVersions;

const keptOf = (count: number, body: string) => {
  const kept = new AnswerCache(unchanging);
  const answer = () => new Answer({ type: 'application/json', cache: 'public', body });
  for (let at = 0; at < count; at += 1)
    kept.store(`/api/cities?region=${at}`, { answer: answer(), route: '', topic: 'cities', version: 'v' });
  return Array.from({ length: count }, (_, at) => kept.find(`/api/cities?region=${at}`, 'v')).filter(Boolean)
    .length;
};

describe('answers in memory', () => {
  it('are all kept while they are few', () => {
    expect(keptOf(100, 'x'.repeat(10_000))).toBe(100);
  });

  it('have an end, however short they are', () => {
    const left = keptOf(10_000, '{"items":[]}');
    expect(left).toBeGreaterThan(1000);
    expect(left).toBeLessThan(9000);
  });
});
