import { Answer } from '../http/answer.js';
import type { DataVersions } from './data-versions.js';
import { AnswerCache } from './answer-cache.js';

const versions = { atHand: () => 'v' } as unknown as DataVersions;

const countCached = (count: number, body: string) => {
  const cache = new AnswerCache(versions);
  const answer = () => new Answer({ type: 'application/json', cache: 'public', body });
  for (let at = 0; at < count; at += 1)
    cache.store(`/api/cities?region=${at}`, { answer: answer(), route: '', topic: 'cities', version: 'v' });
  return Array.from({ length: count }, (_, at) => cache.find(`/api/cities?region=${at}`, 'v')).filter(Boolean)
    .length;
};

describe('AnswerCache', () => {
  it('keeps every answer while there are few', () => {
    expect(countCached(100, 'x'.repeat(10_000))).toBe(100);
  });

  it('has a size limit, however short the answers are', () => {
    const left = countCached(10_000, '{"items":[]}');
    expect(left).toBeGreaterThan(1000);
    expect(left).toBeLessThan(9000);
  });
});
