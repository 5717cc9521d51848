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

  it('drops an answer once its time has ended, although its data is unchanged', () => {
    const current = { getCached: () => 'v' } as unknown as DataVersions;
    const cache = new AnswerCache(current);
    const answer = new Answer({ type: 'application/json', cache: 'public', body: '{}' });
    const store = (endsAt: number) =>
      cache.store('/api/cities', { answer, route: '', topic: 'cities', version: 'v', endsAt });
    store(Date.now() + 60_000);
    expect([cache.find('/api/cities', 'v'), cache.findCurrent('/api/cities')?.answer]).toEqual([
      answer,
      answer,
    ]);
    store(Date.now());
    expect([cache.find('/api/cities', 'v'), cache.findCurrent('/api/cities')]).toEqual([null, null]);
  });
});
